import { Readable } from 'node:stream';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { DownloadPressKit } from '../commands/download-press-kit.js';
import { PressKitDownloads, PressKitDownloadsDto } from '../queries/press-kit-downloads.js';

const LIMIT = { what: 'press-kit', most: 10, windowMs: 60 * 60_000 };
const REFUSAL = 'Ten press kits an hour. Try again later.';

/** All pictures of a show for those who keep its brand, and who has downloaded them. */
@Controller('api/newsroom/shows/:slug/press-kit')
@Allow('collections:own')
export class PressKitController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limiter: RateLimiter,
  ) {}

  /** Every look in three sizes with a list of credits, as a zip, ten an hour; who downloads it is noted. */
  @Get()
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  async file(
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.takeEach([{ limit: LIMIT, who: member.subject }], REFUSAL);
    const parts = await this.commands.execute(new DownloadPressKit(member, slug, localeOf(request)));
    await reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${slug}-press-kit.zip"`)
      .type('application/zip')
      .send(Readable.from(parts));
  }

  /** Who has downloaded the press kit of a show, the last one first. */
  @Get('downloads')
  @Header('cache-control', 'private, no-store')
  downloads(@Viewer() member: Member, @Param('slug') slug: string): Promise<PressKitDownloadsDto> {
    return this.queries.execute(new PressKitDownloads(member, slug));
  }
}
