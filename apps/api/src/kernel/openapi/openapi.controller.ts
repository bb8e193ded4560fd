import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/allow.decorator.js';
import { sendCached } from '../http/public-cache.js';
import { ApiDocument } from './api-document.js';
import { docsPage } from './docs-page.js';

/** The api's own description: for programs, and for people without scripts. */
@Controller('api')
@Public()
export class OpenApiController {
  constructor(private readonly document: ApiDocument) {}

  /** The api's description as an OpenAPI 3.1 document. */
  @Get('openapi.json')
  async json(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendCached(request, reply, JSON.stringify(await this.document.read()));
  }

  /** The same for people, without scripts. */
  @Get('docs')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendCached(request, reply, docsPage(await this.document.read()), 'text/html; charset=utf-8');
  }
}
