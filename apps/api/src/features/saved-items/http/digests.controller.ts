import { Body, Controller, Get, HttpCode, Param, Patch, Put, Req, Res } from '@nestjs/common';
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
import { ChooseMails, MailsChoiceDto } from '../commands/choose-mails.js';
import { PauseDigest } from '../commands/pause-digest.js';
import { DigestDto, DigestsDto } from '../digest/digest.dto.js';
import { PausedDto } from '../paused.dto.js';
import { DigestPreview } from '../queries/digest-preview.js';
import { Digests } from '../queries/digests.js';
import { PREVIEWS } from './digest.controller.js';

/** Weekly digests by their id: your own, and those that colleagues share with you. */
@Controller('api/dashboard/digests')
@Allow('dashboard:saved-items')
@PrivateAnswers()
export class DigestsController extends CqrsController {
  /** Your weekly digest, where you have chosen one, and those that colleagues share with you. */
  @Get()
  list(@Viewer() viewer: Member): Promise<DigestsDto> {
    return this.queries.execute(new Digests(viewer.subject));
  }

  /** Other figures or another weekday of a digest that is your own or that you may edit; its owner alone ends it. */
  @Put(':id')
  choose(
    @Viewer() viewer: Member,
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ChooseDigestDto,
  ): Promise<DigestDto> {
    return this.commands.execute(new ChooseDigest(caller, viewer, body, id));
  }

  /** Pauses a digest that is your own or that you may edit, for everybody who gets it; or lets it go on. */
  @Patch(':id')
  change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: PausedDto,
  ): Promise<DigestDto> {
    return this.commands.execute(new PauseDigest(caller, body.paused, id));
  }

  /** Sends you a colleague's digest that is shared with you, too, with the figures you may see, for as long as it is; or no more. */
  @Put(':id/mails')
  @HttpCode(204)
  mails(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { on }: MailsChoiceDto,
  ): Promise<void> {
    return this.commands.execute(new ChooseMails(caller, 'digest', id, on));
  }

  /** A digest as it would go out to you now, as HTML; 10 a minute. */
  @Get(':id/preview')
  @Limited(PREVIEWS)
  @ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } })
  async preview(
    @Viewer() viewer: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const html = await this.queries.execute(new DigestPreview(viewer, localeOf(request), id));
    await reply.type('text/html; charset=utf-8').send(html);
  }
}
