import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FreshnessQuery } from '../figures/index.js';
import { DropJobHandler } from './commands/drop-job.js';
import { RetryJobHandler } from './commands/retry-job.js';
import { JobsController } from './http/jobs.controller.js';
import { OperationsController } from './http/operations.controller.js';
import { DataQualityHandler } from './queries/data-quality.js';
import { JobsHandler } from './queries/jobs.js';
import { MissedSearchesHandler } from './queries/missed-searches.js';
import { VisitsHandler } from './queries/visits.js';
import { IntakeCounts } from './read-models/intake-counts.js';
import { OPERATIONS_ENTITIES } from './schema.js';

@Module({
  imports: [TypeOrmModule.forFeature(OPERATIONS_ENTITIES)],
  controllers: [OperationsController, JobsController],
  providers: [
    IntakeCounts,
    FreshnessQuery,
    DataQualityHandler,
    VisitsHandler,
    MissedSearchesHandler,
    JobsHandler,
    RetryJobHandler,
    DropJobHandler,
  ],
})
export class OperationsModule {}
