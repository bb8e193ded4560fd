import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { LocatedAt, PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { Limited } from '../../figures/index.js';
import { AlertDto } from '../alerts/alert.dto.js';
import { ChangeAlert, ChangeAlertDto } from '../commands/change-alert.js';
import { ChooseMails, MailsChoiceDto } from '../commands/choose-mails.js';
import { EndAlertFeed } from '../commands/end-alert-feed.js';
import { AlertFeedAddressDto, MakeAlertFeed } from '../commands/make-alert-feed.js';
import { RemoveSavedItem } from '../commands/remove-saved-item.js';
import { SetAlert, SetAlertDto } from '../commands/set-alert.js';
import { OwnAlertFeed, OwnAlertFeedDto } from '../queries/own-alert-feed.js';
import { AlertsDto, OwnAlerts } from '../queries/own-alerts.js';
import { AlertTrialDto, TryAlert, TryAlertDto } from '../queries/try-alert.js';

const TRIALS = { what: 'alert-trial', most: 6 };

/** "Tell me when denim passes 10 % in Milan": tried on history first, then looked at every few minutes. */
@Controller('api/dashboard/alerts')
@Allow('dashboard:saved-items')
@PrivateAnswers()
export class AlertsController extends CqrsController {
  /** Your alerts and those that colleagues share with you, and where they stand. */
  @Get()
  list(@Viewer() viewer: Member): Promise<AlertsDto> {
    return this.queries.execute(new OwnAlerts(viewer));
  }

  /** When an alert would have told, from the figure as it was known on the days before; 6 a minute. */
  @Post('trial')
  @Limited(TRIALS)
  @HttpCode(200)
  try(@Viewer() viewer: Member, @Body() body: TryAlertDto): Promise<AlertTrialDto> {
    return this.queries.execute(new TryAlert(viewer, body));
  }

  /** Tells by mail when a row of a figure passes a threshold; once a crossing, again after it came back by 5 %. */
  @Post()
  @LocatedAt('/api/dashboard/alerts')
  set(
    @Viewer() viewer: Member,
    @CommandCaller() caller: Caller,
    @Body() body: SetAlertDto,
  ): Promise<AlertDto> {
    return this.commands.execute(new SetAlert(caller, viewer, body));
  }

  /** Since when your alerts are read at an address, by a feed reader. */
  @Get('feed')
  feed(@Viewer() viewer: Member): Promise<OwnAlertFeedDto> {
    return this.queries.execute(new OwnAlertFeed(viewer.subject));
  }

  /** Makes an address at which a feed reader reads your alerts without signing in; it is told this once, and the one before ends. */
  @Post('feed')
  @HttpCode(200)
  makeFeed(@Viewer() viewer: Member): Promise<AlertFeedAddressDto> {
    return this.commands.execute(new MakeAlertFeed(viewer.subject));
  }

  /** Ends that address. */
  @Delete('feed')
  @HttpCode(204)
  endFeed(@Viewer() viewer: Member): Promise<void> {
    return this.commands.execute(new EndAlertFeed(viewer.subject));
  }

  /** Another name or limit of an alert that is your own or that you may edit; or a pause. */
  @Patch(':id')
  change(
    @Viewer() viewer: Member,
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ChangeAlertDto,
  ): Promise<AlertDto> {
    return this.commands.execute(new ChangeAlert(caller, viewer, id, body));
  }

  /** Tells you by mail of a colleague's alert that is shared with you, too, for as long as it is; or no more. */
  @Put(':id/mails')
  @HttpCode(204)
  mails(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { on }: MailsChoiceDto,
  ): Promise<void> {
    return this.commands.execute(new ChooseMails(caller, 'alert', id, on));
  }

  /** Removes an alert. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RemoveSavedItem(caller, 'RemoveAlert', id));
  }
}
