import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Locale } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { isForm, pagePath } from '../../../kernel/http/page-redirect.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { BoardPeopleDto } from '../board-people.dto.js';
import { BoardRoleDto, BoardRoleOrNoneDto, ChangeBoardRole } from '../commands/change-board-role.js';
import { ChooseMentionMails, MentionMailsDto } from '../commands/choose-mention-mails.js';
import { InviteToBoard, InviteToBoardDto } from '../commands/invite-to-board.js';
import { RemoveFromBoard } from '../commands/remove-from-board.js';
import { WithdrawInvitation } from '../commands/withdraw-invitation.js';
import { PeopleOfBoard } from '../queries/people-of-board.js';

/** The part of a board's page that has the forms for browsers without scripts. */
const peoplePage = ({ params }: FastifyRequest): string => {
  const { board } = params as { board: string };
  return `/moodboards/${encodeURIComponent(board)}/more#people`;
};

/** Who else is on a board: its owner invites them, they may leave. */
@Controller('moodboards/:board')
@Allow('moodboards:own')
@PrivateAnswers()
export class BoardPeopleController extends CqrsController {
  /** Who is on a board; its owner sees whom they invited, too. */
  @Get('people')
  people(@Viewer() viewer: Member, @Param('board') board: string): Promise<BoardPeopleDto> {
    return this.queries.execute(new PeopleOfBoard(board, viewer.subject));
  }

  /** Invites an address to a board of one’s own, by a mail in the language of the page; 40 a day, and at most 20 people a board. */
  @Post('invitations')
  @HttpCode(200)
  @CsrfForm('board-people')
  @FormPage(peoplePage)
  @ApiOkResponse({ type: BoardPeopleDto })
  async invite(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member,
    @Param('board') board: string,
    @Body() body: InviteToBoardDto,
    @ReaderLocale() locale: Locale,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = peoplePage(request);
    await answerForm(request, reply, { page }, async () => ({
      status: 200,
      body: await this.commands.execute(new InviteToBoard(caller, viewer, board, body, locale)),
      page,
    }));
  }

  /** Takes an invitation back: its link stops working. */
  @Delete('invitations/:invitation')
  @HttpCode(204)
  withdraw(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param('invitation') invitation: string,
  ): Promise<void> {
    return this.commands.execute(new WithdrawInvitation(caller, board, invitation));
  }

  /** Lets somebody on a board of one’s own do more with it, or less. */
  @Put('people/:person')
  changeRole(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param('person') person: string,
    @Body() body: BoardRoleDto,
  ): Promise<BoardPeopleDto> {
    return this.commands.execute(new ChangeBoardRole(caller, board, person, body.role));
  }

  /** Lets somebody on a board of one’s own do something else with it, or nothing (`none`), as a form: 303 to a person. */
  @Post('people/:person')
  @HttpCode(204)
  @CsrfForm('board-people')
  @FormPage(peoplePage)
  @ApiNoContentResponse()
  async changeByForm(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param('person') person: string,
    @Body() { role }: BoardRoleOrNoneDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = peoplePage(request);
    await answerForm(request, reply, { page }, async () => {
      if (role === 'none') await this.commands.execute(new RemoveFromBoard(caller, board, person));
      else await this.commands.execute(new ChangeBoardRole(caller, board, person, role));
      return { status: 204, page };
    });
  }

  /** Takes an invitation back, as a form: 303 to a person. */
  @Post('invitations/:invitation/withdraw')
  @HttpCode(204)
  @CsrfForm('board-people')
  @ApiNoContentResponse()
  async withdrawByForm(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param('invitation') invitation: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = peoplePage(request);
    await answerForm(request, reply, { page }, async () => {
      await this.commands.execute(new WithdrawInvitation(caller, board, invitation));
      return { status: 204, page };
    });
  }

  /** Takes somebody off a board of one’s own, or oneself off another’s. */
  @Delete('people/:person')
  @HttpCode(204)
  remove(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param('person') person: string,
  ): Promise<void> {
    return this.commands.execute(new RemoveFromBoard(caller, board, person));
  }

  /** Leaves another’s board. */
  @Post('leave')
  @HttpCode(204)
  @CsrfForm('board-leave')
  @ApiNoContentResponse()
  async leave(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new RemoveFromBoard(caller, board, null));
    if (isForm(request))
      return void (await reply.status(303).header('location', pagePath(request, '/moodboards')).send());
    await reply.status(204).send();
  }

  /** Chooses whether mentions on a board come by mail, too. */
  @Put('mention-mails')
  @HttpCode(204)
  chooseMails(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Body() body: MentionMailsDto,
  ): Promise<void> {
    return this.commands.execute(new ChooseMentionMails(caller, board, body.wanted));
  }
}
