import { LRUCache } from 'lru-cache';
import type { ContentVersion } from './content-version.js';
import type { RenderedPage } from './rendered-page.js';

/** No page that was known to be right longer ago is given to anybody. */
export const OLDEST_MS = 2_000;
/** From here on a page that is asked for is rendered anew meanwhile, so that nobody waits for one that many ask for. */
const RENEWED_MS = 1_500;
/** Figures in a page move while its content stands: it is rendered anew beside it from here on, */
const FIGURES_MS = 30_000;
/** and before it is given to anybody from here on. */
const FORGOTTEN_MS = 10 * 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** A page, and how long ago it was known to be right for the last time. */
export interface GivenPage {
  page: RenderedPage;
  ageMs: number;
}

/**
 * Whole answers that everybody may have, for two seconds each, or for ten minutes while nothing that pages are made of changes;
 * those asked for least recently give way.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, RenderedPage>({
    maxSize: MOST_BYTES,
    // With its compressed copies, which are smaller than the page itself, both together.
    sizeCalculation: ({ body }) => 2 * body.length + 1,
  });
  readonly #renderings = new Map<string, Promise<RenderedPage>>();

  constructor(
    private readonly content: ContentVersion,
    private readonly now: () => number,
  ) {}

  /** The page of an address; many who ask at once wait for one rendering. @throws what rendering it throws */
  async get(
    address: string,
    render: () => Promise<RenderedPage>,
    isOfContentAlone: boolean,
  ): Promise<GivenPage> {
    const known = this.#pages.get(address);
    const goodAt = known ? this.#goodAt(known.madeAt, isOfContentAlone) : Number.NEGATIVE_INFINITY;
    const ageMs = this.now() - goodAt;
    if (!known || ageMs > OLDEST_MS) {
      const page = await this.#rendering(address, render);
      return { page, ageMs: this.now() - page.madeAt };
    }
    // Whoever asks once this page is too old is told what is wrong.
    if (ageMs > RENEWED_MS || this.now() - known.madeAt > FIGURES_MS)
      this.#rendering(address, render).catch(() => undefined);
    return { page: known, ageMs };
  }

  /** When a page was known to be right for the last time. */
  #goodAt(madeAt: number, isOfContentAlone: boolean): number {
    const mayStand = isOfContentAlone && this.now() - madeAt <= FORGOTTEN_MS;
    return mayStand ? this.content.goodAt(madeAt) : madeAt;
  }

  /** What is not there, or failed, is kept for nobody. */
  #rendering(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const underWay = this.#renderings.get(address);
    if (underWay) return underWay;
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
