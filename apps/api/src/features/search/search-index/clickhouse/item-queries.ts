import type { Warehouse } from '@toile/warehouse';
import type { Shelf } from '../search-index.js';
import { Bound } from './conditions-sql.js';

const TIMEOUT_MS = 10_000;
/** The newest shows first, each in its own order. */
export const LISTED = 'show_date DESC, collection, position, slug';

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

  rows<R>(name: string, sqlOf: (bound: Bound) => string): Promise<R[]> {
    const bound = new Bound();
    const sql = sqlOf(bound);
    const { build, shelf } = this;
    return this.warehouse.query<R>(
      { name: `search ${name}`, sql, timeoutMs: TIMEOUT_MS },
      { ...bound.values, build, shelf },
    );
  }
}
