import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  isLate,
  ROLLUPS,
  type Rollup,
  rollupAsReceivedSql,
  rollupSql,
  type SealedTo,
  type Warehouse,
} from '@toile/warehouse';
import { LRUCache } from 'lru-cache';
import { cached } from '../../../kernel/cached.js';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { addDays, type Days, isEndOfDay, isoDay, mondayOf, type Windows } from '../scope/scope.js';
import type { AsOf } from './as-of.js';
import { type Count, FreshnessQuery } from './freshness.query.js';

/** SQL of a rollup's rows in the windows, of which `is_before` tells; of sealed days only those that are asked for. */
export type RowsOf = (rollup: Rollup, columns: string, inSealedDays?: string) => string;

export interface SealedWindow {
  /**
   * Whether these rows tell what was to be known: now, or at the end of a day that is sealed, since rows say what an ingest day
   * changed. What was known at any other time is counted from raw rows.
   */
  tells: boolean;
  rowsOf: RowsOf;
  /** The same for what does not tell the days of a week apart: of whole weeks there are few rows, whose `day` is their Monday. */
  weeksOf: RowsOf;
  /** What this SQL binds. */
  params: WindowDays &
    Record<'weeks_to' | 'days_to' | 'hours_to' | 'live_to', string> & { since: number[]; since_at: string };
  /** Another text once other events are in the windows' figures. */
  version: string;
}

type WindowDays = Record<
  | ('from_day' | 'to_day' | 'from_before' | 'to_before')
  | ('weeks_from' | 'weeks_until' | 'weeks_from_before' | 'weeks_until_before'),
  string
>;

/** How far everything is sealed, what is counted of the rest, and how many events of which day that is. */
interface Unsealed {
  sealed: SealedTo;
  count: Count | undefined;
  /** The earliest time at which something occurred that is not counted. */
  since_at: string;
  events: { day: string; n: number }[];
}

/** Figures of one page ask within this time; events are in the figures that much later. */
export const SHARED_MS = 200;
const DAY_MS = 86_400_000;
/** The engine's least time, of none. */
const START = '1970-01-01 00:00:00.000';
const seconds = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ');

/** The midnight (UTC, as ingest days are) after what was chosen, where that is the last millisecond of a day. */
const midnightAfter = (known: AsOf | undefined): Date | undefined =>
  known?.input.as_of !== undefined && isEndOfDay(known.asOf) ? new Date(known.asOf.getTime() + 1) : undefined;

/** What of a past day arrives at all arrives by its last ingest day; a day that is sealed anew is read again after this time. */
const ARRIVALS_MS = 60_000;

/** A day, and the last ingest day of what happened on it. */
type Arrival = [day: string, ingestDay: string];

/** What arrives more than 48 hours late counts at no time: ingest days after that, as of history that was loaded at once, say nothing of when it was known. */
const isLoadedLater = ([day, ingestDay]: Arrival): boolean => ingestDay > addDays(day, 3);

const isIn = (day: string, asked: readonly Days[]): boolean =>
  asked.some(({ from, to }) => from <= day && day <= to);
/** How many events of some days are not sealed. */
const eventsOf = ({ events }: Unsealed, asked: readonly Days[]): number =>
  events.reduce((sum, { day, n }) => (isIn(day, asked) ? sum + n : sum), 0);

/** The midnight before `end` by which all had arrived that happened in the windows and had arrived then: later ones tell the same. */
function settledBy(end: Date, first: string, arrivals: readonly Arrival[]): Date {
  const last = arrivals.reduce((latest, [, ingestDay]) => (ingestDay > latest ? ingestDay : latest), first);
  const settled = new Date(Date.parse(`${last}T00:00:00Z`) + DAY_MS);
  return settled < end ? settled : end;
}

/** Two windows with the first and the last day of their whole weeks, from Monday to Sunday; where there is none the last is before the first. */
function daysOfWindows(now: Days, before: Days): WindowDays {
  const firstMonday = (day: string) => mondayOf(addDays(day, 6));
  const lastSunday = (day: string) => addDays(mondayOf(addDays(day, 1)), -1);
  return {
    from_day: now.from,
    to_day: now.to,
    weeks_from: firstMonday(now.from),
    weeks_until: lastSunday(now.to),
    from_before: before.from,
    to_before: before.to,
    weeks_from_before: firstMonday(before.from),
    weeks_until_before: lastSunday(before.to),
  };
}

