import { Body, Controller, Get, Patch, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { Limited } from '../../figures/index.js';
import { ChooseDigest, ChooseDigestDto } from '../commands/choose-digest.js';
import { PauseDigest } from '../commands/pause-digest.js';
import { DigestDto } from '../digest/digest.dto.js';
import { PausedDto } from '../paused.dto.js';
import { DigestPreview } from '../queries/digest-preview.js';
import { OwnDigest } from '../queries/own-digest.js';

export const PREVIEWS = { what: 'digest-preview', most: 10 };

/** The weekly digest a member has chosen; there is one at most. */
@Controller('api/dashboard/digest')
@Allow('dashboard:saved-items')
@PrivateAnswers()
export class DigestController extends CqrsController {
  /** Your weekly digest of figures; without figures while nothing was chosen. */
  @Get()
  show(@Viewer() viewer: Member): Promise<DigestDto> {
    return this.queries.execute(new OwnDigest(viewer.subject));
  }

  /** Chooses the figures of the weekly digest and its weekday. */
  @Put()
  choose(
    @Viewer() viewer: Member,
    @CommandCaller() caller: Caller,
    @Body() body: ChooseDigestDto,
  ): Promise<DigestDto> {
    return this.commands.execute(new ChooseDigest(caller, viewer, body));
  }

  /** Pauses the weekly digest, or lets it go on. */
  @Patch()
  change(@CommandCaller() caller: Caller, @Body() body: PausedDto): Promise<DigestDto> {
    return this.commands.execute(new PauseDigest(caller, body.paused));
  }

  /** The digest as it would go out now, as HTML; 10 a minute. */
  @Get('preview')
  @Limited(PREVIEWS)
  @ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } })
  async preview(
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const html = await this.queries.execute(new DigestPreview(viewer, localeOf(request)));
    await reply.type('text/html; charset=utf-8').send(html);
  }
}
