import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.js';

/** So long a page is shown to others: figures are promised within this time. */
const FRESH_MS = 5_000;
/** From then on it is drawn anew for those to come, so that a page many ask for is waited for by nobody, however long its figures take. */
const AHEAD_MS = 1_400;
const MOST = 500;

interface Drawing {
  startedAt: number;
  page: Promise<KeptPage | null>;
}

/** Pages of the last moments. Those who ask for the same page at the same time wait for one drawing of it. */
export class PageCache {
  readonly #pages = new LRUCache<string, { page: KeptPage; startedAt: number; drawnAt: number }>({
    max: MOST,
  });
  readonly #drawing = new Map<string, Drawing>();

  constructor(private readonly now = Date.now) {}

  /**
   * The page under this key, its drawing begun after `notBefore`; null when what `draw` gives is not for others
   * to see.
   */
  get(key: string, draw: () => Promise<KeptPage | null>, notBefore = -1): Promise<KeptPage | null> {
    const known = this.#pages.get(key);
    const drawing = this.#drawing.get(key);
    const age = known ? this.now() - known.drawnAt : Number.POSITIVE_INFINITY;
    if (known && age < FRESH_MS && known.startedAt > notBefore) {
      // Should it fail, those to come draw it themselves.
      if (age >= AHEAD_MS && !drawing) this.#begin(key, draw).catch(() => undefined);
      return Promise.resolve(known.page);
    }
    if (drawing && drawing.startedAt > notBefore) return drawing.page;
    return this.#begin(key, draw);
  }

  #begin(key: string, draw: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    const startedAt = this.now();
    const begun: Drawing = { startedAt, page: this.#draw(key, startedAt, draw) };
    this.#drawing.set(key, begun);
    const end = () => this.#drawing.get(key) === begun && this.#drawing.delete(key);
    begun.page.then(end, end);
    return begun.page;
  }

  async #draw(
    key: string,
    startedAt: number,
    draw: () => Promise<KeptPage | null>,
  ): Promise<KeptPage | null> {
    const page = await draw();
    const known = this.#pages.get(key);
    // A drawing that was begun later may have ended before.
    if (known && known.startedAt > startedAt) return page;
    if (page) this.#pages.set(key, { page, startedAt, drawnAt: this.now() });
    else this.#pages.delete(key);
    return page;
  }
}
