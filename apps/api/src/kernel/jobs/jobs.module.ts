import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobRunner } from './job-runner.js';
import { Jobs } from './jobs.js';
import { DropOldJobsHandler, FreeLostJobsHandler } from './keep-jobs.handler.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [Jobs, JobRunner, FreeLostJobsHandler, DropOldJobsHandler],
  exports: [Jobs],
})
export class JobsModule {}
