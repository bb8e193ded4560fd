import {
  COUNTRIES,
  LOCALES,
  type Locale,
  type QuestionDimension,
  type QuestionMeasureName,
} from '@toile/contracts';
import { labelsOf, plainPhrase } from '@toile/vocabulary';
import { SAID_DIMENSIONS, SAID_OCCUPATIONS } from './said-dimensions.js';
import { SAID_MEASURES } from './said-measures.js';
import { SAID_OTHERS } from './said-others.js';
import { SAID_LANGUAGES, SAID_PEOPLES } from './said-people.js';
import { recentWords } from './said-recent.js';

/** What some words of a sentence say of a question, beside what they name. */
export type Said =
  | { kind: 'measure'; measure: QuestionMeasureName }
  | { kind: 'dimension'; dimension: QuestionDimension }
  | { kind: 'by' }
  | { kind: 'growth'; ascending: boolean }
  | { kind: 'versus' }
  | { kind: 'previous' }
  | { kind: 'window'; window: '30d' | '12m' }
  | { kind: 'top' }
  | { kind: 'least' }
  /** Reads like something that is known, and is not. */
  | { kind: 'unread' }
  | { kind: 'country'; slug: string }
  /** Those of a country: a condition of what is counted by where people are. */
  | { kind: 'people'; slug: string }
  | { kind: 'language'; slug: Locale }
  | { kind: 'occupation'; slug: string }
  | { kind: 'garment' }
  | { kind: 'span' }
  | { kind: 'or' }
  /** People: a measure where nothing else is one. */
  | { kind: 'folk' }
  | { kind: 'idle' };
export interface Phrase {
  said: Said;
  length: number;
}

const OTHERS: Record<string, Said> = {
  by: { kind: 'by' },
  grew: { kind: 'growth', ascending: false },
  fell: { kind: 'growth', ascending: true },
  least: { kind: 'least' },
  unread: { kind: 'unread' },
  versus: { kind: 'versus' },
  previous: { kind: 'previous' },
  days: { kind: 'window', window: '30d' },
  year: { kind: 'window', window: '12m' },
  top: { kind: 'top' },
  garment: { kind: 'garment' },
  span: { kind: 'span' },
  or: { kind: 'or' },
  folk: { kind: 'folk' },
  idle: { kind: 'idle' },
};

type Known = Map<string, Said>;

function knownIn(locale: Locale): Known {
  const known: Known = new Map();
  const add = (texts: string | undefined, said: Said) => {
    for (const text of (texts ?? '').split('|')) {
      const phrase = plainPhrase(text);
      if (phrase && !known.has(phrase)) known.set(phrase, said);
    }
  };
  for (const [measure, texts] of Object.entries(SAID_MEASURES))
    add(texts[locale], { kind: 'measure', measure: measure as QuestionMeasureName });
  for (const [name, said] of Object.entries(OTHERS)) add(SAID_OTHERS[name]?.[locale], said);
  for (const [dimension, texts] of Object.entries(SAID_DIMENSIONS))
    add(texts[locale], { kind: 'dimension', dimension: dimension as QuestionDimension });
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  for (const { slug, code } of COUNTRIES) if (code) add(regions.of(code), { kind: 'country', slug });
  for (const [slug, texts] of Object.entries(SAID_LANGUAGES))
    add(texts[locale], { kind: 'language', slug: slug as Locale });
  for (const [slug, texts] of Object.entries(SAID_PEOPLES)) add(texts[locale], { kind: 'people', slug });
  for (const number of ['one', 'many'] as const)
    for (const [slug, label] of Object.entries(labelsOf('occupation', locale, number)))
      add(locale === 'en' ? `${label}|${label}s` : label, { kind: 'occupation', slug });
  for (const [slug, texts] of Object.entries(SAID_OCCUPATIONS))
    add(texts[locale], { kind: 'occupation', slug });
  return known;
}

const tables = new Map<Locale, Known>();
const tableOf = (locale: Locale): Known => {
  const made = tables.get(locale) ?? knownIn(locale);
  tables.set(locale, made);
  return made;
};
/** The longest phrase is no longer, in words; a Chinese character is a word. */
const LONGEST = 9;

/** English words that are others' own: a colour, a garment. */
const FALSE_FRIENDS = new Set(['rose', 'top', 'per', 'at', 'in', 'do', 'has', 'me']);
const isEnglishAlone = (phrase: string) => !FALSE_FRIENDS.has(phrase);

/** The longest phrase that begins at a word: in the reader's language, else in English. */
export function phraseAt(words: readonly string[], at: number, locale: Locale): Phrase | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const said =
      tableOf(locale).get(phrase) ??
      (locale !== LOCALES[0] && isEnglishAlone(phrase) ? tableOf('en').get(phrase) : undefined);
    if (said) return { said, length };
  }
  return undefined;
}

/** Words that phrases of a language are made of: none of them is a slip of something that is worn. */
const ownWords = new Map<Locale, ReadonlySet<string>>();
export function isOwnWord(word: string, locale: Locale): boolean {
  let own = ownWords.get(locale);
  if (!own) {
    const phrases = [...tableOf(locale).keys(), ...recentWords(locale)];
    own = new Set(phrases.flatMap((phrase) => phrase.split(' ')));
    ownWords.set(locale, own);
  }
  return own.has(word);
}
