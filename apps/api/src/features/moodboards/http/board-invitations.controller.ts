import { Body, Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer, viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { isForm, pagePath } from '../../../kernel/http/page-redirect.js';
import { BoardInvitationDto, JoinedBoardDto } from '../board-people.dto.js';
import { AcceptInvitation } from '../commands/accept-invitation.js';
import { DeclineInvitation, DeclineInvitationDto } from '../commands/decline-invitation.js';
import { BoardInvitation } from '../queries/board-invitation.js';

/** Where the link of an invitation leads. Reading changes nothing, since mail programs follow links. */
@Controller('moodboards/invitation')
@PrivateAnswers()
export class BoardInvitationsController extends CqrsController {
  /** What an invitation is for, by whom, and whether the reader can accept it; 410 once it is over. */
  @Get(':token')
  @Allow('anyone')
  @Header('x-robots-tag', 'noindex')
  invitation(@Param('token') token: string, @Req() request: FastifyRequest): Promise<BoardInvitationDto> {
    return this.queries.execute(new BoardInvitation(token, viewerOf(request)));
  }

  /** Joins the board, once, with the account whose confirmed address the invitation was sent to. */
  @Post(':token/accept')
  @HttpCode(200)
  @Allow('moodboards:own')
  @CsrfForm('board-invitation')
  @ApiOkResponse({ type: JoinedBoardDto })
  async accept(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member,
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const joined = await this.commands.execute(new AcceptInvitation(caller, viewer, token));
    if (isForm(request)) return lead(request, reply, `/moodboards/${joined.slug}/more`);
    await reply.status(200).send(joined);
  }

  /** Declines it, with an account or without: the address gets no other invitation to this board. */
  @Post(':token/decline')
  @HttpCode(204)
  @Allow('anyone')
  @CsrfForm('board-invitation')
  @ApiNoContentResponse()
  async decline(
    @Param('token') token: string,
    @Body() body: DeclineInvitationDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new DeclineInvitation(token, body.report));
    // The page of the invitation says that it is over.
    if (isForm(request)) return lead(request, reply, `/moodboards/invitation/${encodeURIComponent(token)}`);
    await reply.status(204).send();
  }
}

async function lead(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> {
  await reply.status(303).header('location', pagePath(request, path)).send();
}
