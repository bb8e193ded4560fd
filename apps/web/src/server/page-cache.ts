import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page.js';

/** No page that was begun longer ago is given to anybody. */
export const OLDEST_MS = 2_000;
/** From here on a page that is asked for is rendered anew meanwhile, so that nobody waits for one that many ask for. */
const RENEWED_MS = 1_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** Whole answers that everybody may have, for two seconds each; those asked for least recently give way. */
export class PageCache {
  readonly #pages = new LRUCache<string, RenderedPage>({
    maxSize: MOST_BYTES,
    // With its compressed copies, which are smaller than the page itself, both together.
    sizeCalculation: ({ body }) => 2 * body.length + 1,
  });
  readonly #renderings = new Map<string, Promise<RenderedPage>>();

  constructor(private readonly now: () => number) {}

  /** The page of an address; many who ask at once wait for one rendering. @throws what rendering it throws */
  async get(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const known = this.#pages.get(address);
    const ageMs = known ? this.now() - known.madeAt : Number.POSITIVE_INFINITY;
    if (known && ageMs <= RENEWED_MS) return known;
    const rendering = this.#renderings.get(address) ?? this.#render(address, render);
    if (!known || ageMs > OLDEST_MS) return rendering;
    // Whoever asks once this page is too old is told what is wrong.
    rendering.catch(() => undefined);
    return known;
  }

  /** What is not there, or failed, is kept for nobody. */
  #render(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const rendering = render()
      .then((page) => {
        if (page.status === 200) this.#pages.set(address, page);
        else this.#pages.delete(address);
        return page;
      })
      .finally(() => this.#renderings.delete(address));
    this.#renderings.set(address, rendering);
    return rendering;
  }
}
