import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UnsubscribeLinks } from '../../kernel/mail/unsubscribe-links.js';
import { MoodboardsModule } from '../moodboards/index.js';
import { AddPushDeviceHandler } from './commands/add-push-device.js';
import { ChooseFollowMailsHandler } from './commands/choose-follow-mails.js';
import { EndFollowMailsHandler } from './commands/end-follow-mails.js';
import { FollowSomethingHandler } from './commands/follow.js';
import { MarkFeedSeenHandler } from './commands/mark-feed-seen.js';
import { RemovePushDeviceHandler } from './commands/remove-push-device.js';
import { UnfollowHandler } from './commands/unfollow.js';
import { FollowedLooks } from './followed-looks.js';
import { FollowsStore } from './follows-store.js';
import { FollowsController } from './http/follows.controller.js';
import { FollowMail } from './mails/follow-mail.js';
import { ScheduleFollowMailsHandler, SendFollowMailHandler } from './mails/send-follow-mails.js';
import { PushHandler } from './push/push.handler.js';
import { PushDevices } from './push/push-devices.js';
import { TellDevicesHandler } from './push/tell-devices.js';
import { FeedHandler } from './queries/feed.js';
import { OwnFollowsHandler } from './queries/own-follows.js';
import { OwnPushDevicesHandler } from './queries/own-push-devices.js';
import { FOLLOWS_ENTITIES } from './schema.js';

/** Brands, models, tags, searches and public boards that members follow, their feed, and mails and notices about what is new. */
@Module({
  imports: [TypeOrmModule.forFeature(FOLLOWS_ENTITIES), MoodboardsModule],
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
    PushDevices,
    AddPushDeviceHandler,
    RemovePushDeviceHandler,
    OwnPushDevicesHandler,
    TellDevicesHandler,
    PushHandler,
  ],
})
export class FollowsModule {}
