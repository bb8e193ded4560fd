import { Inject, Injectable, Optional } from '@nestjs/common';
import { type Rollup, rollupSql, type SealedTo, type Warehouse } from '@toile/warehouse';
import { WAREHOUSE } from '../../tokens.js';
import type { Days } from '../scope/scope.js';
import { FreshnessQuery } from './freshness.query.js';
import { REMEMBER_MS, Remembered } from './remembered.js';

/** SQL of a rollup's rows in a window; of sealed days only those that are asked for. */
export type RowsOf = (rollup: Rollup, columns: string, inSealedDays?: string) => string;

export interface SealedWindow {
  rowsOf: RowsOf;
  /** What this SQL binds. */
  params: { from_day: string; to_day: string; days_to: string; hours_to: string; live_to: string };
  /** Another text once other events are in the window's figures. */
  version: string;
}

/** How far everything is sealed, and how many events of which day are not. */
interface Unsealed {
  sealed: SealedTo;
  events: { day: string; n: number }[];
}

const DAY_MS = 86_400_000;
const seconds = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ');

/** What of a window is sealed, and whether anything of it is not. */
@Injectable()
export class SealedQuery {
  readonly #recent: Remembered<Unsealed>;

  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    private readonly freshness: FreshnessQuery,
    @Optional() rememberMs: number = REMEMBER_MS,
  ) {
    this.#recent = new Remembered(rememberMs);
  }

  async of({ from, to }: Days): Promise<SealedWindow> {
    const { database } = this.warehouse;
    const { sealed, events } = await this.#recent.get('', () => this.ask());
    const [days_to, hours_to] = [seconds(sealed.days), seconds(sealed.hours)];
    const unsealed = events.reduce((sum, { day, n }) => (from <= day && day <= to ? sum + n : sum), 0);
    const parts = { hours: sealed.days < sealed.hours, live: unsealed > 0 };
    const live_to = seconds(new Date(Date.now() + DAY_MS));
    return {
      rowsOf: (rollup, columns, inSealedDays) => rollupSql(rollup, database, columns, parts, inSealedDays),
      params: { from_day: from, to_day: to, days_to, hours_to, live_to },
      version: `${days_to}:${hours_to}:${unsealed}`,
    };
  }

  /** The same for every window. */
  private async ask(): Promise<Unsealed> {
    const sealed = await this.freshness.sealedTo();
    const events = await this.warehouse.rows<{ day: string; n: number }>(
      `SELECT toString(toDate(occurred_at, 'Europe/Paris')) AS day, count() AS n FROM ${this.warehouse.database}.raw_tracking
       WHERE ingest_hour >= {hours_to:DateTime('UTC')} GROUP BY day`,
      { hours_to: seconds(sealed.hours) },
    );
    return { sealed, events };
  }
}
