import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { LiveFigures as Message } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { Observable } from 'rxjs';
import type { Member } from '../../../kernel/auth/member.js';
import { FigureQueryDto, ReadScope } from '../../figures/index.js';
import { LiveFigures } from '../live-figures.js';

/** The days of a week of shows, in Paris. */
export class ShowWeekDto {
  /** @example "spring-summer-2027" */
  season: string;
  /** @example "2026-09-21" */
  from: string;
  /** @example "2026-09-27" */
  to: string;
}

/** What the current show week counts so far. */
export class LiveFiguresDto implements Message {
  /**
   * Openings of looks and street style.
   * @example 41230
   */
  views: number;
  /**
   * First-page searches that name something known.
   * @example 1204
   */
  searches: number;
  week: ShowWeekDto;
  /** @example "2026-09-24T12:00:00.000Z" */
  as_of: string;
  /** @example "2026-09-24T11:59:59.000Z" */
  fresh_to: string;
}

export class WatchLive extends Query<Observable<LiveFiguresDto>> {
  constructor(readonly viewer: Member | undefined) {
    super();
  }
}

@QueryHandler(WatchLive)
export class WatchLiveHandler implements IQueryHandler<WatchLive> {
  constructor(
    private readonly live: LiveFigures,
    private readonly scopes: ReadScope,
  ) {}

  /** @throws DomainError dashboard/forbidden */
  async execute({ viewer }: WatchLive): Promise<Observable<LiveFiguresDto>> {
    const scope = await this.scopes.read(new FigureQueryDto(), viewer);
    if (scope.environment === 'Demo')
      throw new DomainError('dashboard/forbidden', 'What goes on now belongs to dashboard subscribers.');
    return this.live.watch(scope);
  }
}
