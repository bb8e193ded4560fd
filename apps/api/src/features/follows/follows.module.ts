import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UnsubscribeLinks } from '../../kernel/mail/unsubscribe-links.js';
import { ChooseFollowMailsHandler } from './commands/choose-follow-mails.js';
import { EndFollowMailsHandler } from './commands/end-follow-mails.js';
import { FollowSomethingHandler } from './commands/follow.js';
import { MarkFeedSeenHandler } from './commands/mark-feed-seen.js';
import { UnfollowHandler } from './commands/unfollow.js';
import { FollowedLooks } from './followed-looks.js';
import { FollowsStore } from './follows-store.js';
import { FollowsController } from './http/follows.controller.js';
import { FollowMail } from './mails/follow-mail.js';
import { ScheduleFollowMailsHandler, SendFollowMailHandler } from './mails/send-follow-mails.js';
import { FeedHandler } from './queries/feed.js';
import { OwnFollowsHandler } from './queries/own-follows.js';
import { FOLLOWS_ENTITIES } from './schema.js';

/** Brands, models, tags and searches that members follow, their feed, and mails about what is new. */
@Module({
  imports: [TypeOrmModule.forFeature(FOLLOWS_ENTITIES)],
  controllers: [FollowsController],
  providers: [
    FollowsStore,
    FollowedLooks,
    FollowMail,
    UnsubscribeLinks,
    FollowSomethingHandler,
    UnfollowHandler,
    MarkFeedSeenHandler,
    ChooseFollowMailsHandler,
    EndFollowMailsHandler,
    ScheduleFollowMailsHandler,
    SendFollowMailHandler,
    FeedHandler,
    OwnFollowsHandler,
  ],
})
export class FollowsModule {}
