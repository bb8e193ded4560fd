import { Injectable, Optional } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import { LRUCache } from 'lru-cache';

/** Counted in less than this, a figure is counted for everybody who asks. */
const QUICK_MS = 100;
/** Of the five seconds within which figures follow what happens, what is left after the log and the warehouse had theirs. */
const LONGEST_MS = 3_000;
/** So many times as long as counting it took, a figure is answered before it is counted again: half of the time is left for others. */
const PAUSE = 2;
const MOST = 500;

interface Recent {
  figure: Figure;
  begunAt: number;
  tookMs: number;
}

/**
 * Figures of the last moments, for when the engine is busy: what took long to count is answered again until it is three seconds old, and
 * counted anew meanwhile, behind the readers' backs, once it is twice as old as counting it took. `as_of` and `fresh_to` are those of the count.
 */
@Injectable()
export class RecentFigures {
  readonly #recent: LRUCache<string, Recent>;
  readonly #counting = new Map<string, Promise<Figure>>();

  constructor(@Optional() private readonly perf: { now(): number } = performance) {
    this.#recent = new LRUCache({ max: MOST, ttl: LONGEST_MS, ttlResolution: 0, perf });
  }

  /** @param key of everything the figure depends on beside time */
  async read(key: string, count: () => Promise<Figure>): Promise<Figure> {
    const recent = this.#recent.get(key);
    if (!recent) return this.#count(key, count);
    // What fails here fails for the reader who is next, too.
    if (this.perf.now() - recent.begunAt > PAUSE * recent.tookMs)
      this.#count(key, count).catch(() => undefined);
    return recent.figure;
  }

  #count(key: string, count: () => Promise<Figure>): Promise<Figure> {
    const running = this.#counting.get(key);
    if (running) return running;
    const counting = this.#time(key, count).finally(() => this.#counting.delete(key));
    this.#counting.set(key, counting);
    return counting;
  }

  async #time(key: string, count: () => Promise<Figure>): Promise<Figure> {
    const begunAt = this.perf.now();
    const figure = await count();
    const tookMs = this.perf.now() - begunAt;
    if (tookMs < QUICK_MS) this.#recent.delete(key);
    else if (tookMs < LONGEST_MS) this.#recent.set(key, { figure, begunAt, tookMs }, { start: begunAt });
    return figure;
  }
}
