import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FreshnessQuery } from '../dashboard/measures/freshness.query.js';
import { OperationsController } from './http/operations.controller.js';
import { DataQualityHandler } from './queries/data-quality.js';
import { VisitsHandler } from './queries/visits.js';
import { IntakeCounts } from './read-models/intake-counts.js';
import { IntakeMinuteEntity } from './read-models/intake-minute.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([IntakeMinuteEntity])],
  controllers: [OperationsController],
  providers: [IntakeCounts, FreshnessQuery, DataQualityHandler, VisitsHandler],
})
export class OperationsModule {}
