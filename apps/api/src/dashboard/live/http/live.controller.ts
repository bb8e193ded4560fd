import { Controller, type MessageEvent, Sse, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { endWith, ignoreElements, interval, last, map, merge, type Observable, share, takeUntil } from 'rxjs';
import type { Member } from '../../../accounts/members/member.js';
import { Allow } from '../../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../../accounts/roles/viewer.decorator.js';
import { DashboardGuard } from '../../access/dashboard.guard.js';
import { NeedsScope } from '../../access/needs-scope.decorator.js';
import { ANY_SCOPE } from '../../access/scopes.js';
import { LiveFiguresDto, WatchLive } from '../queries/watch-live.js';

/** Proxies close what is silent for longer. */
const BEAT_MS = 15_000;

@Controller('api/dashboard')
@Allow('anyone')
@UseGuards(DashboardGuard)
@NeedsScope(() => ANY_SCOPE)
@ApiExtraModels(LiveFiguresDto)
export class LiveController {
  constructor(private readonly queries: QueryBus) {}

  /** Server-sent events `figures`: views and searches of the current show week, at most one a second. */
  @Sse('live')
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { $ref: getSchemaPath(LiveFiguresDto) } } } })
  async stream(@Viewer() viewer: Member | undefined): Promise<Observable<MessageEvent>> {
    const counted = await this.queries.execute(new WatchLive(viewer));
    const figures = counted.pipe(
      map((data): MessageEvent => ({ type: 'figures', id: data.as_of, data })),
      share(),
    );
    const beats = interval(BEAT_MS).pipe(map((): MessageEvent => ({ type: 'beat', data: '' })));
    return merge(figures, beats.pipe(takeUntil(figures.pipe(ignoreElements(), endWith(true), last()))));
  }
}
