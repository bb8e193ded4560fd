import type { SeasonCode, SeasonFacts } from '@toile/contracts';
import type { Lexicon } from './lexicon.js';

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
const LAST =
  /^(?:last|latest|past|recent|previous|dernier(?:e|s|es)?|ultim[oaie]s?|passat[oaie]|pasad[oa]s?|scors[oaie]|最 近|过 去|近|上|去)$/;
const SEASONS = /^(?:seasons?|saisons?|temporadas?|stagion[ei]|季|季 节|个 季 节|季 度)$/;
const COUNTS: readonly string[] = [
  '1 one un une uno una 一',
  '2 two deux dos due 二 两',
  '3 three trois tres tre 三',
  '4 four quatre cuatro quattro 四',
  '5 five cinq cinco cinque 五',
  '6 six seis sei 六',
];
const TO = /^(?:to|until|till|through|and|au|a|jusqu|et|y|al|e|hasta|fino|至|到)$/;
const SINCE = /^(?:since|depuis|desde|dal|dall|自|从)$/;
const OF = /^(?:of|de|del|di|dell|in|en|年)$/;

/** Seasons that some words name, and how many words those are. */
export interface NamedSeasons {
  slugs: string[];
  length: number;
}
interface Span extends NamedSeasons {
  first: SeasonFacts | undefined;
}

/**
 * Seasons named from a word on: SS27, printemps-été 2027, 春夏2027, 2026, summers, the last three summers, since FW24,
 * SS25–SS27. `isDash` says whether a dash stands before a word. Seasons that have not begun are not among the last.
 */
export function seasonsAt(
  words: readonly string[],
  at: number,
  known: readonly SeasonFacts[],
  { today, isDash, lexicon }: { today: string; isDash: (word: number) => boolean; lexicon: Lexicon },
): NamedSeasons | undefined {
  const begun = known.filter(({ shows_start }) => shows_start <= today);
  const last = lastSeasons(words, at, begun, lexicon);
  if (last) return last;
  const since = SINCE.test(words[at] ?? '') ? spanAt(words, at + 1, known, lexicon) : undefined;
  if (since?.first) return { slugs: between(since.first, newest(begun), known), length: since.length + 1 };
  const found = spanAt(words, at, known, lexicon);
  if (!found?.first) return found;
  const one = withYearAfter(found, words, at);
  if (!one.first) return one;
  const next = at + one.length;
  const skipped = isDash(next) ? 0 : TO.test(words[next] ?? '') ? 1 : undefined;
  const other = skipped === undefined ? undefined : spanAt(words, next + skipped, known, lexicon);
  if (!other?.first || skipped === undefined) return one;
  return {
    slugs: [...new Set([...one.slugs, ...between(one.first, other.first, known), ...other.slugs])],
    length: one.length + skipped + other.length,
  };
}

const newest = (seasons: readonly SeasonFacts[]): SeasonFacts | undefined =>
  seasons.reduce<SeasonFacts | undefined>(
    (last, one) => (last && last.shows_start >= one.shows_start ? last : one),
    undefined,
  );

/** Seasons of two ends and between; of their kind alone when both are of one. */
function between(one: SeasonFacts, other: SeasonFacts | undefined, known: readonly SeasonFacts[]): string[] {
  const [from = '', to = ''] = [one.shows_start, other?.shows_start ?? '9999'].sort();
  return known
    .filter(({ shows_start }) => shows_start >= from && shows_start <= to)
    .filter(({ code }) => one.code !== other?.code || code === one.code)
    .map(({ slug }) => slug);
}

function lastSeasons(
  words: readonly string[],
  at: number,
  begun: readonly SeasonFacts[],
  lexicon: Lexicon,
): NamedSeasons | undefined {
  let [next, count] = [at, undefined as number | undefined];
  const counted = () => {
    const found = COUNTS.findIndex((names) => names.split(' ').includes(words[next] ?? ''));
    if (found < 0) return;
    count = found + 1;
    next += 1;
  };
  counted();
  const isLast = lengthOfLast(words, next);
  if (isLast === 0) return count === undefined ? lastBehind(words, at, begun, lexicon) : undefined;
  next += isLast;
  if (count === undefined) counted();
  if (words[next] === '个') next += 1;
  const kind = kindAt(words, next, lexicon);
  const any = kind ? 0 : anySeason(words, next);
  if (!kind && any === 0) return undefined;
  return { slugs: latest(begun, kind?.code, count), length: next + (kind?.length ?? any) - at };
}

