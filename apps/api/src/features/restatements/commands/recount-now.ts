import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { RECOUNT_PUBLISHED } from '../recount-published.handler.js';

/** Does not wait for the night, as after a replay or a retag. */
export class RecountNow extends Command<void> {}

@CommandHandler(RecountNow)
export class RecountNowHandler implements ICommandHandler<RecountNow> {
  constructor(private readonly jobs: Jobs) {}

  async execute(): Promise<void> {
    await this.jobs.add(RECOUNT_PUBLISHED, {}, { key: 'recount-published-now' });
  }
}
