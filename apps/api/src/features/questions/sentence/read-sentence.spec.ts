import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale, type Question, questionFaults, readQuestion, SEASONS } from '@toile/contracts';
import { currentVocabulary } from '@toile/vocabulary';
import { NameWords, type Reading } from '@toile/vocabulary/understanding';
import { readSentence } from './read-sentence.js';

const named = (slug: string) => ({ slug, name: slug[0]?.toUpperCase() + slug.slice(1) });
const names = new NameWords({
  designer: ['verdane', 'orvanne'].map(named),
  model: [],
  tag: [],
  city: [],
  type: [],
});
const readingIn = (locale: Locale): Reading => ({
  vocabulary: currentVocabulary(),
  locale,
  names,
  seasons: SEASONS,
  today: '2026-11-24',
});
/** A sentence a line, and the question it must become. */
const sentencesIn = (locale: Locale): [string, string][] =>
  readFileSync(new URL(`./sentences/${locale}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' => ') as [string, string]);

/** Conditions hold together in any order; seasons that a sentence leaves open are no part of what it says. */
const told = (asked: Question, isOfUsual: boolean) => ({
  ...asked,
  where: asked.where.toSorted(byText),
  without: asked.without.toSorted(byText),
  seasons: isOfUsual ? [] : asked.seasons,
});

const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));

describe.each(LOCALES)('in %s', (locale) => {
  it.each(sentencesIn(locale))('%s', (sentence, expected) => {
    const question = readQuestion(Object.fromEntries(new URLSearchParams(expected)));
    const read = readSentence(sentence, readingIn(locale));
    expect(told(read.question, question.seasons.length === 0)).toEqual(
      told(question, question.seasons.length === 0),
    );
    expect(questionFaults(read.question)).toEqual([]);
    expect(read.words.filter(({ as }) => as === 'unknown')).toEqual([]);
  });
});

it('takes a group of colours for the colours of the palette that are in it', () => {
  const where = (sentence: string) => readSentence(sentence, readingIn('en')).question.where;
  expect(where('pastel coats by city')).toContainEqual({
    dimension: 'colour',
    any: ['blush', 'rose', 'butter', 'mint', 'sage', 'powder-blue', 'sky', 'lilac'],
  });
  expect(where('khaki coats by city')).toContainEqual({
    dimension: 'colour',
    any: ['sand', 'camel', 'olive'],
  });
  expect(where('camel coats by city')).toContainEqual({ dimension: 'colour', any: ['camel'] });
});

describe('a name that nobody has', () => {
  const unknownIn = (sentence: string, locale: Locale) =>
    readSentence(sentence, readingIn(locale)).words.filter(({ as }) => as === 'unknown');

  it.each<[Locale, string, string]>([
    ['en', 'which tags grew most at Verdane since 2024?', 'Verdane'],
    ['en', 'colours at Oriel Castagne', 'Oriel Castagne'],
    ['en', 'Bianca Torrisi by fabric', 'Bianca Torrisi'],
    ['fr', 'couleurs chez Lune Fauvel', 'Lune Fauvel'],
    ['fr', 'la dentelle chez Fendi par ville', 'Fendi'],
    ['es', 'encaje en Prada por ciudad', 'Prada'],
    ['it', 'il pizzo da Bianca Torrisi', 'Bianca Torrisi'],
    ['zh', '各城市Fauvel的蕾丝', 'Fauvel'],
  ])('is said, and no slip of a thing: %s, %s', (locale, sentence, name) => {
    const nobody = new NameWords({ designer: [], model: [], tag: [], city: [], type: [] });
    const { words, question } = readSentence(sentence, { ...readingIn(locale), names: nobody });
    expect(words.filter(({ as }) => as === 'unknown').map(({ text }) => text)).toEqual([name]);
    expect(question.where.flatMap(({ dimension }) => dimension)).not.toContain('colour');
    expect(question.where.flatMap(({ dimension }) => dimension)).not.toContain('tone');
  });

  it('may be a slip of a name, or one may be meant', () => {
    expect(readSentence('tags at Verdanne', readingIn('en')).question.where).toEqual([
      { dimension: 'brand', any: ['verdane'] },
    ]);
    expect(unknownIn('tags at Virdani', 'en')).toEqual([
      { text: 'Virdani', as: 'unknown', instead: 'Verdane', separately: [] },
    ]);
  });

  it('is nothing of a word that begins a sentence, nor of a text in capitals', () => {
    for (const sentence of ['Lether coats by city', 'LETHER COATS BY CITY', 'lether coats by city'])
      expect(readSentence(sentence, readingIn('en')).question.where).toContainEqual({
        dimension: 'tag',
        any: ['leather'],
      });
  });
});

it.each<[Locale, string]>([
  ['es', 'cuánto encaje por ciudad'],
  ['fr', 'dentelle par ville, douze derniers mois'],
  ['it', 'pizzo per città, ultimi mesi'],
  ['es', 'encaje por ciudad, doce meses'],
])('takes no small word of a sentence for a slip of a thing: %s, %s', (locale, sentence) => {
  expect(readSentence(sentence, readingIn(locale)).question.where).toEqual([
    { dimension: 'tag', any: ['lace'] },
  ]);
});

describe('what is not wanted', () => {
  const wordsOf = (sentence: string, locale: Locale) =>
    readSentence(sentence, readingIn(locale)).words.flatMap(({ text, as }) =>
      as === 'without' ? [text] : [],
    );

  it.each<[Locale, string, string[]]>([
    ['en', 'coats without fur by city', ['without fur']],
    ['en', 'coats without any fur or leather by city', ['without any fur', 'leather']],
    ['en', 'searches except in France and Italy by country', ['except in France', 'Italy']],
    ['fr', 'manteaux sans fourrure par ville', ['sans fourrure']],
    ['es', 'abrigos sin pelo por ciudad', ['sin pelo']],
    ['it', 'cappotti senza pelliccia per città', ['senza pelliccia']],
    ['zh', '各城市不含皮草的大衣', ['不含皮草']],
    ['zh', '除法国外各国的搜索', ['除法国']],
  ])('is said with the word that says so: %s, %s', (locale, sentence, words) => {
    expect(wordsOf(sentence, locale)).toEqual(words);
  });

  it('may be a group of one’s own, which the question holds', () => {
    const group = { key: '~a1', name: 'Romantic', dimension: 'tag' as const, any: ['lace', 'ruffles'] };
    const { question } = readSentence('dresses except romantic by city', readingIn('en'), [group]);
    expect(question).toMatchObject({ without: [{ dimension: 'tag', any: ['~a1'] }], groups: [group] });
    expect(questionFaults(question)).toEqual([]);
  });
});

it('says what it did not understand', () => {
  const { words, question } = readSentence('denim by city for my grandmother xyzzy', readingIn('en'));
  expect(question.where).toEqual([{ dimension: 'tag', any: ['denim'] }]);
  expect(words.filter(({ as }) => as === 'unknown').map(({ text }) => text)).toContain('xyzzy');
});

it.each<[Locale, string, string]>([
  ['en', 'lace saves by brand, last 90 days', '2026-08-27'],
  ['fr', 'enregistrements de dentelle par marque, 90 derniers jours', '2026-08-27'],
  ['es', 'guardados de encaje por marca, últimos 90 días', '2026-08-27'],
  ['it', 'salvataggi di pizzo per marchio, ultimi 90 giorni', '2026-08-27'],
  ['zh', '最近90天各品牌蕾丝的收藏次数', '2026-08-27'],
  ['en', 'lace saves by brand since December', '2025-12-01'],
  ['en', 'lace saves by brand, last 6 weeks', '2026-10-14'],
  ['zh', '自2025年十二月以来各品牌蕾丝的收藏次数', '2025-12-01'],
])('counts days up to today: %s, %s', (locale, sentence, from) => {
  const { question, words } = readSentence(sentence, readingIn(locale));
  expect(question).toMatchObject({ measures: ['saves'], window: 'days', from, to: '2026-11-24', limit: 20 });
  expect(question.where).toEqual([{ dimension: 'tag', any: ['lace'] }]);
  expect(words.filter(({ as }) => as === 'unknown')).toEqual([]);
});

it('takes no part of a name for a dimension', () => {
  const names = new NameWords({
    designer: [{ slug: 'maison-orvanne', name: 'Maison Orvanne' }],
    model: [],
    tag: [],
    city: [],
    type: [],
  });
  const { question } = readSentence('dentelle chez Maison Orvanne', { ...readingIn('fr'), names });
  expect(question.where).toContainEqual({ dimension: 'brand', any: ['maison-orvanne'] });
  expect(question.rows.dimension).toBe('season');
});

describe('groups of the reader’s own', () => {
  const romantic = {
    key: '~a1',
    name: 'Romantic',
    dimension: 'tag',
    any: ['lace', 'ruffles', 'sheer'],
  } as const;
  const rivals = { key: '~b2', name: 'My competitors', dimension: 'brand', any: ['verdane'] } as const;
  const groups = [romantic, rivals].map((group) => ({ ...group, any: [...group.any] }));
  const read = (sentence: string, locale: Locale = 'en') => readSentence(sentence, readingIn(locale), groups);

  it('are conditions, and said in the question', () => {
    const { question, words } = read('romantic in Paris SS27');
    expect(question.where).toEqual([
      { dimension: 'tag', any: ['~a1'] },
      { dimension: 'city', any: ['paris'] },
    ]);
    expect(question.groups).toEqual([{ ...romantic, any: [...romantic.any] }]);
    expect(question.seasons).toEqual(['spring-summer-2027']);
    expect(questionFaults(question)).toEqual([]);
    expect(words[0]).toMatchObject({ text: 'romantic', as: 'group', instead: null });
  });

  it('stand beside what they are set against', () => {
    const { question } = read('romantic vs denim by city');
    expect(question.rows).toEqual({ dimension: 'tag', keys: ['~a1', 'denim'] });
    expect(question.columns?.dimension).toBe('city');
  });

  it('are called with or without whose they are, in every language', () => {
    for (const [sentence, locale] of [
      ['my competitors by fabric', 'en'],
      ['competitors by fabric', 'en'],
      ['ROMANTIC par ville', 'fr'],
    ] as const) {
      const { question, words } = read(sentence, locale);
      expect(question.groups).toHaveLength(1);
      expect(words.filter(({ as }) => as === 'unknown')).toEqual([]);
    }
  });
});

// A question leaves out what has black, or lace: not what has both on one thing.
it.each<[Locale, string, string, string[]]>([
  ['en', 'coats without black lace by city', 'without black lace', ['without black', 'without lace']],
  ['fr', 'manteaux sans dentelle noire par ville', 'sans dentelle noire', ['sans dentelle', 'sans noire']],
  ['es', 'abrigos sin encaje negro por ciudad', 'sin encaje negro', ['sin encaje', 'sin negro']],
  ['it', 'cappotti senza pizzo nero per città', 'senza pizzo nero', ['senza pizzo', 'senza nero']],
  ['zh', '各城市不含黑色蕾丝的大衣', '不含黑色蕾丝', ['不含黑色', '不含蕾丝']],
])('offers to leave out each of two things that are one: %s, %s', (locale, sentence, both, separately) => {
  const { question, words } = readSentence(sentence, readingIn(locale));
  expect(question).toMatchObject({ where: [{ dimension: 'tag', any: ['coat'] }], without: [] });
  expect(words.filter(({ as }) => as === 'together')).toEqual([
    { text: both, as: 'together', instead: null, separately },
  ]);
  expect(words.filter(({ as }) => as === 'left_out' || as === 'unknown')).toEqual([]);
  const meant = separately.map((part) => readSentence(sentence.replace(both, part), readingIn(locale)));
  expect(meant.map((one) => one.question.without.map(({ dimension }) => dimension)).sort()).toEqual([
    ['tag'],
    ['tone'],
  ]);
  for (const { question: one, words: all } of meant) {
    expect(one.where).toEqual([{ dimension: 'tag', any: ['coat'] }]);
    expect(all.filter(({ as }) => !['condition', 'without', 'dimension'].includes(as))).toEqual([]);
  }
});

describe('what is understood and not told apart', () => {
  const read = (sentence: string, locale: Locale = 'en') => {
    const { question, words } = readSentence(sentence, readingIn(locale));
    const as = (part: string) => words.filter((one) => one.as === part).map(({ text }) => text);
    return { question, leftOut: as('left_out'), unknown: as('unknown') };
  };

  it('is said: where people are, in what counts looks', () => {
    expect(read('Italian brands with lace')).toMatchObject({ leftOut: ['Italian'], unknown: [] });
    expect(read('looks by week')).toMatchObject({ leftOut: ['week'] });
  });

  it('is said: what cannot be left out', () => {
    expect(read('searches without fur except in SS26')).toMatchObject({ leftOut: ['except in SS26'] });
    // Of members nothing is told of all but some.
    expect(read('what did stylists search except lace')).toMatchObject({
      leftOut: ['except lace'],
      question: { measures: ['member_share'], without: [] },
    });
  });

  it('is said: languages in what counts searches, which are told by country', () => {
    expect(read('searches in Chinese for lace')).toMatchObject({ leftOut: ['in Chinese'] });
    expect(read('Korean searches')).toMatchObject({
      leftOut: [],
      question: { measures: ['searches'], where: [{ dimension: 'country', any: ['south-korea'] }] },
    });
    // No page is in Korean: nobody is told by that.
    expect(read('searches in Korean')).toMatchObject({ unknown: ['Korean'], question: { where: [] } });
    expect(read('recherches coréennes', 'fr').question.where).toEqual([
      { dimension: 'country', any: ['south-korea'] },
    ]);
    expect(read('French-speaking visitors by week')).toMatchObject({
      leftOut: [],
      question: { measures: ['visitors'], where: [{ dimension: 'language', any: ['fr'] }] },
    });
  });

  it('is nothing of what a question obeys', () => {
    for (const locale of LOCALES)
      for (const [sentence] of sentencesIn(locale))
        expect([sentence, read(sentence, locale).leftOut]).toEqual([sentence, []]);
  });

  it('is no order where a number is meant', () => {
    expect(read('brands with at least 5 looks').question).toMatchObject({ ascending: false, limit: 20 });
    expect(read('brands with at least 5 looks').unknown).not.toEqual([]);
  });

  it('is more time than is counted, and neither a number of rows nor a word that looks alike', () => {
    expect(read('lace saves by brand, last 9 years')).toMatchObject({
      question: { measures: ['saves'], where: [{ dimension: 'tag', any: ['lace'] }], limit: 20 },
      unknown: ['last 9 years'],
    });
  });
});
