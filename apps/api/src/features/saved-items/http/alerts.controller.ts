import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { RateLimits } from '../../figures/index.js';
import { AlertDto } from '../alerts/alert.dto.js';
import { EndAlertFeed } from '../commands/end-alert-feed.js';
import { AlertFeedAddressDto, MakeAlertFeed } from '../commands/make-alert-feed.js';
import { PauseAlert } from '../commands/pause-alert.js';
import { RemoveSavedItem } from '../commands/remove-saved-item.js';
import { SetAlert, SetAlertDto } from '../commands/set-alert.js';
import { PausedDto } from '../paused.dto.js';
import { OwnAlertFeed, OwnAlertFeedDto } from '../queries/own-alert-feed.js';
import { AlertsDto, OwnAlerts } from '../queries/own-alerts.js';
import { AlertTrialDto, TryAlert, TryAlertDto } from '../queries/try-alert.js';

const TRIALS = { what: 'alert-trial', most: 6 };

/** "Tell me when denim passes 10 % in Milan": tried on history first, then looked at every few minutes. */
@Controller('api/dashboard/alerts')
@Allow('dashboard:saved-items')
export class AlertsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** Your alerts and where they stand. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member): Promise<AlertsDto> {
    return this.queries.execute(new OwnAlerts(viewer.subject));
  }

  /** When an alert would have told, from the figure as it was known on the days before; 6 a minute. */
  @Post('trial')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async try(
    @Viewer() viewer: Member,
    @Body() body: TryAlertDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AlertTrialDto> {
    await this.limits.take(TRIALS, viewer.subject, reply);
    return this.queries.execute(new TryAlert(viewer, body));
  }

  /** Tells by mail when a row of a figure passes a threshold; once a crossing, again after it came back by 5 %. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async set(
    @Viewer() viewer: Member,
    @CommandCaller() caller: Caller,
    @Body() body: SetAlertDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AlertDto> {
    const kept = await this.commands.execute(new SetAlert(caller, viewer, body));
    reply.header('location', '/api/dashboard/alerts');
    return kept;
  }

  /** Since when your alerts are read at an address, by a feed reader. */
  @Get('feed')
  @Header('cache-control', 'private, no-store')
  feed(@Viewer() viewer: Member): Promise<OwnAlertFeedDto> {
    return this.queries.execute(new OwnAlertFeed(viewer.subject));
  }

  /** Makes an address at which a feed reader reads your alerts without signing in; it is told this once, and the one before ends. */
  @Post('feed')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  makeFeed(@Viewer() viewer: Member): Promise<AlertFeedAddressDto> {
    return this.commands.execute(new MakeAlertFeed(viewer.subject));
  }

  /** Ends that address. */
  @Delete('feed')
  @HttpCode(204)
  endFeed(@Viewer() viewer: Member): Promise<void> {
    return this.commands.execute(new EndAlertFeed(viewer.subject));
  }

  /** Pauses an alert, or lets it go on. */
  @Patch(':id')
  @Header('cache-control', 'private, no-store')
  change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: PausedDto,
  ): Promise<AlertDto> {
    return this.commands.execute(new PauseAlert(caller, id, body.paused));
  }

  /** Removes an alert. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RemoveSavedItem(caller, 'RemoveAlert', id));
  }
}
