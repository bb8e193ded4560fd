import type { SeasonCode, SeasonFacts } from '@toile/contracts';
import { phrases } from './fixed-phrases.js';
import type { Lexicon } from './lexicon.js';

/** What seasons are read by: those there are, the day it is, and what the seasons of a year are called. */
export interface Calendar {
  known: readonly SeasonFacts[];
  /** ISO day. */
  today: string;
  lexicon: Lexicon;
}

/** Seasons that some words name, and how many words those are. */
export interface NamedSeasons {
  slugs: string[];
  length: number;
}
/** One season, all of a year, or all of a kind, which has no year. */
export interface Span extends NamedSeasons {
  code: SeasonCode | undefined;
  year: number | undefined;
}
export type Dated = Span & { year: number };

const CODES: Record<string, SeasonCode> = {
  ss: 'SS',
  pe: 'SS',
  pv: 'SS',
  fw: 'FW',
  aw: 'FW',
  ah: 'FW',
  ai: 'FW',
  oi: 'FW',
  pf: 'PF',
  rs: 'RS',
};
const KINDS: Record<string, SeasonCode> = {
  'spring-summer': 'SS',
  'fall-winter': 'FW',
  'pre-fall': 'PF',
  resort: 'RS',
};
const OF = phrases('of|de|del|di|dell|in|en|d|le|la|l|年|的');
/** Years as they are said from today: how many later. */
const YEARS_FROM_NOW = new Map<string, number>(
  (
    [
      [-2, '前 年|year before last|il y a deux ans|hace dos anos|due anni fa'],
      [
        -1,
        'last year|an dernier|annee derniere|an passe|annee passee|ano pasado|pasado ano|ano anterior|anno scorso|scorso anno|anno passato|去 年|上 年',
      ],
      [
        0,
        'this year|current year|cette annee|annee en cours|este ano|ano actual|quest anno|questo anno|anno in corso|今 年|本 年|本 年 度',
      ],
      [
        1,
        'next year|an prochain|annee prochaine|proximo ano|ano que viene|ano proximo|prossimo anno|anno prossimo|明 年|来 年',
      ],
    ] as const
  ).flatMap(([later, phrases]) => phrases.split('|').map((phrase): [string, number] => [phrase, later])),
);
const MOST_WORDS_OF_A_YEAR = 5;
const SHORTEST_SLIP_BESIDE_YEAR = 5;
/** How many there are, from one on. */
const COUNTS: readonly string[] = [
  '1 one un une uno una 一',
  '2 two deux dos due 二 两',
  '3 three trois tres tre 三',
  '4 four quatre cuatro quattro 四',
  '5 five cinq cinco cinque 五',
  '6 six seis sei 六',
];
/** The number a word says, if it is one. */
export function countIn(word: string | undefined): number | undefined {
  const found = COUNTS.findIndex((names) => names.split(' ').includes(word ?? ''));
  return found < 0 ? undefined : found + 1;
}
const DIGITS = '零一二三四五六七八九';

const wordsOf = (words: readonly string[], at: number, length: number): string =>
  words.slice(at, at + length).join(' ');

export const thisYear = ({ today }: Calendar): number => Number(today.slice(0, 4));

/** A year as digits, or as it is said from today: 2025, 二零二五年, last year. `short` allows two digits. */
export function yearAt(
  words: readonly string[],
  at: number,
  calendar: Calendar,
  short = true,
): { year: number; length: number } | undefined {
  for (let length = Math.min(MOST_WORDS_OF_A_YEAR, words.length - at); length > 1; length -= 1) {
    const later = YEARS_FROM_NOW.get(wordsOf(words, at, length));
    if (later !== undefined) return { year: thisYear(calendar) + later, length };
  }
  const spoken = spokenYear(words, at);
  if (spoken) return spoken;
  const year = yearIn(words[at]);
  if (!year) return undefined;
  const isMarked = words[at + 1] === '年';
  if (!short && words[at]?.length !== 4 && !isMarked) return undefined;
  return { year, length: 1 + Number(isMarked) };
}

export function yearIn(word: string | undefined): number | undefined {
  if (!/^(?:20[123]\d|[123]\d)$/.test(word ?? '')) return undefined;
  return Number(word) < 100 ? 2_000 + Number(word) : Number(word);
}

