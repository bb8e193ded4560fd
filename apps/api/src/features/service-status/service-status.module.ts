import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HealthModule } from '@toile/platform';
import { AskServices } from './ask-services.js';
import { ServiceStatusController } from './http/service-status.controller.js';
import { ServiceStatusHandler } from './queries/service-status.js';
import { SERVICE_STATUS_ENTITIES } from './schema.js';
import { WatchServices } from './watch-services.js';

@Module({
  imports: [HealthModule, TypeOrmModule.forFeature(SERVICE_STATUS_ENTITIES)],
  controllers: [ServiceStatusController],
  providers: [AskServices, WatchServices, ServiceStatusHandler],
  exports: [WatchServices],
})
export class ServiceStatusModule {}
