import { Injectable } from '@nestjs/common';
import { pageViews } from '@toile/warehouse';
import type { Share } from '../figure/figure-row.js';
import { drawnShare, type Parted } from '../figure/visitor-draws.js';
import { isoTime, type Scope, type Windows } from '../scope/scope.js';
import { type Both, inBoth } from './both-windows.js';
import { WHOLE, windowParams } from './measure-params.js';
import { Measured } from './measured.js';
import {
  everyPageSql,
  ownPagesSql,
  pagesOfBrandsSql,
  rawPagesSql,
  trafficSql,
} from './pages-of-brands.sql.js';
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

  byBrand(scope: Scope, windows: Windows): Promise<Both<Traffic>> {
    return inBoth(scope, windows, (input) => this.rows(scope, input), trafficOf);
  }

  private async rows(scope: Scope, windows: Windows) {
    const { database } = this.measured;
    const sealed = await this.sealed.of(windows, scope);
    const ask = {
      name: 'traffic-by-brand',
      from: [sealed, 'catalogue'] as const,
      params: {
        ...(sealed.tells ? sealed.params : windowParams(windows.now)),
        as_of: isoTime(scope.asOf),
        types: [scope.type.slug],
        cities: scope.city ? [scope.city.slug] : [],
        seasons: [],
        designers: [],
      },
    };
    const pages = (entity: string) =>
      sealed.tells ? sealed.rowsOf(pageViews, `${entity}, parts`) : rawPagesSql(database);
    if (scope.input.definition === '2')
      return this.measured.rows<Row>(scope, { ...ask, sql: trafficSql(ownPagesSql(pages('entity'))) });
    return this.scoped.rows<Row>(scope, [], {
      ...ask,
      sql: (looks) => trafficSql(everyPageSql(pages('entity_key'), pagesOfBrandsSql(database, looks))),
    });
  }
}

function trafficOf(rows: readonly Row[]): Traffic {
  const found = new Map(rows.map((one) => [one.key, one]));
  const whole = found.get(WHOLE);
  return {
    keys: [...found.keys()].filter((key) => key !== WHOLE),
    share: (key: string): Share => ({
      numerator: found.get(key)?.views ?? 0,
      denominator: whole?.views ?? 0,
      isBehaviour: true,
      ...(whole && { draws: () => drawnShare(found.get(key), whole) }),
    }),
  };
}
