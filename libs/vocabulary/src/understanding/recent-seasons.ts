import type { SeasonCode, SeasonFacts } from '@toile/contracts';
import { phrases } from './fixed-phrases.js';
import { type Calendar, countIn, holding, kindAt, type NamedSeasons, thisYear } from './season-spans.js';

const LAST = phrases(
  'last|latest|past|recent|most recent|previous|precedent|precedente|precedents|precedentes|precedenti|anterior|anteriores|dernier|derniere|derniers|dernieres|passe|passee|passes|passees|ultimo|ultimos|ultima|ultimas|ultimi|ultime|passato|passata|passati|passate|pasado|pasados|pasada|pasadas|scorso|scorsa|scorsi|scorse|最 近|过 去|近|上|上 一|上 个|上 一 个|去|最 新|最 新 的|最 新 一',
);
/** Of a season of any kind they mean the one before the newest, which is "this season"; "last winter" is the newest winter. */
const BEFORE = phrases(
  'last|previous|passee|precedente|anterior|pasada|scorsa|passata|上|上 一|上 个|上 一 个',
);
/** "La saison dernière" is the one before, "la dernière saison" the newest. */
const BEFORE_BEHIND = phrases('derniere|passee|precedente|anterior|pasada|scorsa|passata');
const THIS = phrases(
  'this|current|these|ce|cet|cette|en cours|actuel|actuelle|este|esta|actual|en curso|quest|questo|questa|in corso|attuale|本|这|这 个|这 一|这 一 个|当|今',
);
const NEXT = phrases(
  'next|upcoming|prochain|prochaine|prochains|prochaines|proximo|proximos|proxima|proximas|que viene|prossimo|prossima|prossimi|prossime|下|下 个|下 一|下 一 个',
);
const SEASONS = phrases(
  'season|seasons|saison|saisons|temporada|temporadas|stagione|stagioni|季|季 节|个 季 节|季 度',
);
const YEARS = phrases('year|years|an|ans|annee|annees|ano|anos|anno|anni|年|年 里|年 间|年 来');
const AGO = phrases('ago|back|earlier|fa|atras');
const AGO_BEFORE = phrases('il y a|ya|hace');

/** The newest first. */
const begunOf = ({ known, today }: Calendar): SeasonFacts[] =>
  known
    .filter(({ shows_start }) => shows_start <= today)
    .sort((a, b) => (a.shows_start < b.shows_start ? 1 : -1));
/** Between two main seasons stands a smaller one, which nobody means by "last season". */
function beforeNewest(calendar: Calendar): string[] {
  const main = begunOf(calendar).filter(({ code }) => code === 'SS' || code === 'FW');
  const before = main[1] ?? main[0];
  return before ? [before.slug] : [];
}

/** The last three summers, les deux dernières années, hiver dernier, cette saison, 最近三年. */
export function lastSeasons(
  words: readonly string[],
  at: number,
  calendar: Calendar,
): NamedSeasons | undefined {
  const before = ago(words, at, calendar);
  if (before) return before;
  let [next, count] = [at, undefined as number | undefined];
  const counted = () => {
    const found = countIn(words[next]);
    if (found === undefined) return;
    count = found;
    next += 1;
  };
  counted();
  const when = whenAt(words, next);
  if (!when) return count === undefined ? lastBehind(words, at, calendar) : undefined;
  const isBefore = BEFORE.lengthAt(words, next) === when.length;
  next += when.length;
  if (count === undefined) counted();
  if (words[next] === '个') next += 1;
  const years = count === undefined ? 0 : YEARS.lengthAt(words, next);
  if (years > 0) return ofLastYears(count ?? 1, next + years - at, calendar, words, next + years);
  const kind = kindAt(words, next, calendar);
  const any = kind ? 0 : SEASONS.lengthAt(words, next);
  if (!kind && any === 0) return undefined;
  const length = next + (kind?.length ?? any) - at;
  if (!kind && isBefore && count === undefined) return { slugs: beforeNewest(calendar), length };
  return { slugs: relative(when.of, calendar, kind?.code, count), length };
}

/** "Two summers ago", "il y a deux étés": of those that have been shown, so many before the newest; "three years ago" is one year. */
function ago(words: readonly string[], at: number, calendar: Calendar): NamedSeasons | undefined {
  const lead = AGO_BEFORE.lengthAt(words, at);
  const count = countIn(words[at + lead]);
  const next = at + lead + 1;
  if (count === undefined) return undefined;
  const kind = kindAt(words, next, calendar);
  const end = next + (kind?.length ?? YEARS.lengthAt(words, next));
  const behind = lead > 0 ? 0 : AGO.lengthAt(words, end);
  if (end === next || lead + behind === 0) return undefined;
  const length = end + behind - at;
  if (!kind) return { slugs: holding(({ year }) => year === thisYear(calendar) - count, calendar), length };
  const own = begunOf(calendar).filter(({ code }) => code === kind.code)[count];
  return own && { slugs: [own.slug], length };
}

/** Years are those of seasons: the last three are this year's and those of the two before. */
function ofLastYears(
  count: number,
  length: number,
  calendar: Calendar,
  words: readonly string[],
  after: number,
): NamedSeasons {
  const kind = kindAt(words, after + Number(words[after] === '的'), calendar);
  const now = thisYear(calendar);
  const slugs = holding(
    ({ year, code }) => year > now - count && year <= now && (!kind || code === kind.code),
    calendar,
  );
  return { slugs, length: length + (kind ? kind.length + Number(words[after] === '的') : 0) };
}

/** "Hiver dernier", "la saison dernière": behind the season. */
function lastBehind(words: readonly string[], at: number, calendar: Calendar): NamedSeasons | undefined {
  const kind = kindAt(words, at, calendar);
  const length = kind?.length ?? SEASONS.lengthAt(words, at);
  const when = length === 0 ? undefined : whenAt(words, at + length);
  if (when && !kind && BEFORE_BEHIND.lengthAt(words, at + length) === when.length)
    return { slugs: beforeNewest(calendar), length: length + when.length };
  return when && { slugs: relative(when.of, calendar, kind?.code), length: length + when.length };
}

type When = 'last' | 'this' | 'next';
function whenAt(words: readonly string[], at: number): { of: When; length: number } | undefined {
  for (const [of, said] of [
    ['last', LAST],
    ['this', THIS],
    ['next', NEXT],
  ] as const) {
    const length = said.lengthAt(words, at);
    if (length > 0) return { of, length };
  }
  return undefined;
}

/** This winter is that of the year; the next is of a later one where it has been shown. */
function relative(of: When, calendar: Calendar, code?: SeasonCode, count = 1): string[] {
  const begun = begunOf(calendar).filter((one) => !code || one.code === code);
  const now = thisYear(calendar);
  const own = code
    ? begun.filter(({ year }) => (of === 'this' ? year === now : of !== 'next' || year > now))
    : begun;
  return (own.length > 0 ? own : begun).slice(0, count).map(({ slug }) => slug);
}
