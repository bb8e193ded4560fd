import { Controller, Headers, type MessageEvent, Sse, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { map, type Observable, skipWhile } from 'rxjs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { ANY_SCOPE, DashboardGuard, NeedsScope } from '../../figures/index.js';
import { LiveFiguresDto, WatchLive } from '../queries/watch-live.js';
import { LiveGuard } from './live.guard.js';
import { withBeats } from './with-beats.js';

/** The same for the same numbers, whichever process counts them. */
const idOf = ({ week, views, searches }: LiveFiguresDto) => `${week.from}.${week.to}.${views}.${searches}`;

@Controller('api/dashboard')
@Allow('anyone')
@UseGuards(DashboardGuard, LiveGuard)
@NeedsScope(() => ANY_SCOPE)
@ApiExtraModels(LiveFiguresDto)
export class LiveController {
  constructor(private readonly queries: QueryBus) {}

  /**
   * Server-sent events `figures`: views and searches of the current show week, at most one a second.
   * Who comes back names the last in `Last-Event-ID`, and is told once it is another one.
   */
  @Sse('live')
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { $ref: getSchemaPath(LiveFiguresDto) } } } })
  async stream(
    @Viewer() viewer: Member | undefined,
    @Headers('last-event-id') last: string | undefined,
  ): Promise<Observable<MessageEvent>> {
    const counted = await this.queries.execute(new WatchLive(viewer));
    const figures = counted.pipe(
      map((data): MessageEvent => ({ type: 'figures', id: idOf(data), data })),
      // Each holds all there is to know: whoever comes back misses nothing, and is not told again what they know.
      skipWhile(({ id }) => id === last),
    );
    return withBeats(figures);
  }
}