/** What of windows is sealed, and whether anything of them is not. */
@Injectable()
export class SealedQuery {
  readonly #recent: LRUCache<string, Promise<Unsealed>>;
  readonly #arrivals = new LRUCache<string, Promise<Arrival[]>>({ max: 2, ttl: ARRIVALS_MS });

  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    private readonly freshness: FreshnessQuery,
    @Optional() perf: { now(): number } = performance,
  ) {
    this.#recent = new LRUCache({ max: 100, ttl: SHARED_MS, ttlResolution: 0, perf });
  }

  /** @param windows that do not overlap @param known as it was known when; now where it is left out */
  async of({ now, before }: Windows, known?: AsOf): Promise<SealedWindow> {
    const { database } = this.warehouse;
    const unsealed = await cached(this.#recent, '', () => this.ask());
    const { sealed, count, since_at } = unsealed;
    const window = daysOfWindows(now, before ?? now);
    const asked = before ? [now, before] : [now];
    const end = midnightAfter(known);
    const arrivals = end && (await this.sealedArrivals(unsealed, asked, end));
    if (arrivals) return this.until(settledBy(end, now.from, arrivals), sealed, window);
    const weeks_to = isoDay(sealed.weeks);
    const [days_to, hours_to] = [seconds(sealed.days), seconds(sealed.hours)];
    const n = eventsOf(unsealed, asked);
    const counted = n > 0 ? count : undefined;
    const parts = {
      hours: sealed.days < sealed.hours,
      count: counted?.number,
      live: n > 0,
      // Of nothing that is new nothing came late.
      late: since_at !== START && isLate(new Date(`${since_at.replace(' ', 'T')}Z`), sealed.hours),
      before: before !== null,
    };
    const live_to = seconds(new Date(Date.now() + DAY_MS));
    return {
      tells: known?.input.as_of === undefined,
      rowsOf: (rollup, columns, inSealedDays) =>
        rollupSql(rollup, database, columns, parts, { inSealedDays }),
      weeksOf: (rollup, columns, inSealedDays) =>
        rollupSql(rollup, database, columns, parts, { inSealedDays, byWeek: true }),
      params: { ...window, weeks_to, days_to, hours_to, live_to, since: counted?.until ?? [], since_at },
      version: `${days_to}:${hours_to}:${n}`,
    };
  }

  /** All of some days by the day it was known on: what sealed days tell, or raw rows where these do not tell it. */
  async daysOf(days: Days, known: AsOf): Promise<SealedWindow> {
    const { database } = this.warehouse;
    const unsealed = await cached(this.#recent, '', () => this.ask());
    const end = midnightAfter(known);
    const isSealed = end && (await this.sealedArrivals(unsealed, [days], end));
    const told = this.until(unsealed.sealed.days, unsealed.sealed, daysOfWindows(days, days));
    if (isSealed) return told;
    const rowsOf: RowsOf = (rollup, columns) => rollupAsReceivedSql(rollup, database, columns);
    return {
      ...told,
      rowsOf,
      weeksOf: rowsOf,
      version: `received:${told.version}:${eventsOf(unsealed, [days])}`,
    };
  }

  /** When all there is of some days arrived, where sealed days tell what of them was known before `end`. */
  private async sealedArrivals(
    { sealed, events }: Unsealed,
    asked: readonly Days[],
    end: Date,
  ): Promise<Arrival[] | undefined> {
    // Where nothing has come since, the last sealed day tells of all days after it, too.
    const isAllSealed = events.length === 0 && sealed.hours <= sealed.days;
    if (end > sealed.days && !isAllSealed) return undefined;
    const today = isoDay(new Date());
    const all = [...(await this.arrivals(sealed)), ...events.map(({ day }): Arrival => [day, today])];
    const arrivals = all.filter(([day]) => isIn(day, asked));
    return arrivals.some(isLoadedLater) ? undefined : arrivals;
  }

  /** Rows of sealed days alone. */
  private until(end: Date, { weeks }: SealedTo, window: WindowDays): SealedWindow {
    const { database } = this.warehouse;
    const to = seconds(end);
    const monday = mondayOf(isoDay(end));
    const weeks_to = monday < isoDay(weeks) ? monday : isoDay(weeks);
    const parts = {
      hours: false,
      count: undefined,
      live: false,
      late: false,
      before: window.from_before !== window.from_day,
    };
    return {
      tells: true,
      rowsOf: (rollup, columns, inSealedDays) =>
        rollupSql(rollup, database, columns, parts, { inSealedDays }),
      weeksOf: (rollup, columns, inSealedDays) =>
        rollupSql(rollup, database, columns, parts, { inSealedDays, byWeek: true }),
      params: { ...window, weeks_to, days_to: to, hours_to: to, live_to: to, since: [], since_at: START },
      version: to,
    };
  }

  /** The last ingest day of what happened on each day, in any rollup. */
  private arrivals(sealed: SealedTo): Promise<Arrival[]> {
    return cached(this.#arrivals, seconds(sealed.days), () => this.askArrivals());
  }

  private async askArrivals(): Promise<Arrival[]> {
    const { database } = this.warehouse;
    const days = ROLLUPS.flatMap(({ name }) => [
      `SELECT day, ingest_day FROM ${database}.${name}_days`,
      `SELECT day, toDate(ingest_hour) AS ingest_day FROM ${database}.${name}_hour`,
    ]);
    const rows = await this.warehouse.rows<{ day: string; arrived: string }>(
      `SELECT toString(day) AS day, toString(max(ingest_day)) AS arrived FROM (${days.join(' UNION ALL ')}) GROUP BY day`,
    );
    return rows.map(({ day, arrived }) => [day, arrived]);
  }

  /** The same for every window. */
  private async ask(): Promise<Unsealed> {
    const [sealed, newest] = await Promise.all([this.freshness.sealedTo(), this.freshness.count()]);
    // What it takes back of what counted before belongs to no hour of its own: it is whole or not read.
    const holds = newest?.from.getTime() === sealed.hours.getTime();
    const count = holds ? newest : undefined;
    const events = await this.warehouse.rows<{ day: string; n: number; since_at: string }>(
      `SELECT toString(toDate(occurred_at, 'Europe/Paris')) AS day, count() AS n,
         toString(minIf(occurred_at, _offset >= {since:Array(UInt64)}[_partition + 1])) AS since_at
       FROM ${this.warehouse.database}.raw_tracking
       WHERE ingest_hour >= {hours_to:DateTime('UTC')} GROUP BY day`,
      { hours_to: seconds(sealed.hours), since: count?.until ?? [] },
    );
    const [since_at = START] = events
      .map((day) => day.since_at)
      .filter((at) => at !== START)
      .sort();
    return { sealed, count, since_at, events };
  }
}
