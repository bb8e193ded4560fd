import { describe, expect, it } from '@jest/globals';
import { type Locale, SEASONS } from '@toile/contracts';
import { currentVocabulary } from '@toile/vocabulary';
import { NameWords } from '@toile/vocabulary/understanding';
import { fewerWords } from './fewer-words.js';
import { understand } from './understand.js';

const names = new NameWords({
  designer: [{ slug: 'maison-orvanne', name: 'Maison Orvanne' }],
  model: [],
  tag: [],
  city: [],
  type: [],
});
/** What each round tries, the nearest first. */
const rounds = (text: string, locale: Locale = 'en', hasFilters = false) => {
  const reading = { vocabulary: currentVocabulary(), locale, names, seasons: SEASONS, today: '2026-11-20' };
  return [...fewerWords(text, understand(text, reading), reading, hasFilters)].map((tried) =>
    tried.toSorted((a, b) => a.loss - b.loss).map(({ search }) => search),
  );
};

describe('what is asked for instead of what nothing has', () => {
  it('leaves out all words only where filters ask for something, too', () => {
    expect(rounds('velvet')).toEqual([[], []]);
    expect(rounds('velvet', 'en', true)[0]).toEqual(['']);
  });

  it('loses what a garment is like before the garment, and that before whose it is', () => {
    expect(rounds('red leather gloves Orvanne')[0]).toEqual([
      'red gloves Orvanne',
      'leather gloves Orvanne',
      'red leather Orvanne',
      'red leather gloves',
    ]);
    expect(rounds('gants longs en cuir noir', 'fr')[0]?.[0]).toBe('gants longs noir');
  });

  it('writes words otherwise before it leaves them out, and leaves out all that is not understood together', () => {
    expect(rounds('vestito di velmudo', 'it')[0]).toEqual(['vestito di velluto', 'vestito', 'velmudo']);
    expect(rounds('xyzzy coat vwxyz')[0]).toEqual(['coat vwxyz', 'xyzzy coat', 'coat', 'xyzzy vwxyz']);
    expect(rounds('xyzzy vwxyz').flat()).not.toContain('');
  });

  it('does not ask for nothing, nor for what a word that is alike is called quite otherwise', () => {
    expect(rounds('xyzzy outfit').flat()).toEqual([]);
    expect(rounds('lin froisser', 'fr').flat()).toEqual(['lin', 'froisser']);
  });

  it('leaves out one part of what a saying means, and names it', () => {
    expect(rounds('knitted dress milan')[0]).toEqual(['dress milan', 'knitted dress', 'knitwear milan']);
    const reading = { vocabulary: currentVocabulary(), names, seasons: SEASONS, today: '2026-11-20' };
    const french = { ...reading, locale: 'fr' as const };
    const [first] = fewerWords('robe pull', understand('robe pull', french), french);
    expect(first?.map(({ without, search }) => [without, search])).toEqual([
      [['Maille'], 'robe'],
      [['Robe'], 'maille'],
    ]);
  });

  it('keeps what looks must not have as long as it can', () => {
    const [first] = rounds('tulle coat without fur');
    expect(first?.at(-1)).toBe('tulle coat');
  });

  it('tries two parts less of a text that is short', () => {
    expect(rounds('red leather gloves')[1]).toEqual(expect.arrayContaining(['gloves', 'red', 'leather']));
    expect(rounds('red blue green pink black white brown grey leather coats')).toHaveLength(1);
  });

  it('leaves out what is lost least where a text is long', () => {
    const text = 'red blue green pink black white brown grey beige navy purple leather wool coats Orvanne';
    const [tried = []] = rounds(text);
    expect(tried).toHaveLength(10);
    expect(tried.filter((one) => !one.includes('coats') || !one.includes('Orvanne'))).toEqual([]);
  });
});