/** "Hiver dernier", "la saison dernière": behind the season. */
function lastBehind(
  words: readonly string[],
  at: number,
  begun: readonly SeasonFacts[],
  lexicon: Lexicon,
): NamedSeasons | undefined {
  const kind = kindAt(words, at, lexicon);
  const length = kind?.length ?? anySeason(words, at);
  const last = length === 0 ? 0 : lengthOfLast(words, at + length);
  return last === 0 ? undefined : { slugs: latest(begun, kind?.code), length: length + last };
}

const lengthOfLast = (words: readonly string[], at: number): number =>
  [2, 1].find((length) => at + length <= words.length && LAST.test(words.slice(at, at + length).join(' '))) ??
  0;

const latest = (begun: readonly SeasonFacts[], code: SeasonCode | undefined, count = 1): string[] =>
  begun
    .filter((one) => !code || one.code === code)
    .sort((a, b) => (a.shows_start < b.shows_start ? 1 : -1))
    .slice(0, count)
    .map(({ slug }) => slug);

function anySeason(words: readonly string[], at: number): number {
  for (const length of [3, 2, 1])
    if (at + length <= words.length && SEASONS.test(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** An autumn and winter of two years is named by both: automne-hiver 2021-2022, FW21/22. */
function withYearAfter<S extends Span>(span: S, words: readonly string[], at: number): S {
  const year = span.first?.year;
  const next = yearIn(words[at + span.length]);
  return year && next === year + 1 && span.first?.code === 'FW' ? { ...span, length: span.length + 1 } : span;
}

/** One season, all of a year, or all of a kind. */
function spanAt(
  words: readonly string[],
  at: number,
  known: readonly SeasonFacts[],
  lexicon: Lexicon,
): Span | undefined {
  const coded = /^([a-z]{2})(\d{2}|20\d\d)$/.exec(words[at] ?? '');
  const code = coded && CODES[coded[1] ?? ''];
  if (code) return spanOf(known, 1, code, yearIn(coded[2]));
  // "AW 24" is written as two words.
  const apart = CODES[words[at] ?? ''];
  const yearApart = apart && yearIn(words[at + 1]);
  if (yearApart) return spanOf(known, 2, apart, yearApart);
  const year = yearIn(words[at]);
  if (year) {
    const skipped = OF.test(words[at + 1] ?? '') ? 1 : 0;
    const kind = kindAt(words, at + 1 + skipped, lexicon);
    if (kind) return spanOf(known, 1 + skipped + kind.length, kind.code, year);
    return (words[at] ?? '').length === 4
      ? spanOf(known, 1 + Number(words[at + 1] === '年'), undefined, year)
      : undefined;
  }
  const kind = kindAt(words, at, lexicon);
  if (!kind) return undefined;
  const after = at + kind.length + (OF.test(words[at + kind.length] ?? '') ? 1 : 0);
  const later = yearIn(words[after]);
  return later
    ? spanOf(known, after + 1 - at, kind.code, later)
    : { ...spanOf(known, kind.length, kind.code), first: undefined };
}

function spanOf(known: readonly SeasonFacts[], length: number, code?: SeasonCode, year?: number): Span {
  const found = known.filter((one) => (!code || one.code === code) && (!year || one.year === year));
  return { slugs: found.map(({ slug }) => slug), length, first: found.at(-1) };
}

function yearIn(word: string | undefined): number | undefined {
  if (!/^(?:20[123]\d|[123]\d)$/.test(word ?? '')) return undefined;
  return Number(word) < 100 ? 2_000 + Number(word) : Number(word);
}

function kindAt(
  words: readonly string[],
  at: number,
  lexicon: Lexicon,
): { code: SeasonCode; length: number } | undefined {
  const match =
    at < words.length && lexicon.beginsSeason(words[at] ?? '')
      ? lexicon.longestMatch(words, at, 'en')
      : undefined;
  const code = match?.concept.kind === 'season' ? KINDS[match.concept.slug] : undefined;
  return match && code ? { code, length: match.length } : undefined;
}
