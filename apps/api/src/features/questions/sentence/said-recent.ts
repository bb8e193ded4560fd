import type { Locale } from '@toile/contracts';
import { plainPhrase } from '@toile/vocabulary';

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
/** From one to ten. */
const NUMBERS: Record<Locale, readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  es: ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  it: ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  zh: ['一', '两', '三', '四', '五', '六', '七', '八', '九', '十'],
};
const USUAL_SEASONS = 4;

/** So much time up to now: seasons, a window that there is, or one that there is not. */
export type Recent =
  | { kind: 'seasons'; count: number }
  | { kind: 'window'; window: '30d' | '12m' }
  | { kind: 'no-window' };

/** "The last five seasons", "90 derniers jours": a number and what it is of, with "last" before either. Length is in words. */
export function recentAt(
  words: readonly string[],
  at: number,
  locale: Locale,
): { recent: Recent; length: number } | undefined {
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
  return { recent: recentOf(unit, count ?? USUAL_SEASONS), length: end - at };
}

function recentOf(unit: Unit, count: number): Recent {
  if (unit === 'seasons') return { kind: 'seasons', count };
  if ((unit === 'days' && count === 30) || (unit === 'months' && count === 1))
    return { kind: 'window', window: '30d' };
  if ((unit === 'months' && count === 12) || (unit === 'years' && count === 1))
    return { kind: 'window', window: '12m' };
  return { kind: 'no-window' };
}

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
