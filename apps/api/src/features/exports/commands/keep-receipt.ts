import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { ExportReceipt } from '@toile/contracts';
import { Column, Entity, PrimaryColumn, Repository } from 'typeorm';

/** The receipt of an export. It says what was exported, and not by whom. */
@Entity('dashboard_export')
export class ExportReceiptEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('jsonb')
  receipt: ExportReceipt;
}

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
