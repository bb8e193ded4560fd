import type { SeasonFacts } from '@toile/contracts';
import { phrases } from './fixed-phrases.js';
import { lastSeasons } from './recent-seasons.js';
import {
  type Calendar,
  type Dated,
  type Holds,
  holding,
  isDated,
  kindAt,
  type NamedSeasons,
  type Span,
  spanAt,
  spanOf,
  yearAt,
  yearIn,
} from './season-spans.js';

const AND = phrases('and|et|y|e|ed|和|与|跟');
const TO = phrases(
  'to|until|till|through|au|a|al|aux|alla|jusqu|jusqu a|jusqu en|jusqu au|hasta|hasta el|fino|fino a|fino al|fino all|至|到',
);
const BETWEEN = phrases('between|entre|tra|fra|介 于');
const FROM = phrases('from|de|du|del|dal|dall|dalla|desde|depuis|since|自|从|自 从');
const SINCE = phrases(
  'since|from|as of|starting|starting in|depuis|a partir de|a partir du|a compter de|desde|desde el|dal|dall|dalla|a partire da|a partire dal|自|从|自 从',
);
const SINCE_BEHIND = phrases(
  'onward|onwards|and later|and after|et apres|et plus|en adelante|y despues|in poi|in avanti|e oltre|以 来|起|开 始|至 今|以 后|之 后|后',
);
const ON = phrases('on');
/** "From 2025" alone is said of one season as well. */
const ONLY_WITH_END = phrases('from');
const BEFORE = phrases(
  'before|prior to|earlier than|older than|avant|antes de|antes del|prima di|prima del|prima dell',
);
const BEFORE_BEHIND = phrases('and before|and earlier|or earlier|以 前|之 前|前');
const UNTIL = phrases(
  'until|till|up to|jusqu|jusqu en|jusqu a|jusqu au|hasta|hasta el|fino al|fino a|截 至|截 止',
);
const AFTER = phrases('after|later than|newer than|apres|despues de|despues del|dopo|dopo il');
const AMONG = phrases('之 间|期 间|间');
const ARTICLE = phrases('the|le|la|l|les|el|los|las|il|gli|i|lo');

/**
 * Seasons named from a word on: SS27, printemps-été 2027, 春夏2027, 2026, summers, the last three summers, last year's winter, since FW24,
 * SS25–SS27, between 2024 and 2026, before 2022. `isDash` says whether a dash stands before a word. Seasons that have not begun are
 * not among the last.
 */
export function seasonsAt(
  words: readonly string[],
  at: number,
  known: readonly SeasonFacts[],
  { isDash, ...reading }: { today: string; isDash: (word: number) => boolean; lexicon: Calendar['lexicon'] },
): NamedSeasons | undefined {
  const calendar: Calendar = { known, ...reading };
  return (
    lastSeasons(words, at, calendar) ??
    // "Avant-automne 2025" is a season, and nothing before one.
    oneOrMore(words, at, calendar, isDash) ??
    betweenTwo(words, at, calendar, isDash) ??
    onOneSide(words, at, calendar)
  );
}

/** Between 2024 and 2026, de 2024 à 2026, 从2024到2026. */
function betweenTwo(
  words: readonly string[],
  at: number,
  calendar: Calendar,
  isDash: (word: number) => boolean,
): NamedSeasons | undefined {
  const between = BETWEEN.lengthAt(words, at);
  const lead = between || FROM.lengthAt(words, at);
  if (lead === 0) return undefined;
  const start = at + lead + ARTICLE.lengthAt(words, at + lead);
  const one = datedAt(words, start, calendar);
  const found = one && rangeFrom(one, words, start, calendar, { isDash, isBetween: between > 0 });
  return found && { ...found, length: found.length + start - at };
}

/** Since FW24, before 2022, until 2023, after 2024. */
function onOneSide(words: readonly string[], at: number, calendar: Calendar): NamedSeasons | undefined {
  for (const [lead, hold] of [
    [SINCE, isSince],
    [BEFORE, isBefore],
    [UNTIL, isUntil],
    [AFTER, isAfter],
  ] as const) {
    const length = lead.lengthAt(words, at);
    const start = at + length + ARTICLE.lengthAt(words, at + length);
    const span = length > 0 ? datedAt(words, start, calendar) : undefined;
    if (!span) continue;
    const end = start + span.length;
    const behind = lead === SINCE ? SINCE_BEHIND.lengthAt(words, end) || ON.lengthAt(words, end) : 0;
    if (behind === 0 && ONLY_WITH_END.has(words[at] ?? '')) continue;
    return { slugs: holding(hold(span, calendar), calendar), length: end + behind - at };
  }
  return undefined;
}

