import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ownExport } from '../own-export.js';
import { ScheduledExportEntity } from '../scheduled-export.entity.js';

/** A member wants no more exports there. What lies in the bucket stays. */
export class RemoveExport extends Command<void> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveExport)
export class RemoveExportHandler implements ICommandHandler<RemoveExport> {
  constructor(
    @InjectRepository(ScheduledExportEntity) private readonly exports: Repository<ScheduledExportEntity>,
  ) {}

  /** @throws DomainError scheduled-export/unknown */
  async execute({ subject, id }: RemoveExport): Promise<void> {
    const found = await ownExport(this.exports, subject, id);
    await this.exports.delete({ id: found.id });
  }
}
