import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isFor, type KeptPage } from './kept-page.js';
import { PageCache } from './page-cache.js';
import { keyOf, type Question, type Reader } from './reader.js';

/** Addresses whose questions are remembered, and questions a page may ask to be among them. */
const MOST_ADDRESSES = 2_000;
const MOST_QUESTIONS = 30;

/** Pages that readers may share: a visitor's is every visitor's, a member's is for those the api answers the same. */
export class SharedPages {
  readonly #pages: PageCache;
  /** What pages of an address asked about their readers, so that it can be asked before the page is looked for. */
  readonly #questions = new LRUCache<string, Map<string, Question>>({ max: MOST_ADDRESSES });

  constructor(now = Date.now) {
    this.#pages = new PageCache(now);
  }

  forVisitor(address: string, draw: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    return this.#pages.get(`visitor ${address}`, draw);
  }

  /** The page for this reader, drawn after `notBefore`; null when it is not one to share. */
  async forMember(
    address: string,
    reader: Pick<Reader, 'ask'>,
    draw: () => Promise<KeptPage | null>,
    notBefore = -1,
  ): Promise<KeptPage | null> {
    const drawn = async () => {
      const page = await draw();
      if (page) this.#remember(address, page);
      return page;
    };
    // The first drawing of an address tells what it asks; who waited for it and is answered otherwise asks again.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const page = await this.#pages.get(await this.#keyFor(address, reader), drawn, notBefore);
      if (!page || (await isFor(page, reader))) return page;
    }
    return drawn();
  }

  async #keyFor(address: string, reader: Pick<Reader, 'ask'>): Promise<string> {
    const questions = [...(this.#questions.get(address)?.values() ?? [])];
    const answers = await Promise.all(questions.map(async (one) => (await reader.ask(one)).hash));
    const answered = questions.map((one, index) => `${keyOf(one)} ${answers[index]}`).sort();
    return `member ${address} ${createHash('sha256').update(answered.join('\n')).digest('base64')}`;
  }

  #remember(address: string, page: KeptPage): void {
    const known = this.#questions.get(address) ?? new Map<string, Question>();
    for (const [key, { question }] of page.questions)
      if (known.size < MOST_QUESTIONS) known.set(key, question);
    this.#questions.set(address, known);
  }
}
