import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ProblemPagesController } from '../problems/problem-pages.controller.js';
import { ChangelogController } from '../versions/changelog.controller.js';
import { ApiDocument } from './api-document.js';
import { OpenApiController } from './openapi.controller.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [OpenApiController, ProblemPagesController, ChangelogController],
  providers: [ApiDocument],
})
export class OpenApiModule {}
