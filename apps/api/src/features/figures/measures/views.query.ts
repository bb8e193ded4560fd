import { Injectable } from '@nestjs/common';
import { MOST_LEFT_OUT } from '@toile/warehouse';
import type { Count } from '../figure/figure-row.js';
import type { Names } from '../scope/names.js';
import { type Brands, type Days, daysIn, type Scope, type SeasonDays, type Windows } from '../scope/scope.js';
import { alone, type Both, inBoth } from './both-windows.js';
import { isOfDays, knownEnds } from './ends-of-days.js';
import { lookParams, seasonParams, seasonsOf, WHOLE, windowParams } from './measure-params.js';
import { Measured } from './measured.js';
import { addedUp, type DaysRow } from './past-days.js';
import { ScopedLooks } from './scoped-looks.js';
import { SealedQuery } from './sealed.query.js';
import {
  keysOfLooksSql,
  mostOpenedSql,
  mostViewedSql,
  rawMostViewedSql,
  viewsByBrandSql,
  viewsByDaySql,
} from './views.sql.js';

export interface ViewedLook {
  look: string;
  viewers: number;
  views: number;
}
interface OpenersRow {
  picture: string;
  openers: number;
}
interface BrandsRow {
  is_before?: 0 | 1;
  key: string;
  views: number;
}
interface BrandViews {
  keys: string[];
  count(key: string): Count;
}
type Only = { seasons: readonly string[]; brands?: Brands; tag?: string | undefined };

/** Pictures that are counted exactly for each that is asked for, at first. */
const CANDIDATES = 2;

/** Openings of looks and street style: rollup `look_views`, and raw rows as known earlier. */
@Injectable()
export class ViewsQuery {
  constructor(
    private readonly measured: Measured,
    private readonly scoped: ScopedLooks,
    private readonly sealed: SealedQuery,
  ) {}

  /** Looks by distinct viewers, ties by views, then by slug. Without `only` every look counts. */
  async looks(scope: Scope, names: Names, days: Days, limit: number, only?: Only): Promise<ViewedLook[]> {
    const { database } = this.measured;
    const { seasons = [], brands, tag } = only ?? {};
    const sealed = await this.sealed.of(alone(days), scope);
    const { rowsOf, params } = sealed;
    // What is asked next rests on the same, so that it need not wait to ask anew how far all is sealed.
    const from = only ? ([sealed, 'catalogue'] as const) : [sealed];
    const looks = { ...lookParams(scope, names, seasons, brands), tag: tag ?? '' };
    const keysOf = (sql: string) => (only ? keysOfLooksSql(sql, tag !== undefined) : undefined);
    const exact = { name: 'most-viewed-looks', from };
    if (!sealed.tells)
      return this.scoped.rows<ViewedLook>(scope, seasons, {
        ...exact,
        params: { ...looks, ...windowParams(days), limit },
        sql: (own) => rawMostViewedSql(database, keysOf(own)),
      });
    // Of all looks together, days on which only few opened one are read when the others leave it open which are the most viewed.
    let leftOut = only ? 0 : MOST_LEFT_OUT * daysIn(days);
    // Nobody counts twice on one day, so a look has at most as many viewers as openers of its days together.
    for (let most = limit * CANDIDATES; ; most *= CANDIDATES) {
      const isRough = leftOut > 0;
      const opened = await this.scoped.rows<OpenersRow>(scope, seasons, {
        name: 'most-opened-looks',
        from,
        params: { ...looks, ...params, limit: most + 1 },
        sql: (own, onShelves) => mostOpenedSql(rowsOf, keysOf(own), isRough ? 'NOT few' : onShelves),
      });
      const keys = opened.slice(0, most).map(({ picture }) => picture);
      const rows = await this.scoped.rows<ViewedLook>(scope, seasons, {
        ...exact,
        params: { ...params, keys, limit },
        sql: (_, onShelves) => mostViewedSql(rowsOf, onShelves),
      });
      const next = opened[most];
      const isCertain = (rows[limit - 1]?.viewers ?? 0) > (next?.openers ?? 0) + leftOut;
      if (isCertain || (!next && !isRough)) return rows;
      leftOut = 0;
    }
  }

  /** Views of looks and street style of each brand in L(S). */
  async byBrand(
    scope: Scope,
    names: Names,
    windows: Windows<SeasonDays>,
    brands: Brands = [],
  ): Promise<Both<BrandViews>> {
    if (isOfDays(scope)) {
      const [now, before] = await addedUp(scope, windows, (months, { season }) =>
        this.daysByBrand(scope, names, { ...months, season }, brands),
      );
      return [brandViews([...now]), before && brandViews([...before])];
    }
    const rows = (input: Windows<SeasonDays>) => this.rowsByBrand(scope, names, input, brands);
    return inBoth(scope, windows, rows, (own) => brandViews(own.map(({ key, views }) => [key, views])));
  }

  private async daysByBrand(scope: Scope, names: Names, months: SeasonDays, brands: Brands) {
    const seasons = [months.season];
    const sealed = await this.sealed.daysOf(months, scope);
    const { rowsOf, params } = sealed;
    const ends = knownEnds(scope);
    return this.scoped.shelvedRowsAtEnds<DaysRow>(ends.asOfLast, seasons, {
      name: 'views-by-day',
      isLarge: true,
      from: [sealed, 'catalogue'],
      sql: (looks, onShelves) => viewsByDaySql(this.measured.database, looks, { rowsOf, onShelves }),
      params: {
        ...lookParams(scope, names, seasons, brands),
        ...ends.params,
        ...params,
      },
    });
  }

  /** The same of all brands together. */
  async ofAll(
    scope: Scope,
    names: Names,
    windows: Windows<SeasonDays>,
    brands: Brands = [],
  ): Promise<Both<Count>> {
    const [now, before] = await this.byBrand(scope, names, windows, brands);
    return [now.count(WHOLE), before === null ? null : before.count(WHOLE)];
  }

  private async rowsByBrand(scope: Scope, names: Names, windows: Windows<SeasonDays>, brands: Brands) {
    const { database } = this.measured;
    const seasons = seasonsOf(windows);
    const sealed = await this.sealed.of(windows, scope);
    const { weeksOf: rowsOf, params } = sealed;
    return this.scoped.rows<BrandsRow>(scope, seasons, {
      name: 'views-by-brand',
      from: [sealed, 'catalogue'] as const,
      sql: (looks, onShelves) =>
        viewsByBrandSql(database, looks, sealed.tells ? { rowsOf, onShelves } : undefined),
      params: {
        ...lookParams(scope, names, seasons, brands),
        ...seasonParams(windows),
        ...(sealed.tells ? params : windowParams(windows.now)),
      },
    });
  }
}

const countOf = (value: number): Count => ({ value, isBehaviour: true });

function brandViews(views: readonly (readonly [key: string, views: number])[]): BrandViews {
  const found = new Map(views);
  return {
    keys: [...found.keys()].filter((key) => key !== WHOLE),
    count: (key) => countOf(found.get(key) ?? 0),
  };
}