/** A season, with others behind "to" or a dash, or with what comes before or after it: 2025年以来. */
function oneOrMore(
  words: readonly string[],
  at: number,
  calendar: Calendar,
  isDash: (word: number) => boolean,
): NamedSeasons | undefined {
  const found = spanAt(words, at, calendar);
  if (!isDated(found)) return found;
  const one = withYearAfter(found, words, at);
  const range = rangeFrom(one, words, at, calendar, { isDash, isBetween: false });
  if (range) return range;
  const next = at + one.length;
  const since = SINCE_BEHIND.lengthAt(words, next);
  if (since > 0) return { slugs: holding(isSince(one, calendar), calendar), length: one.length + since };
  const before = BEFORE_BEHIND.lengthAt(words, next);
  if (before > 0) return { slugs: holding(isBefore(one, calendar), calendar), length: one.length + before };
  return withMoreYears(one, words, at, calendar);
}

/** "Hivers 2023 et 2024": the kind is said once. */
function withMoreYears(one: Dated, words: readonly string[], at: number, calendar: Calendar): NamedSeasons {
  const [slugs, { code }] = [[...one.slugs], one];
  let { length } = one;
  while (code && AND.has(words[at + length] ?? '')) {
    const other = yearAt(words, at + length + 1, calendar, false);
    if (!other || kindAt(words, at + length + 1 + other.length, calendar)) break;
    slugs.push(...spanOf(calendar, 0, code, other.year).slugs);
    length += 1 + other.length;
  }
  return { slugs, length };
}

function rangeFrom(
  one: Dated,
  words: readonly string[],
  at: number,
  calendar: Calendar,
  { isDash, isBetween }: { isDash: (word: number) => boolean; isBetween: boolean },
): NamedSeasons | undefined {
  const next = at + one.length;
  const joined = isBetween ? AND.lengthAt(words, next) : 0;
  const to = joined || TO.lengthAt(words, next);
  if (to === 0 && !isDash(next)) return undefined;
  const start = next + to + ARTICLE.lengthAt(words, next + to);
  const other = datedAt(words, start, calendar);
  if (!other) return undefined;
  const end = start + other.length;
  // "2022到2024年秋冬": a kind behind both years is said of both.
  const ofBoth =
    other.code && yearAt(words, start, calendar) ? { ...one, code: one.code ?? other.code } : one;
  return { slugs: rangeOf(ofBoth, other, calendar), length: end + AMONG.lengthAt(words, end) - at };
}

function datedAt(words: readonly string[], at: number, calendar: Calendar): Dated | undefined {
  const span = spanAt(words, at, calendar);
  return isDated(span) ? withYearAfter(span, words, at) : undefined;
}

/** When the shows of a season began; of a year there is none. */
const startOf = ({ code, year }: Dated, { known }: Calendar): string | undefined =>
  code && known.find((one) => one.code === code && one.year === year)?.shows_start;

function isSince(span: Dated, calendar: Calendar): Holds {
  const [start, { today }] = [startOf(span, calendar), calendar];
  return ({ shows_start, year }) =>
    shows_start <= today && (start ? shows_start >= start : year >= span.year);
}
function isAfter(span: Dated, calendar: Calendar): Holds {
  const [start, since] = [startOf(span, calendar), isSince(span, calendar)];
  return (season) => since(season) && (start ? season.shows_start > start : season.year > span.year);
}
function isUntil(span: Dated, calendar: Calendar): Holds {
  const start = startOf(span, calendar);
  return ({ shows_start, year }) => (start ? shows_start <= start : year <= span.year);
}
function isBefore(span: Dated, calendar: Calendar): Holds {
  const start = startOf(span, calendar);
  return ({ shows_start, year }) => (start ? shows_start < start : year < span.year);
}

/** All between two, both of them too; of their kind alone when both are of one, or it is said once. */
function rangeOf(one: Dated, other: Dated, calendar: Calendar): string[] {
  const [from, to] = one.year <= other.year ? [one, other] : [other, one];
  if (!from.code && !to.code) return holding(({ year }) => year >= from.year && year <= to.year, calendar);
  const code = from.code && (to.code ?? from.code) === from.code ? from.code : undefined;
  if (code)
    return holding(
      (season) => season.code === code && season.year >= from.year && season.year <= to.year,
      calendar,
    );
  const starts = calendar.known
    .filter(({ year }) => year === from.year)
    .map(({ shows_start }) => shows_start)
    .sort();
  const ends = [startOf(from, calendar) ?? starts[0] ?? '', startOf(to, calendar) ?? '9999'].sort();
  const [start = '', end = ''] = ends;
  return holding(({ shows_start }) => shows_start >= start && shows_start <= end, calendar);
}

/** An autumn and winter of two years is named by both: automne-hiver 2021-2022, FW21/22. */
function withYearAfter<S extends Span>(span: S, words: readonly string[], at: number): S {
  const next = yearIn(words[at + span.length]);
  return span.year && next === span.year + 1 && span.code === 'FW'
    ? { ...span, length: span.length + 1 }
    : span;
}
