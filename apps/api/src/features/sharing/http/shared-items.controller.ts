import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { SHARED_KINDS, type SharedKind } from '@toile/contracts';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { Limited } from '../../figures/index.js';
import { CommentOnItem } from '../commands/comment-on-item.js';
import { EditComment } from '../commands/edit-comment.js';
import { RemoveComment } from '../commands/remove-comment.js';
import { RestoreItem } from '../commands/restore-item.js';
import { ShareItem } from '../commands/share-item.js';
import { unknownItem } from '../domain/shared-item.errors.js';
import { ItemDetails } from '../queries/item-details.js';
import { ItemHistory } from '../queries/item-history.js';
import { OwnMentions } from '../queries/own-mentions.js';
import {
  EditedCommentDto,
  ItemHistoryDto,
  MentionsDto,
  NewCommentDto,
  RestoreDto,
  SharedItemDto,
  SharingDto,
} from '../shared-item.dto.js';

/** Comments send mails. */
const COMMENTS = { what: 'comment', most: 20 };

/** What members keep of the dashboard, together with colleagues of their subscription. */
@Controller('api/dashboard/shared')
@Allow('dashboard:saved-items')
@PrivateAnswers()
export class SharedItemsController extends CqrsController {
  /** Comments in which colleagues mention you, the newest first. */
  @Get('mentions')
  mentions(@Viewer() viewer: Member): Promise<MentionsDto> {
    return this.queries.execute(new OwnMentions(viewer.subject, SHARED_KINDS));
  }

  /** Who sees something, and what was said about it. */
  @Get(':kind/:id')
  @ApiParam({ name: 'kind', enum: [...SHARED_KINDS] })
  details(
    @Viewer() { subject }: Member,
    @Param('kind') kind: string,
    @Param('id') id: string,
  ): Promise<SharedItemDto> {
    return this.queries.execute(new ItemDetails(kindOf(kind), id, subject));
  }

  /** Lets colleagues of your subscription read or edit what is your own. */
  @Put(':kind/:id/sharing')
  @ApiParam({ name: 'kind', enum: [...SHARED_KINDS] })
  share(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() body: SharingDto,
  ): Promise<SharedItemDto> {
    return this.commands.execute(new ShareItem(caller, kindOf(kind), id, body.role));
  }

  /** Keeps it to yourself again. */
  @Delete(':kind/:id/sharing')
  @ApiParam({ name: 'kind', enum: [...SHARED_KINDS] })
  unshare(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('id') id: string,
  ): Promise<SharedItemDto> {
    return this.commands.execute(new ShareItem(caller, kindOf(kind), id, null));
  }

  /** Says something about it; colleagues who are mentioned get it by mail. 20 a minute. */
  @Post(':kind/:id/comments')
  @Limited(COMMENTS)
  @ApiParam({ name: 'kind', enum: [...SHARED_KINDS] })
  comment(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() body: NewCommentDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedItemDto> {
    reply.header('location', `/api/dashboard/shared/${kind}/${encodeURIComponent(id)}`);
    return this.commands.execute(new CommentOnItem(caller, kindOf(kind), id, body));
  }

  /** Says a comment of your own in other words. */
  @Patch(':kind/:id/comments/:comment')
  @ApiParam({ name: 'kind', enum: [...SHARED_KINDS] })
  @HttpCode(204)
  editComment(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Param('comment') comment: string,
    @Body() body: EditedCommentDto,
  ): Promise<void> {
    return this.commands.execute(new EditComment(caller, kindOf(kind), id, comment, body.text));
  }

  /** Takes a comment away: your own, or any on what is your own. */
  @Delete(':kind/:id/comments/:comment')
  @ApiParam({ name: 'kind', enum: [...SHARED_KINDS] })
  @HttpCode(204)
  removeComment(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Param('comment') comment: string,
  ): Promise<void> {
    return this.commands.execute(new RemoveComment(caller, kindOf(kind), id, comment));
  }

  /** Who changed what, the newest change first. */
  @Get(':kind/:id/history')
  @ApiParam({ name: 'kind', enum: [...SHARED_KINDS] })
  history(
    @Viewer() { subject }: Member,
    @Param('kind') kind: string,
    @Param('id') id: string,
  ): Promise<ItemHistoryDto> {
    return this.queries.execute(new ItemHistory(kindOf(kind), id, subject));
  }

  /** Makes it what it was at a version of its history. */
  @Post(':kind/:id/restore')
  @ApiParam({ name: 'kind', enum: [...SHARED_KINDS] })
  @HttpCode(204)
  restore(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() body: RestoreDto,
  ): Promise<void> {
    return this.commands.execute(new RestoreItem(caller, kindOf(kind), id, body.version));
  }
}

/** @throws DomainError item/unknown */
function kindOf(text: string): SharedKind {
  const kind = SHARED_KINDS.find((one) => one === text);
  if (!kind) throw unknownItem();
  return kind;
}
