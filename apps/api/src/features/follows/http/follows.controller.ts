import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { AddedPushDeviceDto, AddPushDevice, PushDeviceDto } from '../commands/add-push-device.js';
import { ChooseFollowMails, FollowMailsDto } from '../commands/choose-follow-mails.js';
import { FollowDto, FollowedDto, FollowSomething } from '../commands/follow.js';
import { MarkFeedSeen } from '../commands/mark-feed-seen.js';
import { RemovePushDevice } from '../commands/remove-push-device.js';
import { Unfollow } from '../commands/unfollow.js';
import { Feed, FeedDto } from '../queries/feed.js';
import { OwnFollows, OwnFollowsDto, OwnFollowsQueryDto } from '../queries/own-follows.js';
import { OwnPushDevices, PushDevicesDto } from '../queries/own-push-devices.js';

/** Brands, models, tags, searches and public boards a member follows. */
@Controller('api/follows')
@Allow('follows:own')
@PrivateAnswers()
export class FollowsController extends CqrsController {
  /** What the member follows. */
  @Get()
  list(@Viewer() viewer: Member, @Query() { language = 'en' }: OwnFollowsQueryDto): Promise<OwnFollowsDto> {
    return this.queries.execute(new OwnFollows(viewer.subject, language));
  }

  /** The newest looks of all of it, with how many are new since the member looked last. */
  @Get('feed')
  feed(@Viewer() viewer: Member): Promise<FeedDto> {
    return this.queries.execute(new Feed(viewer.subject));
  }

  /** Follows something; what is followed already stays. */
  @Post()
  @HttpCode(200)
  follow(@CommandCaller() caller: Caller, @Body() body: FollowDto): Promise<FollowedDto> {
    return this.commands.execute(new FollowSomething(caller, body));
  }

  /** The member has looked at the feed: nothing in it is new any more. */
  @Post('seen')
  @HttpCode(204)
  async seen(@CommandCaller() caller: Caller): Promise<void> {
    await this.commands.execute(new MarkFeedSeen(caller));
  }

  /** Has new looks told of by mail, once a day at most, or ends that. */
  @Put('mails')
  mails(@CommandCaller() caller: Caller, @Body() body: FollowMailsDto): Promise<FollowMailsDto> {
    return this.commands.execute(new ChooseFollowMails(caller, body.on));
  }

  /** Browsers that are told of new looks at once. */
  @Get('devices')
  devices(@Viewer() viewer: Member): Promise<PushDevicesDto> {
    return this.queries.execute(new OwnPushDevices(viewer.subject));
  }

  /** Has a browser told of new looks within a minute, by Web Push; ten of a member at most, the oldest gives way. */
  @Post('devices')
  @HttpCode(200)
  addDevice(@Viewer() viewer: Member, @Body() body: PushDeviceDto): Promise<AddedPushDeviceDto> {
    return this.commands.execute(new AddPushDevice(viewer.subject, body));
  }

  /** Ends that for one browser. */
  @Delete('devices/:id')
  @HttpCode(204)
  async removeDevice(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    await this.commands.execute(new RemovePushDevice(viewer.subject, id));
  }

  /** Follows something no longer. */
  @Delete(':id')
  @HttpCode(204)
  async unfollow(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    await this.commands.execute(new Unfollow(caller, id));
  }
}
