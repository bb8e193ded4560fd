import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/allow.decorator.js';
import { sendCached } from '../http/public-cache.js';
import { ApiDocument } from './api-document.js';
import { docsPage } from './docs-page.js';
import { REFERENCE_POLICY, referenceFile } from './reference-files.js';

/** The api's own description: for programs, and for people. */
@Controller('api')
@Public()
export class OpenApiController {
  constructor(private readonly document: ApiDocument) {}

  /** The api's description as an OpenAPI 3.1 document. */
  @Get('openapi.json')
  async json(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendCached(request, reply, JSON.stringify(await this.document.read()));
  }

  /** The same for people: to read, and to try with scripts. */
  @Get('docs')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    reply.header('content-security-policy', REFERENCE_POLICY);
    return sendCached(request, reply, docsPage(await this.document.read()), 'text/html; charset=utf-8');
  }

  /** Scripts and styles of the reference. */
  @Get('docs/:file')
  async file(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await referenceFile(file);
    if (!found) throw new DomainError('file/unknown', `The reference has no file "${file}".`);
    return sendCached(request, reply, found.body, found.type, 86_400);
  }
}
