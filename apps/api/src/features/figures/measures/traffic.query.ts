import { Injectable } from '@nestjs/common';
import { pageViews } from '@toile/warehouse';
import { drawsOf, type Share } from '../figure/figure-row.js';
import { drawnShare, type Parted } from '../figure/visitor-draws.js';
import { type Days, isoTime, type Scope, type Windows } from '../scope/scope.js';
import { type Both, inBoth } from './both-windows.js';
import { isOfDays, knownEnds } from './ends-of-days.js';
import { WHOLE, windowParams } from './measure-params.js';
import { Measured } from './measured.js';
import {
  everyPageSql,
  ownPagesSql,
  pagesOfBrandsSql,
  rawPagesSql,
  trafficByDaySql,
  trafficSql,
} from './pages-of-brands.sql.js';
import { addedUp, type DaysRow } from './past-days.js';
import { ScopedLooks } from './scoped-looks.js';
import { SealedQuery } from './sealed.query.js';

interface Row extends Parted {
  is_before?: 0 | 1;
  key: string;
  views: number;
}

/** Brands that were looked at, and their share of all page views. */
interface Traffic {
  keys: string[];
  share(key: string): Share;
}

/** Page views of what names a brand among all page views: rollup `page_views`, and raw rows as known earlier. */
@Injectable()
export class TrafficQuery {
  constructor(
    private readonly measured: Measured,
    private readonly scoped: ScopedLooks,
    private readonly sealed: SealedQuery,
  ) {}

  async byBrand(scope: Scope, windows: Windows): Promise<Both<Traffic>> {
    const isOfEveryPage = scope.input.definition !== '2';
    if (isOfEveryPage && isOfDays(scope)) {
      const [now, before] = await addedUp(scope, windows, (months) => this.days(scope, months));
      const made = (sums: Map<string, number>) =>
        trafficOf(
          scope,
          [...sums].map(([key, views]) => ({ key, views, parts: [], of_parts: [] })),
        );
      return [made(now), before && made(before)];
    }
    return inBoth(
      scope,
      windows,
      (input) => this.rows(scope, input),
      (rows) => trafficOf(scope, rows),
    );
  }

  private async days(scope: Scope, months: Days) {
    const { database } = this.measured;
    const sealed = await this.sealed.daysOf(months, scope);
    const pages = sealed.rowsOf(pageViews, 'ingest_day, entity_key, views');
    const ends = knownEnds(scope);
    return this.scoped.rowsAtEnds<DaysRow>(ends.asOfLast, {
      name: 'traffic-by-day',
      isLarge: true,
      from: [sealed, 'catalogue'],
      params: { ...sealed.params, ...ofLooks(scope), ...ends.params },
      sql: (looks) => trafficByDaySql(pages, database, looks),
    });
  }

  private async rows(scope: Scope, windows: Windows) {
    const { database } = this.measured;
    const sealed = await this.sealed.of(windows, scope);
    const ask = {
      name: 'traffic-by-brand',
      from: [sealed, 'catalogue'] as const,
      params: {
        ...(sealed.tells ? sealed.params : windowParams(windows.now)),
        ...ofLooks(scope),
      },
    };
    const pages = (entity: string) =>
      sealed.tells ? sealed.weeksOf(pageViews, `${entity}, parts`) : rawPagesSql(database);
    if (scope.input.definition === '2')
      return this.measured.rows<Row>(scope, { ...ask, sql: trafficSql(ownPagesSql(pages('entity'))) });
    return this.scoped.rows<Row>(scope, [], {
      ...ask,
      sql: (looks) =>
        trafficSql(everyPageSql(database, pages('entity_key'), pagesOfBrandsSql(database, looks))),
    });
  }
}

/** Looks of the type and city, whichever season and brand they are of. */
const ofLooks = (scope: Scope) => ({
  as_of: isoTime(scope.asOf),
  types: [scope.type.slug],
  cities: scope.city ? [scope.city.slug] : [],
  seasons: [],
  designers: [],
});

function trafficOf(scope: Scope, rows: readonly Row[]): Traffic {
  const found = new Map(rows.map((one) => [one.key, one]));
  const whole = found.get(WHOLE);
  return {
    keys: [...found.keys()].filter((key) => key !== WHOLE),
    share: (key: string): Share => ({
      numerator: found.get(key)?.views ?? 0,
      denominator: whole?.views ?? 0,
      isBehaviour: true,
      ...(whole && { draws: drawsOf(scope, () => drawnShare(found.get(key), whole)) }),
    }),
  };
}
