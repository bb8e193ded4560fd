import { describe, expect, it } from '@jest/globals';
import type { KeptPage } from './kept-page.js';
import { PackedText } from './packed-text.js';
import { keyOf, type Question } from './reader.js';
import { SharedPages } from './shared-pages.js';
import { readerOf } from './testing-readers.js';

type Reader = ReturnType<typeof readerOf>;
const MODELS: Question = { path: '/model', locale: 'en', only: '' };
const RATING: Question = { path: '/rating', locale: 'en', only: '' };
const free = (name: string, rating = 'none') =>
  readerOf(name, { answers: { '/model': 'new faces', '/rating': rating } });
const subscriber = (name: string, rating = 'none') =>
  readerOf(name, { answers: { '/model': 'all', '/rating': rating } });

/** Draws what the reader is answered to these questions, and counts how often. */
function drawing(toAsk: Question[]) {
  const drawn = { count: 0 };
  const draw = (reader: Reader) => async (): Promise<KeptPage> => {
    drawn.count += 1;
    const questions: KeptPage['questions'] = new Map();
    const parts: string[] = [];
    for (const question of toAsk) {
      const { hash, text } = await reader.ask(question);
      questions.set(keyOf(question), { question, hash });
      parts.push(text);
    }
    const text = [parts.join()];
    const packed = () => PackedText.of(text);
    return { headers: {}, parts: text, packed, policy: '', nonce: '', questions, placeholders: new Map() };
  };
  return { drawn, draw };
}

describe('pages that members share', () => {
  it('are drawn once for those who are answered the same', async () => {
    const pages = new SharedPages(() => 0);
    const { drawn, draw } = drawing([MODELS, RATING]);
    for (const name of ['ada', 'bea', 'cleo', 'dora']) {
      const reader = free(name);
      const page = await pages.forMember('/en/model', reader, draw(reader));
      expect(page?.parts).toEqual(['new faces,none']);
    }
    // The second time what the page asks is known before it is looked for.
    expect(drawn.count).toBe(2);
  });

  it('never show one what another is answered, whoever comes first and however many at once', async () => {
    const pages = new SharedPages(() => 0);
    const { drawn, draw } = drawing([MODELS, RATING]);
    const readers = Array.from({ length: 40 }, (_, index) => {
      const rating = index % 5 === 0 ? `the words of ${index}` : 'none';
      return {
        reader: index % 2 ? free(`f${index}`, rating) : subscriber(`s${index}`, rating),
        own: `${index % 2 ? 'new faces' : 'all'},${rating}`,
      };
    });
    for (let round = 0; round < 3; round += 1) {
      const seen = await Promise.all(
        readers.map(({ reader }) => pages.forMember('/en/model', reader, draw(reader))),
      );
      expect(seen.map((page) => page?.parts[0])).toEqual(readers.map(({ own }) => own));
    }
    // Eight with a rating of their own, and two kinds of others; then nothing is drawn any more.
    expect(drawn.count).toBeLessThan(14);
  });

  it('follow at once what the api answers now: a plan that ends, a session that is ended', async () => {
    const pages = new SharedPages(() => 0);
    const { draw } = drawing([MODELS]);
    const shown = async (reader: Reader) =>
      (await pages.forMember('/en/model', reader, draw(reader)))?.parts[0];
    expect(await shown(subscriber('ada'))).toBe('all');
    expect(await shown(subscriber('ada'))).toBe('all');
    expect(await shown(free('ada'))).toBe('new faces');
    expect(await shown(subscriber('ada'))).toBe('all');
  });

  it('are apart from those of visitors and of other addresses', async () => {
    const pages = new SharedPages(() => 0);
    const [visitor, ada] = [readerOf('nobody'), free('ada')];
    const page = drawing([]);
    const first = await pages.forVisitor('/en', page.draw(visitor));
    expect(await pages.forVisitor('/en', page.draw(visitor))).toBe(first);
    const member = await pages.forMember('/en', ada, page.draw(ada));
    expect(member).not.toBe(first);
    expect(await pages.forMember('/fr', ada, page.draw(ada))).not.toBe(member);
    expect(await pages.forMember('/en', subscriber('bea'), page.draw(ada))).toBe(member);
  });

  it('are drawn anew for who has written something since', async () => {
    let now = 10;
    const pages = new SharedPages(() => now);
    const { drawn, draw } = drawing([]);
    const ada = free('ada');
    const before = await pages.forMember('/en', ada, draw(ada));
    now = 30;
    expect(await pages.forMember('/en', ada, draw(ada), 9)).toBe(before);
    expect(await pages.forMember('/en', ada, draw(ada), 20)).not.toBe(before);
    expect(drawn.count).toBe(2);
  });

  it('are left to the plain way when they are none to share', async () => {
    const pages = new SharedPages(() => 0);
    expect(await pages.forMember('/en', free('ada'), async () => null)).toBeNull();
  });
});
