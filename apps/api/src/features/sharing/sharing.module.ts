import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FiguresModule } from '../figures/index.js';
import { ColleagueNames } from './colleague-names.js';
import { CommentOnItemHandler } from './commands/comment-on-item.js';
import { EditCommentHandler } from './commands/edit-comment.js';
import { RemoveCommentHandler } from './commands/remove-comment.js';
import { RestoreItemHandler } from './commands/restore-item.js';
import { ShareItemHandler } from './commands/share-item.js';
import { SharedItemsController } from './http/shared-items.controller.js';
import { ItemDetailsHandler } from './queries/item-details.js';
import { ItemHistoryHandler } from './queries/item-history.js';
import { OwnMentionsHandler } from './queries/own-mentions.js';
import { SHARING_ENTITIES } from './schema.js';
import { SharedKinds } from './shared-kinds.js';
import { Sharing } from './sharing.js';

/** What members keep, together with colleagues: who sees it, what they say about it, who changed it. */
@Module({
  imports: [FiguresModule, TypeOrmModule.forFeature(SHARING_ENTITIES)],
  controllers: [SharedItemsController],
  providers: [
    Sharing,
    SharedKinds,
    ColleagueNames,
    CommentOnItemHandler,
    EditCommentHandler,
    RemoveCommentHandler,
    RestoreItemHandler,
    ShareItemHandler,
    ItemDetailsHandler,
    ItemHistoryHandler,
    OwnMentionsHandler,
  ],
  exports: [Sharing, SharedKinds, ColleagueNames],
})
export class SharingModule {}
