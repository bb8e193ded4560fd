import { Controller, Get, Headers, Param, Query, Sse, UseGuards, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import type { Locale } from '@toile/contracts';
import type { Observable } from 'rxjs';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { KnownPath } from '../../../kernel/http/known-path.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { LiveCalendar, LiveCalendarDto } from '../queries/live-calendar.js';
import { LiveNow, LiveNowDto } from '../queries/live-now.js';
import { LiveShow, LiveShowDto } from '../queries/live-show.js';
import { type Arrival, Arrivals } from '../read-models/arrivals.js';
import { BroadcastGuard } from './broadcast.guard.js';

@Controller()
@Public()
export class LiveController {
  constructor(
    private readonly queries: QueryBus,
    private readonly arrivals: Arrivals,
  ) {}

  /** Shows that are broadcast: those on now, the next and the last. */
  @Get('live')
  now(): Promise<LiveNowDto> {
    return this.queries.execute(new LiveNow());
  }

  /** A show with its stream and the looks that have arrived. */
  @Get('live/:slug')
  show(@Param('slug') slug: string, @ReaderLocale() locale: Locale): Promise<LiveShowDto> {
    return this.queries.execute(new LiveShow(slug, locale));
  }

  /** The shows of a season by time, those that are broadcast first. */
  @Get('live/:type/:season')
  @UseInterceptors(KnownPath)
  calendar(@Param('type') type: string, @Param('season') season: string): Promise<LiveCalendarDto> {
    return this.queries.execute(new LiveCalendar(type, season));
  }

  /**
   * Server-sent events: `look` with each look of a live show as it comes out, beyond the position that is known, and `change` when looks that were out are corrected or taken back. A browser that
   * reconnects says what it saw in `Last-Event-ID`, and gets what it did not, each once; late ones, too.
   */
  @Sse('api/live/:slug/looks')
  @UseGuards(BroadcastGuard)
  @ApiQuery({ name: 'after', required: false, schema: { type: 'integer', minimum: 0, default: 0 } })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  looks(
    @Param('slug') slug: string,
    @Query('after') after: unknown,
    @Headers('last-event-id') last: string | undefined,
  ): Promise<Observable<Arrival>> {
    return this.arrivals.follow(slug, last ?? after);
  }
}
