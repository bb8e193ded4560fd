import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { ExportReceipt } from '@toile/contracts';
import { Repository } from 'typeorm';
import { ExportReceiptEntity } from '../export-receipt.entity.js';

/** A table leaves the dashboard: what it is can be read later. */
export class KeepReceipt extends Command<void> {
  constructor(readonly receipt: ExportReceipt) {
    super();
  }
}

@CommandHandler(KeepReceipt)
export class KeepReceiptHandler implements ICommandHandler<KeepReceipt> {
  constructor(
    @InjectRepository(ExportReceiptEntity) private readonly receipts: Repository<ExportReceiptEntity>,
  ) {}

  async execute({ receipt }: KeepReceipt): Promise<void> {
    await this.receipts.insert({ id: receipt.id, receipt });
  }
}
