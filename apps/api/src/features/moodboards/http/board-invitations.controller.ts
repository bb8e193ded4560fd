import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer, viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
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
  accept(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member,
    @Param('token') token: string,
  ): Promise<JoinedBoardDto> {
    return this.commands.execute(new AcceptInvitation(caller, viewer, token));
  }

  /** Declines it, with an account or without: the address gets no other invitation to this board. */
  @Post(':token/decline')
  @HttpCode(204)
  @Allow('anyone')
  decline(@Param('token') token: string, @Body() body: DeclineInvitationDto): Promise<void> {
    return this.commands.execute(new DeclineInvitation(token, body.report));
  }
}
