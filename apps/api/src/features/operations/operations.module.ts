import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/index.js';
import { FreshnessQuery } from '../figures/index.js';
import { AskOfLogHandler } from './commands/ask-of-log.js';
import { DropJobHandler } from './commands/drop-job.js';
import { RebuildHandler, RebuildProjectionHandler } from './commands/rebuild-projection.js';
import { RetryJobHandler } from './commands/retry-job.js';
import { JobsController } from './http/jobs.controller.js';
import { OperationsController } from './http/operations.controller.js';
import { StreamsController } from './http/streams.controller.js';
import { DataQualityHandler } from './queries/data-quality.js';
import { DeadLettersHandler } from './queries/dead-letters.js';
import { JobsHandler } from './queries/jobs.js';
import { MissedSearchesHandler } from './queries/missed-searches.js';
import { ReplayPlanHandler } from './queries/replay-plan.js';
import { StreamsHandler } from './queries/streams.js';
import { VisitsHandler } from './queries/visits.js';
import { IntakeCounts } from './read-models/intake-counts.js';
import { OPERATIONS_ENTITIES } from './schema.js';

@Module({
  imports: [AccountsModule, TypeOrmModule.forFeature(OPERATIONS_ENTITIES)],
  controllers: [OperationsController, JobsController, StreamsController],
  providers: [
    IntakeCounts,
    FreshnessQuery,
    DataQualityHandler,
    VisitsHandler,
    MissedSearchesHandler,
    JobsHandler,
    RetryJobHandler,
    DropJobHandler,
    StreamsHandler,
    DeadLettersHandler,
    ReplayPlanHandler,
    AskOfLogHandler,
    RebuildProjectionHandler,
    RebuildHandler,
  ],
})
export class OperationsModule {}
