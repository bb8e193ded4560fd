import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { AuditLog } from '../../accounts/index.js';
import { RECOUNT_PUBLISHED } from '../recount-published.handler.js';

/** Does not wait for the night, as after a replay or a retag. */
export class RecountNow extends Command<void> {
  constructor(
    /** The subject of the operator; null from a shell. */
    readonly actor: string | null,
  ) {
    super();
  }
}

@CommandHandler(RecountNow)
export class RecountNowHandler implements ICommandHandler<RecountNow> {
  constructor(
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  async execute({ actor }: RecountNow): Promise<void> {
    await this.audit.note('figures-recounted', { actor });
    await this.jobs.add(RECOUNT_PUBLISHED, {}, { key: 'recount-published-now' });
  }
}
