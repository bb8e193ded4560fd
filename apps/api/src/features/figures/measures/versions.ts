import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Warehouse } from '@toile/warehouse';
import { LRUCache } from 'lru-cache';
import { cached } from '../../../kernel/cached.js';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { type SealedWindow, SHARED_MS } from './sealed.query.js';

/** What a measure rests on: catalogue or board messages, or tracking events of a window as they were when it was asked. */
export type Source = 'catalogue' | 'moodboards' | Pick<SealedWindow, 'version'>;

/** What the warehouse holds, as short texts that change when it does: what was measured under one is good while it lasts. */
@Injectable()
export class Versions {
  readonly #recent: LRUCache<string, Promise<string>>;

  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    @Optional() perf: { now(): number } = performance,
  ) {
    this.#recent = new LRUCache({ max: 100, ttl: SHARED_MS, ttlResolution: 0, perf });
  }

  /** How many messages of the catalogue the warehouse holds. */
  async catalogueMessages(): Promise<number> {
    return Number(await this.version('catalogue'));
  }

  /** Whether nothing of the catalogue has changed since: what was known of it then is what is known now. */
  async catalogueIsAsAt(time: Date): Promise<boolean> {
    return (
      Date.parse(await cached(this.#recent, 'newest of the catalogue', () => this.newest())) <= time.getTime()
    );
  }

  async of(sources: readonly Source[]): Promise<string> {
    return (await Promise.all(sources.map((source) => this.version(source)))).join(' ');
  }

  private async version(source: Source): Promise<string> {
    if (typeof source === 'string') return cached(this.#recent, source, () => this.messages(source));
    return source.version;
  }

  private async newest(): Promise<string> {
    const [row] = await this.warehouse.rows<{ at: string }>(
      `SELECT max(occurred_at) AS at FROM ${this.warehouse.database}.raw_catalogue`,
    );
    return `${row?.at.replace(' ', 'T')}Z`;
  }

  /** Messages are only ever added; how many there are the engine knows without reading any. */
  private async messages(topic: 'catalogue' | 'moodboards'): Promise<string> {
    const [row] = await this.warehouse.rows<{ n: number }>(
      `SELECT count() AS n FROM ${this.warehouse.database}.raw_${topic}`,
    );
    return String(row?.n);
  }
}
