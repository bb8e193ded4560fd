import { Inject, Injectable, Optional } from '@nestjs/common';
import { type Rollup, rollupSql, type Warehouse } from '@toile/warehouse';
import { WAREHOUSE } from '../../tokens.js';
import type { Days } from '../scope/scope.js';
import { FreshnessQuery } from './freshness.query.js';
import { REMEMBER_MS, Remembered } from './remembered.js';

/** SQL of a rollup's rows in a window. */
export type RowsOf = (rollup: Rollup, columns: string) => string;

export interface SealedWindow {
  rowsOf: RowsOf;
  /** What this SQL binds. */
  params: { from_day: string; to_day: string; days_to: string; hours_to: string; live_to: string };
  /** Another text once other events are in the window's figures. */
  version: string;
}

const DAY_MS = 86_400_000;
const seconds = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ');

/** What of a window is sealed, and whether anything of it is not. */
@Injectable()
export class SealedQuery {
  readonly #recent: Remembered<SealedWindow>;

  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    private readonly freshness: FreshnessQuery,
    @Optional() rememberMs: number = REMEMBER_MS,
  ) {
    this.#recent = new Remembered(rememberMs);
  }

  of(days: Days): Promise<SealedWindow> {
    return this.#recent.get(`${days.from} ${days.to}`, () => this.ask(days));
  }

  private async ask({ from, to }: Days): Promise<SealedWindow> {
    const { database } = this.warehouse;
    const sealed = await this.freshness.sealedTo();
    const [days_to, hours_to] = [seconds(sealed.days), seconds(sealed.hours)];
    const [row] = await this.warehouse.rows<{ n: number }>(
      `SELECT count() AS n FROM ${database}.raw_tracking
       WHERE ingest_hour >= {hours_to:DateTime('UTC')}
         AND toDate(occurred_at, 'Europe/Paris') BETWEEN {from:Date} AND {to:Date}`,
      { hours_to, from, to },
    );
    const unsealed = row?.n ?? 0;
    const parts = { hours: sealed.days < sealed.hours, live: unsealed > 0 };
    const live_to = seconds(new Date(Date.now() + DAY_MS));
    return {
      rowsOf: (rollup, columns) => rollupSql(rollup, database, columns, parts),
      params: { from_day: from, to_day: to, days_to, hours_to, live_to },
      version: `${days_to}:${hours_to}:${unsealed}`,
    };
  }
}
