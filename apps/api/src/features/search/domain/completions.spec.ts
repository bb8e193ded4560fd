import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@toile/contracts';
import { currentVocabulary } from '@toile/vocabulary';
import { Completions } from './completions.js';

const NAMES = new Map(
  Object.entries({
    'tag/coat': ['Coat', 40],
    'tag/trench-coat': ['Trench Coat', 30],
    'tag/leather': ['Leather', 90],
    'tag/lace': ['Lace', 120],
    'tag/zigzagged': ['Zigzagged', 3],
    'designer/coat-and-sons': ['Maison Coatelli', 50],
    'individual/lea-marchand': ['Léa Marchand', 12],
    'season/spring-summer-2027': ['Spring-Summer 2027', 400],
  }).map(([key, [name, total_count]]) => [key, { name: String(name), total_count: Number(total_count) }]),
);
const complete = (text: string, locale: Locale = 'en') =>
  new Completions(NAMES, locale, ({ name }) => name, currentVocabulary()).of(text);
const searches = (text: string, locale?: Locale) => complete(text, locale).map(({ search }) => search);

describe('what a search can be completed with', () => {
  it('completes the last words and keeps those before', () => {
    expect(searches('red lea')).toEqual(expect.arrayContaining(['red leather', 'red Léa Marchand']));
    expect(searches('red trench co')[0]).toBe('red trench coat');
  });

  it('begins with names that begin so, the most looks first', () => {
    expect(searches('la')).toContain('lace');
    // A belt is called "leather belt", too.
    expect(complete('leather').filter(({ kind }) => kind === 'concept')).toMatchObject([
      { label: 'Leather', rank: 3, synonym: undefined },
      ...Array.from({ length: complete('leather').length - 1 }, () => ({ rank: expect.any(Number) })),
    ]);
    expect(complete('cashm')).toMatchObject([
      { label: 'Wool', synonym: expect.stringMatching(/^cashmere/), rank: 2 },
    ]);
    expect(complete('coat').find(({ kind }) => kind === 'concept')).toMatchObject({
      label: 'Coat',
      rank: 3,
    });
    expect(complete('coatel')).toMatchObject([{ kind: 'designer', label: 'Maison Coatelli', rank: 1 }]);
  });

  it('knows the words of the language, accents aside, and words of Chinese without blanks', () => {
    expect(searches('dentel', 'fr')).toContain('dentelle');
    expect(searches('dentel', 'en')).toEqual([]);
    expect(searches('lea m')).toEqual(['Léa Marchand']);
    expect(searches('蕾', 'zh')).toContain('蕾丝');
  });

  it('knows Chinese words by their sounds, typed in letters', () => {
    expect(searches('dayi', 'zh')[0]).toBe('大衣');
    expect(searches('hongse da yi', 'zh')[0]).toBe('hongse 大衣');
    expect(searches('niuzai', 'zh')).toEqual(expect.arrayContaining(['牛仔裤']));
    expect(complete('leisi', 'zh')[0]).toMatchObject({ label: '蕾丝', rank: 3, synonym: undefined });
    expect(searches('luse', 'zh')).toEqual(searches('lvse', 'zh'));
    expect(searches('leisi', 'fr')).toEqual([]);
  });

  it('knows seasons by their codes, and tags the vocabulary has no words for', () => {
    expect(searches('ss2')).toEqual(['Spring-Summer 2027']);
    expect(searches('zigz')).toEqual(['zigzagged']);
  });

  it('completes what begins nearly so where nothing begins so', () => {
    expect(searches('red leathr')).toContain('red leather');
    expect(searches('velvte')).toContain('velvet');
    expect(searches('coatlli')).toEqual(['Maison Coatelli']);
    expect(searches('pantalno', 'es')).toContain('pantalón');
  });

  it('suggests what most looks have while nothing is typed, and nothing for what nobody calls so', () => {
    expect(searches(' ').slice(0, 2)).toEqual(['lace', 'leather']);
    expect(searches('xylophone')).toEqual([]);
    expect(searches('DROP TABLE; .*(a+)+$ 🧥 مرحبا')).toEqual([]);
  });
});
