import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { LiveFigures as Message } from '@toile/contracts';
import type { Logger } from '@toile/platform';
import { lookViews } from '@toile/warehouse';
import { Observable, Subject } from 'rxjs';
import { LOGGER } from '../../kernel/tokens.js';
import {
  alone,
  dayInParis,
  Figures,
  FreshnessQuery,
  Measured,
  ReadScope,
  type RowsOf,
  type Scope,
  SealedQuery,
} from '../figures/index.js';
import { showWeek } from './show-week.js';

/** One update a second at most, however much happens. */
const EVERY_MS = 1_000;

interface Row {
  views: number;
}
const sql = (rowsOf: RowsOf) => `SELECT sum(views) AS views FROM (${rowsOf(lookViews, 'views')})`;

/** Views and searches of the current show week, counted once for everybody who watches. */
@Injectable()
export class LiveFigures implements OnModuleDestroy {
  readonly #changes = new Subject<Message>();
  #watchers = 0;
  #last: Message | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly figures: Figures,
    private readonly measured: Measured,
    private readonly freshness: FreshnessQuery,
    private readonly sealed: SealedQuery,
    private readonly scopes: ReadScope,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What is known now, and then each change. @param scope whose environment has been checked */
  watch(scope: Scope): Observable<Message> {
    return new Observable<Message>((watcher) => {
      if (this.#last) watcher.next(this.#last);
      const subscription = this.#changes.subscribe(watcher);
      this.#watchers += 1;
      if (this.#watchers === 1) void this.tick(scope);
      return () => {
        subscription.unsubscribe();
        this.#watchers -= 1;
        if (this.#watchers === 0) this.rest();
      };
    });
  }

  /** Streams end with the service; browsers come back by themselves. */
  onModuleDestroy(): void {
    this.#changes.complete();
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.#timer);
    this.#last = undefined;
  }

  private async tick(scope: Scope): Promise<void> {
    const begun = performance.now();
    try {
      const next = await this.count({ ...scope, asOf: new Date() });
      if (next && this.#watchers > 0 && this.isNews(next)) {
        this.#last = next;
        this.#changes.next(next);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'live figures could not be counted; trying again');
    }
    if (this.#watchers === 0 || this.#changes.closed) return;
    this.#timer = setTimeout(
      () => void this.tick(scope),
      Math.max(0, EVERY_MS - (performance.now() - begun)),
    );
  }

  private isNews({ views, searches, week }: Message): boolean {
    const last = this.#last;
    return views !== last?.views || searches !== last.searches || week.from !== last.week.from;
  }

  private async count(scope: Scope): Promise<Message | undefined> {
    const week = showWeek(await this.scopes.seasons(scope.asOf), dayInParis(scope.asOf));
    if (!week) return undefined;
    const names = await this.figures.names.all();
    const sealed = await this.sealed.of(alone(week));
    const [[opened], [searches], fresh] = await Promise.all([
      this.measured.rows<Row>(scope, {
        name: 'live-views',
        sql: sql(sealed.rowsOf),
        params: sealed.params,
        from: [sealed],
      }),
      this.figures.searches.by('tag', scope, names, alone(week)),
      this.freshness.freshTo(scope.asOf),
    ]);
    return {
      views: opened?.views ?? 0,
      searches: searches.whole.value,
      week,
      as_of: scope.asOf.toISOString(),
      fresh_to: fresh.toISOString(),
    };
  }
}
