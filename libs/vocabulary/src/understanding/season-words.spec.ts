import { describe, expect, it } from '@jest/globals';
import { SEASONS } from '@toile/contracts';
import { currentVocabulary } from '../current-vocabulary.js';
import { plainWords } from '../plain-words.js';
import { lexiconOf } from './lexicon.js';
import { seasonsAt } from './season-words.js';

const read = (text: string) => {
  const words = plainWords(text);
  const found = seasonsAt(
    words.map(({ word }) => word),
    0,
    SEASONS,
    {
      today: '2026-11-27',
      lexicon: lexiconOf(currentVocabulary()),
      isDash: (at) => text.slice(words[at - 1]?.end, words[at]?.start).trim() === '-',
    },
  );
  return { slugs: [...(found?.slugs ?? [])].sort(), left: words.length - (found?.length ?? 0) };
};
const all = (holds: (season: (typeof SEASONS)[number]) => boolean) => ({
  slugs: SEASONS.filter(holds)
    .map(({ slug }) => slug)
    .sort(),
  left: 0,
});
const winters = (...years: number[]) => all(({ code, year }) => code === 'FW' && years.includes(year));
const summers = (...years: number[]) => all(({ code, year }) => code === 'SS' && years.includes(year));
const years = (from: number, to: number) => all(({ year }) => year >= from && year <= to);
/** When the shows of autumn 2025 began. */
const autumn = SEASONS.find(({ slug }) => slug === 'fall-winter-2025')?.shows_start ?? '';
const latest = all(({ slug }) => slug === 'spring-summer-2027');
const before = all(({ slug }) => slug === 'fall-winter-2026');

it('takes a kind behind two years as said of both', () => {
  expect(read('2022到2024年秋冬')).toEqual(winters(2022, 2023, 2024));
  expect(read('2022到2024年')).toEqual(years(2022, 2024));
});

describe('years that are said from today', () => {
  it.each([
    ['last year', years(2025, 2025)],
    ["l'année dernière", years(2025, 2025)],
    ['el año pasado', { ...years(2025, 2025), left: 0 }],
    ["dell'anno scorso", years(2025, 2025)],
    ['去年', years(2025, 2025)],
    ['this year', years(2026, 2026)],
    ["quest'anno", years(2026, 2026)],
    ['去年秋冬', winters(2025)],
    ['前年秋冬', winters(2024)],
    ['今年春夏', summers(2026)],
    ["l'été de l'année dernière", summers(2025)],
    ['二零二五年秋冬', winters(2025)],
    ['26春夏', summers(2026)],
    ['the last three years', years(2024, 2026)],
    ['最近三年', years(2024, 2026)],
    ['los últimos tres años', years(2024, 2026)],
  ])('%s', (text, expected) => {
    expect(read(text.replace(/^(?:the|el|los) /, ''))).toEqual(expected);
  });
});

describe('seasons that are said from today', () => {
  it.each([
    ['last winter', winters(2026)],
    ['dernier hiver', winters(2026)],
    ['trois derniers hivers', winters(2024, 2025, 2026)],
    ['this season', latest],
    ['cette saison', latest],
    ['questa stagione', latest],
    ['本季', latest],
    ['latest season', latest],
    ['dernière saison', latest],
    ['última temporada', latest],
    ['ultima stagione', latest],
    ['last season', before],
    ['saison dernière', before],
    ['saison précédente', before],
    ['temporada pasada', before],
    ['temporada anterior', before],
    ['stagione scorsa', before],
    ['scorsa stagione', before],
    ['上一季', before],
    ['last two seasons', all(({ slug }) => slug === 'spring-summer-2027' || slug === 'resort-2027')],
    ['cet hiver', winters(2026)],
    ['next summer', summers(2027)],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
  it('reads them before what else begins with such a word', () => {
    // "Winter coats" are coats.
    expect(read('last winter coats')).toEqual({ ...winters(2026), left: 1 });
  });
});

describe('ranges', () => {
  it.each([
    ['between 2022 and 2024', years(2022, 2024)],
    ['entre 2024 et 2026', years(2024, 2026)],
    ['tra il 2024 e il 2026', years(2024, 2026)],
    ['dal 2023 al 2025', years(2023, 2025)],
    ['2022-2024', years(2022, 2024)],
    ['2024年到2026年之间', years(2024, 2026)],
    ['从2024到2026', years(2024, 2026)],
    ['before 2022', all(({ year }) => year < 2022)],
    ['prima del 2022', all(({ year }) => year < 2022)],
    ['2022年以前', all(({ year }) => year < 2022)],
    ['jusqu’en 2023', all(({ year }) => year <= 2023)],
    ['after 2025', all(({ year, shows_start }) => year > 2025 && shows_start <= '2026-11-27')],
    ['2026年以来', all(({ year, shows_start }) => year >= 2026 && shows_start <= '2026-11-27')],
    ['hivers 2023 et 2024', winters(2023, 2024)],
    ['avant-automne 2025', all(({ slug }) => slug === 'pre-fall-2025')],
    ['FW22 to FW24', winters(2022, 2023, 2024)],
    ['dall’autunno 2022 all’autunno 2024', winters(2022, 2023, 2024)],
    ["dall'autunno 2025", all(({ shows_start }) => shows_start >= autumn && shows_start <= '2026-11-27')],
    ['depuis l’automne 2025', all(({ shows_start }) => shows_start >= autumn && shows_start <= '2026-11-27')],
    ['dès l’automne 2025', all(({ shows_start }) => shows_start >= autumn && shows_start <= '2026-11-27')],
    ["des l'automne 2025", all(({ shows_start }) => shows_start >= autumn && shows_start <= '2026-11-27')],
    ['dès 2026', all(({ year, shows_start }) => year >= 2026 && shows_start <= '2026-11-27')],
    ["fino all'autunno 2025", all(({ shows_start }) => shows_start <= autumn)],
    ["prima dell'autunno 2025", all(({ shows_start }) => shows_start < autumn)],
    ["avant l'automne 2025", all(({ shows_start }) => shows_start < autumn)],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

it('understands a slip in a long word for a season', () => {
  expect(read('invierrno 2025')).toEqual(winters(2025));
});
