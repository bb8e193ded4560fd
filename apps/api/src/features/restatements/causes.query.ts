import { Inject, Injectable } from '@nestjs/common';
import type { FigureKind } from '@toile/contracts';
import { changesOfLooksSql, lateEventsSql, type Warehouse } from '@toile/warehouse';
import { WAREHOUSE } from '../../kernel/tokens.js';
import { type Days, isoTime, run, type Scope } from '../figures/index.js';
import type { Cause } from './read-models/restatement.entity.js';

interface ChangesRow {
  added: number;
  withdrawn: number;
  retagged: number;
}

/** What has changed between two times in what a figure rests on. */
@Injectable()
export class CausesQuery {
  constructor(@Inject(WAREHOUSE) private readonly warehouse: Warehouse) {}

  /** Seasons and types that ever had a look. */
  async shownSeasons(now: Date): Promise<{ season: string; type: string }[]> {
    const sql = `SELECT DISTINCT season, look_type FROM ${this.warehouse.database}.raw_catalogue
      WHERE type = 'look-published' AND occurred_at <= {as_of:DateTime64(3, 'UTC')} ORDER BY season, look_type`;
    const rows = await run<{ season: string; look_type: string }>(this.warehouse, 'shown-seasons', sql, {
      as_of: isoTime(now),
    });
    return rows.map(({ season, look_type: type }) => ({ season, type }));
  }

  /**
   * @param rests what the figure counts. Looks decide which words are searches, of whatever season and type they are: their changes are
   * named where nothing nearer explains a figure of what visitors did.
   */
  async since(earlier: Date, scope: Scope, { from, to }: Days, rests: FigureKind['rests']): Promise<Cause[]> {
    const { database } = this.warehouse;
    const times = { as_of: isoTime(scope.asOf), earlier: isoTime(earlier) };
    const own = {
      types: [scope.type.slug],
      cities: scope.city ? [scope.city.slug] : [],
      seasons: [scope.season.slug],
      designers: scope.brand ? [scope.brand.slug] : [],
    };
    const [changed, [late]] = await Promise.all([
      this.changesOfLooks({ ...times, ...own }),
      rests === 'visitors'
        ? run<{ events: number }>(this.warehouse, 'late-events', lateEventsSql(database), {
            ...times,
            from,
            to,
          })
        : [],
    ]);
    const causes = told([{ cause: 'late-events', count: late?.events ?? 0 }, ...changed]);
    if (causes.length > 0) return causes;
    const anywhere = { types: [], cities: [], seasons: [], designers: [] };
    const farther = rests === 'visitors' ? told(await this.changesOfLooks({ ...times, ...anywhere })) : [];
    return farther.length > 0 ? farther : [{ cause: 'recounted', count: null }];
  }

  private async changesOfLooks(params: Record<string, string | string[]>): Promise<Cause[]> {
    const sql = changesOfLooksSql(this.warehouse.database, 'false');
    const [changes] = await run<ChangesRow>(this.warehouse, 'changes-of-looks', sql, params);
    return [
      { cause: 'retagged', count: changes?.retagged ?? 0 },
      { cause: 'withdrawn', count: changes?.withdrawn ?? 0 },
      { cause: 'added', count: changes?.added ?? 0 },
    ];
  }
}

const told = (causes: readonly Cause[]): Cause[] => causes.filter(({ count }) => count !== 0);
