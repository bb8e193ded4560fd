import { Module } from '@nestjs/common';
import { FreshnessQuery } from '../dashboard/measures/freshness.query.js';
import { DataQualityController } from './data-quality/data-quality.controller.js';
import { DataQualityQuery } from './data-quality/data-quality.query.js';
import { IntakeCountsQuery } from './data-quality/intake-counts.query.js';
import { VisitsController } from './visits/visits.controller.js';
import { VisitsQuery } from './visits/visits.query.js';

@Module({
  controllers: [DataQualityController, VisitsController],
  providers: [DataQualityQuery, IntakeCountsQuery, FreshnessQuery, VisitsQuery],
})
export class OperationsModule {}
