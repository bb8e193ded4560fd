import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { isForm, pagePath } from '../../../kernel/http/page-redirect.js';
import { Limited } from '../../figures/index.js';
import {
  CommentOnItem,
  EditComment,
  EditedCommentDto,
  ItemDetails,
  MentionsDto,
  OwnMentions,
  RemoveComment,
  SharedItemDto,
} from '../../sharing/index.js';
import { NewBoardCommentDto } from '../commands/board-comment.dto.js';
import { MarkCommentsRead } from '../commands/mark-comments-read.js';

/** Comments send mails. */
const COMMENTS = { what: 'comment', most: 20 };

/** What the people of a board say about it and its pictures; never shown where it is public, nor in its files. */
@Controller('moodboards')
@Allow('moodboards:own')
@PrivateAnswers()
export class BoardCommentsController extends CqrsController {
  /** Comments in which people of boards mention you, the newest first. */
  @Get('mentions')
  mentions(@Viewer() viewer: Member): Promise<MentionsDto> {
    return this.queries.execute(new OwnMentions(viewer.subject, ['board']));
  }

  /** What was said about a board, the oldest first, and who can be mentioned. */
  @Get(':board/comments')
  comments(@Viewer() viewer: Member, @Param('board') board: string): Promise<SharedItemDto> {
    return this.queries.execute(new ItemDetails('board', board, viewer.subject));
  }

  /** Says something about a board or one of its pictures; who is mentioned gets it by mail, too. 20 a minute. */
  @Post(':board/comments')
  @Limited(COMMENTS)
  @CsrfForm('board-comment')
  @ApiCreatedResponse({ type: SharedItemDto })
  async comment(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Body() { about, ...said }: NewBoardCommentDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const item = await this.commands.execute(new CommentOnItem(caller, 'board', board, said, about));
    const path = `/moodboards/${encodeURIComponent(board)}`;
    if (isForm(request))
      return void (await reply
        .status(303)
        .header('location', pagePath(request, `${path}/more#said`))
        .send());
    await reply.status(201).header('location', `${path}/comments`).send(item);
  }

  /** Notes that the reader has read what was said so far. */
  @Put(':board/comments/read')
  @HttpCode(204)
  markRead(@CommandCaller() caller: Caller, @Param('board') board: string): Promise<void> {
    return this.commands.execute(new MarkCommentsRead(caller, board));
  }

  /** Says a comment of your own in other words. */
  @Patch(':board/comments/:comment')
  @HttpCode(204)
  edit(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param('comment') comment: string,
    @Body() body: EditedCommentDto,
  ): Promise<void> {
    return this.commands.execute(new EditComment(caller, 'board', board, comment, body.text));
  }

  /** Takes a comment away: your own, or any on a board of your own. */
  @Delete(':board/comments/:comment')
  @HttpCode(204)
  remove(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param('comment') comment: string,
  ): Promise<void> {
    return this.commands.execute(new RemoveComment(caller, 'board', board, comment));
  }
}
