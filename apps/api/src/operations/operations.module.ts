import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FreshnessQuery } from '../dashboard/measures/freshness.query.js';
import { DropJobHandler } from './commands/drop-job.js';
import { RetryJobHandler } from './commands/retry-job.js';
import { JobsController } from './http/jobs.controller.js';
import { OperationsController } from './http/operations.controller.js';
import { DataQualityHandler } from './queries/data-quality.js';
import { JobsHandler } from './queries/jobs.js';
import { VisitsHandler } from './queries/visits.js';
import { IntakeCounts } from './read-models/intake-counts.js';
import { IntakeMinuteEntity } from './read-models/intake-minute.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([IntakeMinuteEntity])],
  controllers: [OperationsController, JobsController],
  providers: [
    IntakeCounts,
    FreshnessQuery,
    DataQualityHandler,
    VisitsHandler,
    JobsHandler,
    RetryJobHandler,
    DropJobHandler,
  ],
})
export class OperationsModule {}
