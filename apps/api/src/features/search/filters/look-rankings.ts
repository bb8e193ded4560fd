import { Injectable } from '@nestjs/common';
import type { LookSort } from '@toile/contracts';
import { inputOf } from '@toile/platform';
import { boardAdditionsSql } from '@toile/warehouse';
import { LRUCache } from 'lru-cache';
import { cached } from '../../../kernel/cached.js';
import { FigureQueryDto, Figures, isoTime, Measured, ReadScope } from '../../figures/index.js';

export type RankedBy = Extract<LookSort, 'viewed' | 'saved'>;
export const isRanked = (sort: LookSort | undefined): sort is RankedBy =>
  sort === 'viewed' || sort === 'saved';

/** Looks that are ranked; whatever comes after them is as good as unseen. */
const MOST = 2_000;
const GOOD_FOR_MS = 5 * 60_000;

/** Which looks people opened or kept most in the last 30 days, as figures count them; five minutes old at most, while the warehouse answers. */
@Injectable()
export class LookRankings {
  readonly #recent = new LRUCache<string, Promise<readonly string[]>>({ max: 2, ttl: GOOD_FOR_MS });
  /** What stands in while the warehouse does not answer. */
  readonly #last = new Map<RankedBy, readonly string[]>();

  constructor(
    private readonly scopes: ReadScope,
    private readonly figures: Figures,
    private readonly measured: Measured,
  ) {}

  /** Slugs, the first first. */
  async of(by: RankedBy): Promise<readonly string[]> {
    try {
      const looks = await cached(this.#recent, by, () => this.#count(by));
      this.#last.set(by, looks);
      return looks;
    } catch {
      return this.#last.get(by) ?? [];
    }
  }

  async #count(by: RankedBy): Promise<string[]> {
    const scope = await this.scopes.within(inputOf(FigureQueryDto, {}), 'Master');
    const { now } = await this.figures.windows.home(scope);
    const rows =
      by === 'viewed'
        ? await this.figures.views.looks(scope, await this.figures.names.all(), now, MOST)
        : await this.measured.rows<{ look: string }>(scope, {
            name: 'looks-by-boards',
            sql: `SELECT look, uniqExact(board_key) AS boards FROM (${boardAdditionsSql(this.measured.database)})
              GROUP BY look ORDER BY boards DESC, look LIMIT {limit:UInt32}`,
            params: { from: now.from, to: now.to, as_of: isoTime(scope.asOf), limit: MOST },
            from: ['moodboards'],
          });
    return rows.map(({ look }) => look);
  }
}
