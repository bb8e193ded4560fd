import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Jobs } from '../../../../kernel/jobs/jobs.js';
import { ownExport } from '../own-export.js';
import { addExport } from '../run-export.handler.js';
import { ScheduledExportEntity } from '../scheduled-export.entity.js';

/** A member wants an export before it is due. */
export class ExportNow extends Command<void> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(ExportNow)
export class ExportNowHandler implements ICommandHandler<ExportNow> {
  constructor(
    @InjectRepository(ScheduledExportEntity) private readonly exports: Repository<ScheduledExportEntity>,
    private readonly jobs: Jobs,
  ) {}

  /** @throws DomainError scheduled-export/unknown */
  async execute({ subject, id }: ExportNow): Promise<void> {
    await addExport(this.jobs, (await ownExport(this.exports, subject, id)).id);
  }
}
