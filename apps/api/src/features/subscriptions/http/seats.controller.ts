import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { AssignSeat, AssignSeatDto } from '../commands/assign-seat.js';
import { WithdrawSeat } from '../commands/withdraw-seat.js';
import { OwnSeats, OwnSeatsDto } from '../queries/own-seats.js';

/** Seats of the member's own paywall subscription. */
@Controller('api/paywall/subscriptions/me/seats')
@Allow('subscriptions:own')
export class SeatsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Seats of the reader's own plan. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member): Promise<OwnSeatsDto> {
    return this.queries.execute(new OwnSeats(viewer));
  }

  /** Gives a seat to an address and tells it by a mail; the answer is the same whether or not it has an account. */
  @Post()
  @HttpCode(201)
  async assign(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member,
    @Body() body: AssignSeatDto,
    @ReaderLocale() locale: Locale,
  ): Promise<OwnSeatsDto> {
    await this.commands.execute(new AssignSeat(caller, viewer, body, locale));
    return this.queries.execute(new OwnSeats(viewer));
  }

  /** Takes a seat back. */
  @Delete(':seat')
  @HttpCode(204)
  withdraw(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member,
    @Param('seat') seat: string,
  ): Promise<void> {
    return this.commands.execute(new WithdrawSeat(caller, viewer, seat));
  }
}
