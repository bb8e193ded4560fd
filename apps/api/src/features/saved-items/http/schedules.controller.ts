import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { LocatedAt, PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { Limited } from '../../figures/index.js';
import { AskAddress } from '../commands/ask-address.js';
import { ChangeSchedule } from '../commands/change-schedule.js';
import { ChooseMails, MailsChoiceDto } from '../commands/choose-mails.js';
import { RemoveAddress } from '../commands/remove-address.js';
import { RemoveSavedItem } from '../commands/remove-saved-item.js';
import { ScheduleDocument } from '../commands/schedule-document.js';
import { SendDocumentNow } from '../commands/send-document-now.js';
import { OwnSchedules, SchedulesDto } from '../queries/own-schedules.js';
import { ScheduleDto } from '../schedules/schedule.dto.js';
import { AskAddressDto, ChangeScheduleDto, ScheduleDocumentDto } from '../schedules/schedule-input.dto.js';

/** What asks for a page of figures, and what writes mails. */
const MAKING = { what: 'schedule', most: 12 };

/** Pages of the dashboard and decks, sent by mail as PDF or PowerPoint on days of the week. */
@Controller('api/dashboard/schedules')
@Allow('dashboard:saved-items')
@PrivateAnswers()
export class SchedulesController extends CqrsController {
  /** Documents you have sent by mail and those that colleagues share with you, each with when it went out last and next. */
  @Get()
  list(@Viewer() viewer: Member): Promise<SchedulesDto> {
    return this.queries.execute(new OwnSchedules(viewer.subject));
  }

  /** Sends a page or a deck by mail on days of the week, at seven in Paris, with your rights, to colleagues on your subscription; to yourself where none are named. 12 a minute. */
  @Post()
  @LocatedAt('/api/dashboard/schedules')
  @Limited(MAKING)
  schedule(
    @Viewer() viewer: Member,
    @CommandCaller() caller: Caller,
    @Body() body: ScheduleDocumentDto,
  ): Promise<ScheduleDto> {
    return this.commands.execute(new ScheduleDocument(caller, viewer, body));
  }

  /** Other days, other colleagues, another name or format; or a pause. */
  @Patch(':id')
  change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ChangeScheduleDto,
  ): Promise<ScheduleDto> {
    return this.commands.execute(new ChangeSchedule(caller, id, body));
  }

  /** Sends you a colleague's document that is shared with you, too, for as long as it is; or no more. */
  @Put(':id/mails')
  @HttpCode(204)
  mails(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { on }: MailsChoiceDto,
  ): Promise<void> {
    return this.commands.execute(new ChooseMails(caller, 'schedule', id, on));
  }

  /** Ends a document of your own, and forgets the addresses it went to. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RemoveSavedItem(caller, 'RemoveSchedule', id));
  }

  /** Sends it before it is due. 12 a minute. */
  @Post(':id/send')
  @Limited(MAKING)
  @HttpCode(202)
  async send(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    await this.commands.execute(new SendDocumentNow(viewer.subject, id));
  }

  /** Asks an address outside of your subscription by mail whether it wants the document; nothing else is sent before it agrees. Ten a document, 20 questions a day. */
  @Post(':id/addresses')
  @HttpCode(202)
  ask(@Viewer() viewer: Member, @Param('id') id: string, @Body() body: AskAddressDto): Promise<void> {
    return this.commands.execute(new AskAddress(viewer.subject, id, body));
  }

  /** Sends it to an address no more. */
  @Delete(':id/addresses/:address')
  @HttpCode(204)
  removeAddress(
    @Viewer() viewer: Member,
    @Param('id') id: string,
    @Param('address') address: string,
  ): Promise<void> {
    return this.commands.execute(new RemoveAddress(viewer.subject, id, address));
  }
}
