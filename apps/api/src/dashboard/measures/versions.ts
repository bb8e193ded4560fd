import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Warehouse } from '@toile/warehouse';
import { WAREHOUSE } from '../../tokens.js';
import { addDays, type Days, dayInParis } from '../scope/scope.js';

/** What a measure rests on: catalogue or board messages, or tracking events of some days. */
export type Source = 'catalogue' | 'moodboards' | Days;

/** Figures of one page ask within this time; events are in the figures that much later. */
const REMEMBER_MS = 200;
/** Copies and spooled events of a window have arrived by then; what comes later still is seen when a result expires. */
const CLOSED_AFTER_DAYS = 3;

/** What the warehouse holds, as short texts that change when it does: what was measured under one is good while it lasts. */
@Injectable()
export class Versions {
  readonly #recent = new Map<string, { text: Promise<string>; until: number }>();

  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    @Optional() private readonly rememberMs: number = REMEMBER_MS,
  ) {}

  async of(sources: readonly Source[]): Promise<string> {
    return (await Promise.all(sources.map((source) => this.one(source)))).join(' ');
  }

  private one(source: Source): Promise<string> | string {
    if (typeof source === 'string') return this.recent(`raw_${source}`);
    const isClosed = addDays(source.to, CLOSED_AFTER_DAYS) < dayInParis(new Date());
    return isClosed ? 'closed' : this.recent('raw_tracking');
  }

  private recent(table: string): Promise<string> {
    const known = this.#recent.get(table);
    if (known && known.until > performance.now()) return known.text;
    const text = this.read(table);
    this.#recent.set(table, { text, until: performance.now() + this.rememberMs });
    text.catch(() => this.#recent.delete(table));
    return text;
  }

  /** Rows are only ever added, so their number tells; the engine knows it without reading. */
  private async read(table: string): Promise<string> {
    const { database } = this.warehouse;
    const newest = table === 'raw_tracking' ? '0' : 'max(_offset)';
    const [row] = await this.warehouse.rows<{ n: number; newest: number }>(
      `SELECT count() AS n, ${newest} AS newest FROM ${database}.${table}`,
    );
    return `${row?.n}:${row?.newest}`;
  }
}
