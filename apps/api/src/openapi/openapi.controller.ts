import { Controller, Get, Req, Res } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from '../reference/public-cache.js';
import { declaredRoutes } from './declared-routes.js';
import { docsPage } from './docs-page.js';
import { openApiDocument } from './openapi-document.js';

/** The api's own description: for programs, and for people without scripts. */
@Controller('api')
export class OpenApiController {
  #document: ReturnType<typeof openApiDocument> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  @Get('openapi.json')
  json(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendCached(request, reply, JSON.stringify(this.document()));
  }

  @Get('docs')
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendCached(request, reply, docsPage(this.document()), 'text/html; charset=utf-8');
  }

  private document() {
    this.#document ??= openApiDocument(declaredRoutes(this.discovery));
    return this.#document;
  }
}
