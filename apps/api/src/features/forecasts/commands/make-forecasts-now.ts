import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { MAKE_FORECASTS } from '../making/tasks.js';

/** Does not wait for the night, as after a replay or an import of history. */
export class MakeForecastsNow extends Command<void> {}

@CommandHandler(MakeForecastsNow)
export class MakeForecastsNowHandler implements ICommandHandler<MakeForecastsNow> {
  constructor(private readonly jobs: Jobs) {}

  async execute(): Promise<void> {
    await this.jobs.add(MAKE_FORECASTS, {}, { key: 'make-forecasts-now' });
  }
}