/** 二零二五年, 二五年. */
function spokenYear(words: readonly string[], at: number): { year: number; length: number } | undefined {
  for (const digits of [4, 2]) {
    const said = words.slice(at, at + digits).map((word) => DIGITS.indexOf(word.replace('〇', '零')));
    const year = said.length === digits && !said.includes(-1) ? yearIn(said.join('')) : undefined;
    const isMarked = words[at + digits] === '年';
    if (year && (digits === 4 || isMarked)) return { year, length: digits + Number(isMarked) };
  }
  return undefined;
}

/** Which of the seasons of a year is named: summer, automne-hiver, 秋冬. */
export function kindAt(
  words: readonly string[],
  at: number,
  { lexicon }: Calendar,
): { code: SeasonCode; length: number } | undefined {
  const next = words[at + 1] ?? '';
  const year = yearIn(OF.has(next) ? words[at + 2] : next);
  const match = lexicon.seasonAt(words, at, year && SHORTEST_SLIP_BESIDE_YEAR);
  const code = match && KINDS[match.concept.slug];
  return match && code ? { code, length: match.length } : undefined;
}

/** One season, all of a year, or all of a kind, from a word on. */
export function spanAt(words: readonly string[], at: number, calendar: Calendar): Span | undefined {
  const together = inOneWord(words[at] ?? '', calendar);
  if (together) return together;
  // "AW 24" is written as two words.
  const apart = CODES[words[at] ?? ''];
  const yearApart = apart && yearIn(words[at + 1]);
  if (yearApart) return spanOf(calendar, 2, apart, yearApart);
  const slashed = slashedCode(words, at, calendar);
  if (slashed) return slashed;
  const first = yearAt(words, at, calendar);
  if (first) return withKindAfter(first, words, at, calendar);
  const kind = kindAt(words, at, calendar);
  if (!kind) return undefined;
  let after = at + kind.length;
  while (OF.has(words[after] ?? '')) after += 1;
  const later = yearAt(words, after, calendar);
  return later
    ? spanOf(calendar, after + later.length - at, kind.code, later.year)
    : spanOf(calendar, kind.length, kind.code);
}

/** SS27, resort27, 27SS. */
function inOneWord(word: string, calendar: Calendar): Span | undefined {
  const [, before, digits, behind] = /^([a-z]{2,})?(\d{2}|20\d\d)([a-z]{2,})?$/.exec(word) ?? [];
  const name = before && behind ? '' : (before ?? behind ?? '');
  const code = CODES[name] ?? (name && kindAt([name], 0, calendar)?.code);
  const year = code ? yearIn(digits) : undefined;
  return code && year ? spanOf(calendar, 1, code, year) : undefined;
}

/** A/W21, A/W 21. */
function slashedCode(words: readonly string[], at: number, calendar: Calendar): Span | undefined {
  const [one = '', other = '', year] = words.slice(at, at + 3);
  if (one.length !== 1) return undefined;
  const code = CODES[one + other];
  const apart = code && yearIn(year);
  if (code && apart) return spanOf(calendar, 3, code, apart);
  const together = /^[a-z]\d/.test(other) ? inOneWord(one + other, calendar) : undefined;
  return together && { ...together, length: 2 };
}

function withKindAfter(
  { year, length }: { year: number; length: number },
  words: readonly string[],
  at: number,
  calendar: Calendar,
): Span | undefined {
  const skipped = OF.has(words[at + length] ?? '') ? 1 : 0;
  const kind = kindAt(words, at + length + skipped, calendar);
  if (kind) return spanOf(calendar, length + skipped + kind.length, kind.code, year);
  return yearAt(words, at, calendar, false) ? spanOf(calendar, length, undefined, year) : undefined;
}

export function spanOf({ known }: Calendar, length: number, code?: SeasonCode, year?: number): Span {
  const found = known.filter((one) => (!code || one.code === code) && (!year || one.year === year));
  return { slugs: found.map(({ slug }) => slug), length, code, year };
}

export const isDated = (span: Span | undefined): span is Dated => span?.year !== undefined;

export type Holds = (season: SeasonFacts) => boolean;
export const holding = (holds: Holds, { known }: Calendar): string[] =>
  known.filter(holds).map(({ slug }) => slug);
