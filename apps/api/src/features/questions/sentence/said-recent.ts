import { LIMITS, type Locale } from '@toile/contracts';
import { plainPhrase } from '@toile/vocabulary';
import type { Reading } from '@toile/vocabulary/understanding';

type Unit = 'seasons' | 'days' | 'weeks' | 'months' | 'years';

/** Phrases of a language are parted by bars. */
const LAST: Record<Locale, string> = {
  en: 'last|past|latest|most recent',
  fr: 'dernieres|derniers|passees|passes|depuis',
  es: 'ultimas|ultimos|pasadas|pasados',
  it: 'ultime|ultimi|passate|passati',
  zh: '最近|过去|近',
};
const UNITS: Record<Unit, Record<Locale, string>> = {
  seasons: { en: 'seasons', fr: 'saisons', es: 'temporadas', it: 'stagioni', zh: '季|个季|个季度|个季节' },
  days: { en: 'days', fr: 'jours', es: 'dias', it: 'giorni', zh: '天|日' },
  weeks: {
    en: 'weeks|week',
    fr: 'semaines|semaine',
    es: 'semanas|semana',
    it: 'settimane|settimana',
    zh: '周|个星期',
  },
  months: { en: 'months|month', fr: 'mois', es: 'meses|mes', it: 'mesi|mese', zh: '个月' },
  years: { en: 'years|year', fr: 'ans|annees|an', es: 'anos|ano', it: 'anni|anno', zh: '年' },
};
/** From one to twelve. */
const NUMBERS: Record<Locale, readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  es: ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  it: ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  zh: ['一', '两', '三', '四', '五', '六', '七', '八', '九', '十'],
};
const USUAL_SEASONS = 4;

/** So much time up to now: seasons, a window that there is, days of one's own, or more of them than are counted. */
export type Recent =
  | { kind: 'seasons'; count: number }
  | { kind: 'window'; window: '30d' | '12m' }
  /** Of one's own, up to today. */
  | { kind: 'days'; from: string; to: string }
  | { kind: 'no-window' };

/** "The last five seasons", "90 derniers jours": a number and what it is of, with "last" before either. Length is in words. */
export function recentAt(
  words: readonly string[],
  at: number,
  { locale, today }: Pick<Reading, 'locale' | 'today'>,
): { recent: Recent; length: number } | undefined {
  const since = sinceMonthAt(words, at, locale, today);
  if (since) return since;
  let end = at;
  const take = (texts: string): boolean => {
    const length = lengthOf(words, end, texts);
    end += length;
    return length > 0;
  };
  const isBefore = take(LAST[locale]);
  const count = numberOf(words[end], locale);
  if (count !== undefined) end += 1;
  const isLast = take(LAST[locale]) || isBefore;
  const unit = (Object.keys(UNITS) as Unit[]).find((one) => take(UNITS[one][locale]));
  if (!unit || (count === undefined && !(isLast && unit === 'seasons'))) return undefined;
  return { recent: recentOf(unit, count ?? USUAL_SEASONS, today), length: end - at };
}

function recentOf(unit: Unit, count: number, today: string): Recent {
  if (unit === 'seasons') return { kind: 'seasons', count };
  if ((unit === 'days' && count === 30) || (unit === 'months' && count === 1))
    return { kind: 'window', window: '30d' };
  if ((unit === 'months' && count === 12) || (unit === 'years' && count === 1))
    return { kind: 'window', window: '12m' };
  return daysFrom(dayBefore(today, unit, count), today);
}

function dayBefore(today: string, unit: Unit, count: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  if (unit === 'months') day.setUTCMonth(day.getUTCMonth() - count);
  else if (unit === 'years') day.setUTCFullYear(day.getUTCFullYear() - count);
  else day.setUTCDate(day.getUTCDate() - count * (unit === 'weeks' ? DAYS_A_WEEK : 1));
  // The days after that one.
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;

/** More days than a question can have are no window. */
function daysFrom(from: string, to: string): Recent {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days < LIMITS.days ? { kind: 'days', from, to } : { kind: 'no-window' };
}

const SINCE: Record<Locale, { before: string; behind: string }> = {
  en: { before: 'since|from', behind: '' },
  fr: { before: 'depuis|des|a partir de', behind: '' },
  es: { before: 'desde|a partir de', behind: '' },
  it: { before: 'da|dal|dall|a partire da', behind: '' },
  zh: { before: '自|从|自从', behind: '以来|起|至今|开始' },
};

/** "Since January", "depuis mars 2026", "一月以来": of this year unless the month is still to come. */
function sinceMonthAt(words: readonly string[], at: number, locale: Locale, today: string) {
  const { before, behind } = SINCE[locale];
  const lead = lengthOf(words, at, before);
  const yearBefore = /^\d{4}$/.test(words[at + lead] ?? '') && words[at + lead + 1] === '年' ? 2 : 0;
  let end = at + lead + yearBefore;
  const month = monthsOf(locale).findIndex((name) => lengthOf(words, end, name) > 0);
  if (month < 0) return undefined;
  end += lengthOf(words, end, monthsOf(locale)[month] ?? '');
  const written = yearBefore ? words[at + lead] : words[end];
  const year = /^20\d\d$/.test(written ?? '') ? Number(written) : undefined;
  if (year && !yearBefore) end += 1;
  const tail = behind ? lengthOf(words, end, behind) : 0;
  if (lead === 0 && tail === 0) return undefined;
  const isToCome = month + 1 > Number(today.slice(5, 7));
  const own = year ?? Number(today.slice(0, 4)) - Number(isToCome);
  const from = `${own}-${String(month + 1).padStart(2, '0')}-01`;
  return { recent: daysFrom(from, today), length: end + tail - at };
}

/** As a calendar writes them, the Chinese ones in figures too. */
const months = new Map<Locale, string[]>();
function monthsOf(locale: Locale): string[] {
  const known = months.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const made = Array.from({ length: 12 }, (_, month) => {
    const name = format.format(Date.UTC(2026, month, 1));
    return locale === 'zh' ? `${name}|${CHINESE_MONTHS[month]}月` : name;
  });
  months.set(locale, made);
  return made;
}
const CHINESE_MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** How many words the longest phrase has that begins there; 0 where none does. */
const lengthOf = (words: readonly string[], at: number, texts: string): number =>
  Math.max(
    0,
    ...texts.split('|').map((text) => {
      const phrase = plainPhrase(text).split(' ');
      return phrase.every((word, n) => words[at + n] === word) ? phrase.length : 0;
    }),
  );

function numberOf(word = '', locale: Locale): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const at = NUMBERS[locale].indexOf(word);
  return at < 0 ? undefined : at + 1;
}

/** All words of which times are made. */
export const recentWords = (locale: Locale): string[] =>
  [LAST[locale], ...Object.values(UNITS).map((unit) => unit[locale]), ...NUMBERS[locale]]
    .flatMap((texts) => texts.split('|'))
    .map(plainPhrase);
