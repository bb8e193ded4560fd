import { Controller, Get, Header, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../../kernel/auth/member.js';
import { Viewer } from '../../../../kernel/auth/viewer.decorator.js';
import { DashboardGuard } from '../../access/dashboard.guard.js';
import { NeedsScope } from '../../access/needs-scope.decorator.js';
import { ExportInterceptor } from '../../figure/export.interceptor.js';
import { ContextOfNumber, ContextOfNumberDto, ContextQueryDto } from '../queries/context-of-number.js';
import { EventsBehind, EventsBehindDto, EventsBehindQueryDto } from '../queries/events-behind.js';
import { LooksBehind, LooksBehindDto, LooksBehindQueryDto } from '../queries/looks-behind.js';
import { RecountsInterceptor } from '../recounts.interceptor.js';
import { scopesOfContext, scopesOfEvents, scopesOfLooks } from '../scopes-of-rows.js';

/** What is behind a figure: looks, or events by day; nothing about a person. */
@Controller('api/dashboard/rows')
@Allow('anyone')
@UseGuards(DashboardGuard)
@UseInterceptors(ExportInterceptor)
export class RowsController {
  constructor(private readonly queries: QueryBus) {}

  /** The looks behind a figure, as `explain=true` links to them. */
  @Get('looks')
  @NeedsScope(({ query }) => scopesOfLooks(query))
  @Header('cache-control', 'private, no-store')
  looks(@Query() input: LooksBehindQueryDto, @Viewer() viewer: Member | undefined): Promise<LooksBehindDto> {
    return this.queries.execute(new LooksBehind(input, viewer));
  }

  /** The events behind a figure by day, those of few people hidden; of what members of an occupation did, nothing. */
  @Get('events')
  @NeedsScope(({ query }) => scopesOfEvents(query))
  @UseInterceptors(RecountsInterceptor)
  @Header('cache-control', 'private, no-store')
  events(
    @Query() input: EventsBehindQueryDto,
    @Viewer() viewer: Member | undefined,
  ): Promise<EventsBehindDto> {
    return this.queries.execute(new EventsBehind(input, viewer));
  }

  /** What is not in a number, what it is compared with, and what has changed since its days were over. */
  @Get('context')
  @NeedsScope(({ query }) => scopesOfContext(query))
  @UseInterceptors(RecountsInterceptor)
  @Header('cache-control', 'private, no-store')
  context(
    @Query() input: ContextQueryDto,
    @Viewer() viewer: Member | undefined,
  ): Promise<ContextOfNumberDto> {
    return this.queries.execute(new ContextOfNumber(input, viewer));
  }
}
