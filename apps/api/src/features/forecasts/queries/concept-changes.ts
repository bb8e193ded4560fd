import { Injectable } from '@nestjs/common';
import type { ForecastSubject } from '@toile/contracts';
import { LRUCache } from 'lru-cache';
import { cached } from '../../../kernel/cached.js';
import { addDays, BehaviourSeries, dayInParis, FigureQueryDto, ReadScope } from '../../figures/index.js';
import { type Changes, changesOf, type KnownWeek } from '../domain/changes.js';
import { latestOrigin } from '../domain/origins.js';

/** Two years, as beside a forecast. */
const WEEKS = 104;
const REMEMBERED = { max: 200, ttl: 15 * 60_000 };

/** Where a concept's weeks changed, as it was known at the end of each of its last weeks. */
export interface ConceptChangesFound {
  label: string;
  /** All weeks that have closed for good, the oldest first. */
  weeks: readonly KnownWeek[];
  /** The Monday after the last of them. */
  until: string;
}

/** Weeks in which a trend or brand changed, for what watches them: told of weeks that have closed for good alone. */
@Injectable()
export class ConceptChanges {
  readonly #found = new LRUCache<string, Promise<ConceptChangesFound>>(REMEMBERED);

  constructor(
    private readonly scopes: ReadScope,
    private readonly behaviour: BehaviourSeries,
  ) {}

  /** @throws DomainError trend/unknown, brand/unknown */
  of(subject: ForecastSubject, now: Date): Promise<ConceptChangesFound> {
    const until = latestOrigin(dayInParis(now));
    const { measure, of, slug } = subject;
    return cached(this.#found, [measure, of, slug, until].join('/'), () => this.read(subject, until, now));
  }

  /** Only what was known when a week had closed. */
  changesAt({ weeks }: ConceptChangesFound, until: string): Changes {
    return changesOf(weeks.filter(({ from }) => from < until));
  }

  private async read({ measure, of, slug }: ForecastSubject, until: string, now: Date) {
    await this.scopes.mustExist(of === 'trend' ? 'tag' : 'designer', of, slug);
    const days = { from: addDays(until, -7 * WEEKS), to: addDays(until, -1) };
    const scope = await this.scopes.within(Object.assign(new FigureQueryDto(), days), 'Master', now);
    const concept = of === 'trend' ? ('tag' as const) : of;
    const asked = { concept, slugs: [slug], limit: 1, measure, step: 'week' as const };
    const { steps, series } = await this.behaviour.of(scope, asked);
    const [{ label, points } = { label: slug, points: [] }] = series;
    const weeks = steps.map(({ from, partial, of: whole }, at) => {
      const { value = null, numerator } = points[at] ?? {};
      return { from, partial, of: whole, value, numerator: numerator ?? 0 };
    });
    return { label, weeks, until };
  }
}
