import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Warehouse } from '@toile/warehouse';
import { LRUCache } from 'lru-cache';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { isoTime } from '../scope/scope.js';
import type { AsOf } from './as-of.js';
import { type Source, Versions } from './versions.js';

type Value = string | number | boolean | string[] | number[];
const TIMEOUT_MS = 10_000;
const GOOD_FOR_MS = 60_000;
const MOST = 2_000;
const MOST_LARGE = 50;

export interface Measurement {
  name: string;
  sql: string;
  params: Record<string, Value>;
  /** What the rows rest on; nothing is remembered of what rests on nothing here. */
  from: readonly Source[];
  /** Everybody waits for it: what is older than a minute is answered once more while it is measured again. */
  isKept?: boolean;
  /** A month or a year of days by key, which may be megabytes: few are remembered. */
  isLarge?: boolean;
}

/**
 * Runs the SQL of measures. What was counted stays good while what it was counted from is unchanged; several figures that
 * ask the same at once share one query.
 */
@Injectable()
export class Measured {
  readonly #small = new LRUCache<string, Promise<unknown[]>>({ max: MOST, ttl: GOOD_FOR_MS });
  readonly #large = new LRUCache<string, Promise<unknown[]>>({ max: MOST_LARGE, ttl: GOOD_FOR_MS });

  constructor(
    @Inject(WAREHOUSE) readonly warehouse: Warehouse,
    private readonly versions: Versions,
  ) {}

  get database(): string {
    return this.warehouse.database;
  }

  async rows<R>(scope: AsOf, measurement: Measurement): Promise<R[]> {
    const { name, sql, params, from, isKept = false, isLarge = false } = measurement;
    // Times that are past between which nothing changed are one and the same.
    const known =
      scope.input.as_of === undefined ? undefined : await this.versions.knownSince(scope.asOf, from);
    const asOf = known && isoTime(known);
    const bound = asOf && 'as_of' in params ? { ...params, as_of: asOf } : params;
    const run = () => this.warehouse.query<R>({ name, sql, timeoutMs: TIMEOUT_MS }, bound);
    if (from.length === 0) return run();
    // Now is another time with every request; what it changes is in the versions.
    const { as_of: _, live_to: __, ...input } = params;
    const key = keyOf([name, sql, input, asOf, await this.versions.of(from)]);
    const answers = isLarge ? this.#large : this.#small;
    const isFresh = answers.has(key);
    const before = answers.get(key, { allowStale: isKept }) as Promise<R[]> | undefined;
    if (before && isFresh) return before;
    const rows = run();
    answers.set(key, rows);
    rows.catch(() => answers.delete(key));
    return before ?? rows;
  }
}

/** What can be named is in many of them: thousands of names. */
const keyOf = (input: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64');
