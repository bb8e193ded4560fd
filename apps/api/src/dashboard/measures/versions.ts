import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Warehouse } from '@toile/warehouse';
import { WAREHOUSE } from '../../tokens.js';
import type { Days } from '../scope/scope.js';
import { FreshnessQuery } from './freshness.query.js';

/** What a measure rests on: catalogue or board messages, or tracking events of some days. */
export type Source = 'catalogue' | 'moodboards' | Days;

/** Figures of one page ask within this time; events are in the figures that much later. */
const REMEMBER_MS = 200;
const MOST = 1_000;

/** What the warehouse holds, as short texts that change when it does: what was measured under one is good while it lasts. */
@Injectable()
export class Versions {
  readonly #recent = new Map<string, { text: Promise<string>; until: number }>();

  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    private readonly freshness: FreshnessQuery,
    @Optional() private readonly rememberMs: number = REMEMBER_MS,
  ) {}

  async of(sources: readonly Source[]): Promise<string> {
    return (await Promise.all(sources.map((source) => this.recent(source)))).join(' ');
  }

  private recent(source: Source): Promise<string> {
    const key = JSON.stringify(source);
    const known = this.#recent.get(key);
    if (known && known.until > performance.now()) return known.text;
    if (this.#recent.size >= MOST) this.#recent.clear();
    const text = typeof source === 'string' ? this.messages(source) : this.events(source);
    this.#recent.set(key, { text, until: performance.now() + this.rememberMs });
    text.catch(() => this.#recent.delete(key));
    return text;
  }

  /** Messages are only ever added. */
  private async messages(topic: 'catalogue' | 'moodboards'): Promise<string> {
    const [row] = await this.warehouse.rows<{ n: number; newest: number }>(
      `SELECT count() AS n, max(_offset) AS newest FROM ${this.warehouse.database}.raw_${topic}`,
    );
    return `${row?.n}:${row?.newest}`;
  }

  /** What is sealed stays; of what is not sealed yet, how many events are of these days. */
  private async events({ from, to }: Days): Promise<string> {
    const { days_to, hours_to } = await this.freshness.sealedParams({ from, to });
    const [row] = await this.warehouse.rows<{ n: number }>(
      `SELECT count() AS n FROM ${this.warehouse.database}.raw_tracking
       WHERE ingest_hour >= {hours_to:DateTime('UTC')}
         AND toDate(occurred_at, 'Europe/Paris') BETWEEN {from:Date} AND {to:Date}`,
      { hours_to, from, to },
    );
    return `${days_to}:${hours_to}:${row?.n}`;
  }
}
