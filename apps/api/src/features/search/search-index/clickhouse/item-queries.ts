import type { Warehouse } from '@toile/warehouse';
import type { Shelf } from '../search-index.js';
import { Bound } from './conditions-sql.js';

const TIMEOUT_MS = 10_000;
/** The newest shows first, each in its own order: as the table's key has it, so that a page is read from where it begins. */
export const LISTED = '-show_date, collection, position, slug';
/** Many searches run side by side: one that takes every core makes all others wait. */
const ONE_CORE = { max_threads: 1 };
/** Rows that are read at once where a page is full soon. */
export const A_PAGE_SOON = { max_block_size: 1_024 };

/** Questions to the items of a shelf of one build. */
export class ItemQueries {
  constructor(
    private readonly warehouse: Warehouse,
    private readonly table: string,
    private readonly build: string,
    private readonly shelf: Shelf,
  ) {}

  /** From where, and under which condition; items that changed are read as they are now. */
  where(condition: string): string {
    return `FROM ${this.table} FINAL WHERE build = {build:String} AND shelf = {shelf:String} AND ${condition}`;
  }

  rows<R>(
    name: string,
    sqlOf: (bound: Bound) => string,
    settings: Record<string, number> = {},
  ): Promise<R[]> {
    const bound = new Bound();
    const sql = sqlOf(bound);
    const { build, shelf } = this;
    return this.warehouse.query<R>(
      { name: `search ${name}`, sql, timeoutMs: TIMEOUT_MS, settings: { ...ONE_CORE, ...settings } },
      { ...bound.values, build, shelf },
    );
  }
}
