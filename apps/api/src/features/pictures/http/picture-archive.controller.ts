import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { PaywallContext } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { decide, lockedFile, type PaywallReader, PRIVATE, Reader } from '../../paywall/index.js';
import { itemsOf, PictureArchive, PictureArchiveQueryDto } from '../queries/picture-archive.js';

const LIMIT = { what: 'picture-archive', most: 20, windowMs: 60 * 60_000 };
const REFUSAL = 'Twenty downloads of many pictures an hour. Try again later.';

@Controller('api/medias/archive')
export class PictureArchiveController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limiter: RateLimiter,
  ) {}

  /** Sixty pictures at most in their largest size with a list of credits, as a zip; it comes with a plan, twenty an hour. */
  @Get()
  @Allow('anyone')
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  async file(
    @Query() query: PictureArchiveQueryDto,
    @Reader() reader: PaywallReader,
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const items = itemsOf(query.items);
    for (const { type } of items) {
      const context: PaywallContext = type === 'look' ? 'looks' : 'streetstyle';
      const decision = decide(reader, context);
      if (decision.locked)
        throw lockedFile(decision.reason, 'picture/forbidden', 'Pictures of this size need a plan.');
    }
    const counted = viewer
      ? [{ limit: LIMIT, who: viewer.subject }]
      : this.limiter.byAddress(LIMIT, request.ip);
    await this.limiter.takeEach(counted, REFUSAL);
    const parts = await this.queries.execute(new PictureArchive(items, localeOf(request), viewer));
    const day = new Date().toISOString().slice(0, 10);
    await reply
      .header(...PRIVATE)
      .header('content-disposition', `attachment; filename="toile-${day}.zip"`)
      .type('application/zip')
      .send(Readable.from(parts));
  }
}
