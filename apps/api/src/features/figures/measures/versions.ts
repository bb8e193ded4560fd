import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Warehouse } from '@toile/warehouse';
import { LRUCache } from 'lru-cache';
import { cached } from '../../../kernel/cached.js';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { isEndOfDay, isoDay } from '../scope/scope.js';
import { type SealedWindow, SHARED_MS } from './sealed.query.js';

/** What a measure rests on: catalogue or board messages, or tracking events of a window as they were when it was asked. */
export type Source = Topic | BoardsUntil | Pick<SealedWindow, 'version' | 'tells'>;
type Topic = 'catalogue' | 'moodboards';
/** Board messages until the end of a day in Paris: what boards hold at the end of a window rests on none that come later. */
interface BoardsUntil {
  boardsUntil: string;
}

/** The last message of a day (UTC). */
interface Change {
  day: string;
  at: Date;
}

/** What the warehouse holds, as short texts that change when it does: what was measured under one is good while it lasts. */
@Injectable()
export class Versions {
  readonly #recent: LRUCache<string, Promise<string>>;
  readonly #changes = new LRUCache<string, Promise<Change[]>>({ max: 10 });

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
    const newest = (await this.changes('catalogue')).at(-1);
    return newest !== undefined && newest.at <= time;
  }

  /**
   * The earliest time at which the same was known of all sources as at one that is past: the last time before it at which any of them
   * changed. It is found for ends of days (UTC); any other time is itself. Undefined where sealed days alone tell it.
   */
  async knownSince(time: Date, sources: readonly Source[]): Promise<Date | undefined> {
    if (sources.some((source) => typeof source === 'object' && 'tells' in source && !source.tells))
      return time;
    const messages = sources.filter((source) => typeof source === 'string' || 'boardsUntil' in source);
    if (messages.length === 0) return undefined;
    if (!isEndOfDay(time)) return time;
    const last = await Promise.all(messages.map((source) => this.lastChange(source, isoDay(time))));
    const times = last.flatMap((change) => change?.at.getTime() ?? []);
    return times.length > 0 ? new Date(Math.max(...times)) : time;
  }

  /** The last one by the end of a day. A day in Paris ends before that day does in UTC. */
  private async lastChange(source: Topic | BoardsUntil, day: string): Promise<Change | undefined> {
    const [topic, until] =
      typeof source === 'string' ? [source, day] : (['moodboards', source.boardsUntil] as const);
    const last = until < day ? until : day;
    return (await this.changes(topic)).findLast((change) => change.day <= last);
  }

  async of(sources: readonly Source[]): Promise<string> {
    return (await Promise.all(sources.map((source) => this.version(source)))).join(' ');
  }

  private async version(source: Source): Promise<string> {
    if (typeof source === 'string') return cached(this.#recent, source, () => this.messages(source));
    return 'boardsUntil' in source ? this.version('moodboards') : source.version;
  }

  /** In order; listed again once there are more messages. */
  private async changes(topic: Topic): Promise<Change[]> {
    const version = await this.version(topic);
    return cached(this.#changes, `${topic} ${version}`, async () => {
      const rows = await this.warehouse.rows<{ day: string; at: string }>(
        `SELECT toString(toDate(occurred_at, 'UTC')) AS day, toString(max(occurred_at)) AS at
         FROM ${this.warehouse.database}.raw_${topic} GROUP BY day ORDER BY day`,
      );
      return rows.map(({ day, at }) => ({ day, at: new Date(`${at.replace(' ', 'T')}Z`) }));
    });
  }

  /** Messages are only ever added; how many there are the engine knows without reading any. */
  private async messages(topic: Topic): Promise<string> {
    const [row] = await this.warehouse.rows<{ n: number }>(
      `SELECT count() AS n FROM ${this.warehouse.database}.raw_${topic}`,
    );
    return String(row?.n);
  }
}
