import { Body, Controller, Get, Header, Patch, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { RateLimits } from '../../figures/index.js';
import { ChooseDigest, ChooseDigestDto } from '../commands/choose-digest.js';
import { PauseDigest } from '../commands/pause-digest.js';
import { DigestDto } from '../digest/digest.dto.js';
import { PausedDto } from '../paused.dto.js';
import { DigestPreview } from '../queries/digest-preview.js';
import { OwnDigest } from '../queries/own-digest.js';

const PREVIEWS = { what: 'digest-preview', most: 10 };

/** The weekly digest a member has chosen; there is one at most. */
@Controller('api/dashboard/digest')
@Allow('dashboard:saved-items')
export class DigestController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** Your weekly digest of figures; without figures while nothing was chosen. */
  @Get()
  @Header('cache-control', 'private, no-store')
  show(@Viewer() viewer: Member): Promise<DigestDto> {
    return this.queries.execute(new OwnDigest(viewer.subject));
  }

  /** Chooses the figures of the weekly digest and its weekday. */
  @Put()
  @Header('cache-control', 'private, no-store')
  choose(
    @Viewer() viewer: Member,
    @CommandCaller() caller: Caller,
    @Body() body: ChooseDigestDto,
  ): Promise<DigestDto> {
    return this.commands.execute(new ChooseDigest(caller, viewer, body));
  }

  /** Pauses the weekly digest, or lets it go on. */
  @Patch()
  @Header('cache-control', 'private, no-store')
  change(@CommandCaller() caller: Caller, @Body() body: PausedDto): Promise<DigestDto> {
    return this.commands.execute(new PauseDigest(caller, body.paused));
  }

  /** The digest as it would go out now, as HTML; 10 a minute. */
  @Get('preview')
  @ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } })
  async preview(
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limits.take(PREVIEWS, viewer.subject, reply);
    const html = await this.queries.execute(new DigestPreview(viewer, localeOf(request)));
    await reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(html);
  }
}
