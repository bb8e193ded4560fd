import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApiDocument } from './api-document.js';
import { OpenApiController } from './openapi.controller.js';

@Module({ imports: [DiscoveryModule], controllers: [OpenApiController], providers: [ApiDocument] })
export class OpenApiModule {}
