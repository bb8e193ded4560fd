import { Inject, Injectable } from '@nestjs/common';
import {
  type CountedKind,
  changesOfLooksSql,
  lookViews,
  notCountedSql,
  pageViews,
  searchSets,
  type Warehouse,
} from '@toile/warehouse';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { alone } from '../measures/both-windows.js';
import { KEYS_OF_LOOK, lookParams, windowParams } from '../measures/measure-params.js';
import { run } from '../measures/run.js';
import { type RowsOf, SealedQuery } from '../measures/sealed.query.js';
import type { Names } from '../scope/names.js';
import { type Brands, type Days, isoTime, type Scope } from '../scope/scope.js';

interface NotCountedRow {
  counted: number;
  bots: number;
  staff: number;
  out_of_time: number;
  repeats: number;
  without_consent: number;
  late: number;
}
interface ChangesRow {
  added: number;
  withdrawn: number;
  gained: number;
  lost: number;
}
/** A tag, a category or neither. */
interface Key {
  tag: string;
  category: string;
}

const HAS_KEY = `if({category:String} != '', has(${KEYS_OF_LOOK.category}, {category:String}),
  {tag:String} != '' AND has(tags, {tag:String}))`;

/** What each rollup has counted. */
const COUNTED: Record<CountedKind, (rowsOf: RowsOf) => string> = {
  searches: (rowsOf) => `(SELECT sum(searches) FROM (${rowsOf(searchSets, 'searches')}))`,
  pages: (rowsOf) => `(SELECT sum(views) FROM (${rowsOf(pageViews, 'views')}))`,
  pictures: (rowsOf) => `(SELECT sum(views) FROM (${rowsOf(lookViews, 'views')}))`,
};

/** Counts what stands around a number, from raw rows; what is counted, which takes longest, from its rollup where that tells it. */
@Injectable()
export class ContextQuery {
  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    private readonly sealed: SealedQuery,
  ) {}

  /** What of all events of a kind was counted, and why the others were not. */
  async notCounted(scope: Scope, kind: CountedKind, days: Days): Promise<NotCountedRow> {
    const sealed = await this.sealed.of(alone(days), scope);
    const counted = sealed.tells ? COUNTED[kind](sealed.weeksOf) : undefined;
    const sql = notCountedSql(this.warehouse.database, kind, counted);
    const params = { ...windowParams(days), ...sealed.params, as_of: isoTime(scope.asOf) };
    const [row] = await run<NotCountedRow>(this.warehouse, `${kind}-not-counted`, sql, params);
    if (!row) throw new Error('a count without a row');
    return row;
  }

  /** How the looks of the scope differ from those that were known `earlier`. */
  async changesSince(scope: Scope, names: Names, brands: Brands, { tag, category }: Key, earlier: Date) {
    const params = {
      ...lookParams(scope, names, [scope.season.slug], brands),
      earlier: isoTime(earlier),
      tag,
      category,
    };
    const sql = changesOfLooksSql(this.warehouse.database, HAS_KEY);
    const [row] = await run<ChangesRow>(this.warehouse, 'changes-of-looks', sql, params);
    if (!row) throw new Error('a count without a row');
    return row;
  }
}
