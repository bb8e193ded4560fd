import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { LOCALES, type Locale } from '@toile/contracts';
import { LRUCache } from 'lru-cache';
import houseNames from '../../data/house-names.json' with { type: 'json' };
import { type Concept, isSearched, textsOf } from '../concept.js';
import { COMMON_WORDS, PREFERENCES } from '../concepts.js';
import { plainPhrase } from '../plain-words.js';
import type { Vocabulary } from '../vocabulary.js';
import { connectorAt } from './connectors.js';
import { type Candidate, Slips } from './slips.js';
import { isHan, Sounds } from './sounds.js';

/** A concept as some words of a language mean it, and how many words those are. */
export interface Match {
  concept: Concept;
  locale: Locale;
  length: number;
}

interface Words {
  exact: Map<string, Concept>;
  /** By the stems of their words. */
  stemmed: Map<string, Concept>;
  /** Written as one word: trenchcoat. */
  joined: Map<string, Concept>;
  /** Words of the longest phrase that begins with a word, or with its stem. */
  lengths: Map<string, number>;
}

const STEMMERS: Partial<Record<Locale, (word: string) => string>> = {
  en: english,
  fr: french,
  es: spanish,
  it: italian,
};

/** A search that finds nothing is read again with fewer words, so that each word is stemmed many times. */
const recentStems = new LRUCache<string, string>({ max: 20_000 });

function stemOf(word: string, locale: Locale): string {
  const stemmer = STEMMERS[locale];
  if (!stemmer) return '';
  const key = `${locale}:${word}`;
  let stem = recentStems.get(key);
  if (stem === undefined) {
    stem = stemmer(word);
    recentStems.set(key, stem);
  }
  return stem;
}
const stems = (words: readonly string[], locale: Locale): string =>
  STEMMERS[locale] ? words.map((word) => stemOf(word, locale)).join(' ') : '';

/** Words that may be written apart where the vocabulary has one: over coat. */
const MOST_JOINED = 3;
const SHORTEST_JOINED = 3;
/** Shorter phrases have no slips. */
const SHORTEST_SLIP = 4;
/** Of words for seasons: fall is near to too many others. */
const SHORTEST_SLIP_OF_SEASON = 6;
const MOST_WORDS_OF_SEASON = 4;

/** A word as it is written, with its accents. */
const accented = (word: string): string => word.normalize('NFC').toLowerCase();

/** Words whose accents alone tell them from another thing's: a moño is no mono. */
function toldByAccents(concepts: readonly Concept[], locale: Locale): Map<string, Concept> {
  const meant = new Map<string, Set<Concept>>();
  const written = new Map<string, Set<Concept>>();
  const put = (to: Map<string, Set<Concept>>, text: string, concept: Concept) =>
    to.set(text, (to.get(text) ?? new Set()).add(concept));
  for (const concept of concepts)
    for (const text of isSearched(concept) ? textsOf(concept, locale) : []) {
      const plain = plainPhrase(text);
      if (plain.includes(' ')) continue;
      put(meant, plain, concept);
      put(written, accented(text), concept);
    }
  const found = new Map<string, Concept>();
  for (const [text, own] of written) {
    const [only, another] = own;
    const isOther = [...(meant.get(plainPhrase(text)) ?? [])].some((one) => !own.has(one));
    if (only && !another && isOther && plainPhrase(text) !== text) found.set(text, only);
  }
  return found;
}

function wordsOf(concepts: readonly Concept[], locale: Locale): Words {
  const found: Words = { exact: new Map(), stemmed: new Map(), joined: new Map(), lengths: new Map() };
  const begins = (word: string, length: number) =>
    found.lengths.set(word, Math.max(found.lengths.get(word) ?? 0, length));
  const preferred = new Map(
    Object.entries(PREFERENCES[locale] ?? {}).map(([word, id]) => [plainPhrase(word), id]),
  );
  for (const concept of concepts) {
    if (!isSearched(concept)) continue;
    for (const text of textsOf(concept, locale)) {
      const phrase = plainPhrase(text);
      if ((preferred.get(phrase) ?? concept.id) !== concept.id) continue;
      found.exact.set(phrase, concept);
      const own = phrase.split(' ');
      begins(own[0] ?? '', own.length);
      if (STEMMERS[locale]) begins(stemOf(own[0] ?? '', locale), own.length);
      // The first of a stem keeps it: labels come before synonyms, wider concepts before narrower.
      const stem = stems(own, locale);
      if (stem && !found.stemmed.has(stem)) found.stemmed.set(stem, concept);
      const joined = phrase.replaceAll(' ', '');
      if (joined !== phrase && !found.joined.has(joined)) found.joined.set(joined, concept);
    }
  }
  for (const [text, concept] of toldByAccents(concepts, locale)) {
    found.exact.set(text, concept);
    begins(text, 1);
  }
  return found;
}

const COMMON = new Map(
  Object.entries(COMMON_WORDS).map(([locale, byLetter]) => [
    locale,
    new Set(Object.values(byLetter).flatMap((words) => words.split(' '))),
  ]),
);

/**
 * Whether a word means something of everyday life to who reads a language, and nothing that is worn: a table is no slip, and not what a
 * Spanish ending makes of it (falda tableada).
 */
export const isCommonWord = (word: string, locale: Locale): boolean => COMMON.get(locale)?.has(word) ?? false;

const HOUSES = new Set(houseNames);

/** Whether a word is of the name of a house that everybody knows: where the catalogue has none of it, it is nothing else written with a slip. */
export const isHouseName = (word: string): boolean => HOUSES.has(word);

/** The reader's language first: a word may mean other things in others. */
const inOrder = (first: Locale): Locale[] => [first, ...LOCALES.filter((locale) => locale !== first)];

/** The words of one vocabulary, as texts are looked up in them. */
class Lexicon {
  readonly slips: Slips<{ concept: Concept; locale: Locale }>;
  readonly #byLocale: ReadonlyMap<Locale, Words>;
  /** What seasons are called in any language, as it is written and by stems. */
  readonly #seasons: ReadonlyMap<string, Concept>;
  readonly #seasonSlips: Slips<Concept>;
  readonly #sounds: Sounds<Concept>;
  /** As with stems: a search that finds nothing is read again with fewer words. */
  readonly #recentMatches = new LRUCache<string, { match: Match | undefined }>({ max: 5_000 });

  constructor(readonly vocabulary: Vocabulary) {
    const { concepts } = vocabulary;
    this.#byLocale = new Map(LOCALES.map((locale) => [locale, wordsOf(concepts, locale)]));
    this.slips = new Slips(this.#candidates());
    this.#sounds = new Sounds(this.#byLocale.get('zh')?.exact ?? []);
    const own = concepts.filter(({ kind }) => kind === 'season');
    const called = own.flatMap((season) =>
      LOCALES.flatMap((locale) =>
        textsOf(season, locale).map((text) => [plainPhrase(text), season] as const),
      ),
    );
    this.#seasons = new Map(called);
    this.#seasonSlips = new Slips(
      called.flatMap(([text, value]) => (text.length >= SHORTEST_SLIP_OF_SEASON ? [{ text, value }] : [])),
    );
  }

  /** A word as it is looked up: without accents, save where they tell it from another one and no phrase is longer. */
  asLookedUp(written: string, plain: string, reader: Locale): string {
    const own = accented(written);
    // What a saying means stands where the saying is written.
    if (own === plain || plainPhrase(own) !== plain) return plain;
    return inOrder(reader).some((locale) => this.isWordOf(own, locale)) ? own : plain;
  }

  /** Whether a word is a phrase of the vocabulary but for one letter. */
  isSlip(word: string): boolean {
    return this.slips.stepsTo(word, () => true) === 1;
  }

  /**
   * The longest phrase for a season from a word on, be it with a slip: winter of "winter coats", autum.
   * @param shortestSlip letters a word with a slip has at least; a year beside it tells more
   */
  seasonAt(words: readonly string[], at: number, shortestSlip = SHORTEST_SLIP_OF_SEASON): Match | undefined {
    for (let length = Math.min(MOST_WORDS_OF_SEASON, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(' ');
      const concept = this.#seasons.get(phrase);
      if (concept) return { concept, locale: 'en', length };
    }
    const [word = ''] = words.slice(at, at + 1);
    if (word.length < shortestSlip || LOCALES.some((locale) => this.#means(word, locale))) return undefined;
    const [near] = this.#seasonSlips.nearest(word);
    // "Croissée" is nearer to croisée than to croisière.
    const steps = near && this.#seasonSlips.stepsTo(word, () => true);
    const isOther = ({ concept }: { concept: Concept }) => concept.kind !== 'season';
    const others = near && this.slips.stepsTo(word, isOther);
    const isHeard =
      this.#seasonSlips.heard(word).length === 0 &&
      this.slips.heard(word).some(({ value }) => isOther(value));
    if (!near || isHeard || (others ?? Number.MAX_VALUE) < (steps ?? 0)) return undefined;
    return { concept: near.value, locale: 'en', length: 1 };
  }

  #means(word: string, locale: Locale): boolean {
    return this.isWordOf(word, locale) || isCommonWord(word, locale);
  }

  /** The longest phrase that begins at a word; as written before as stemmed, the reader's language before others. */
  longestMatch(words: readonly string[], at: number, reader: Locale): Match | undefined {
    const [first = ''] = words.slice(at, at + 1);
    let most = MOST_JOINED;
    for (const [locale, { lengths }] of this.#byLocale)
      most = Math.max(most, lengths.get(first) ?? 0, lengths.get(stemOf(first, locale)) ?? 0);
    const isLater = at > 0;
    const ahead = words.slice(at, at + most);
    const key = `${reader} ${isLater} ${ahead.join(' ')}`;
    const known = this.#recentMatches.get(key);
    if (known) return known.match;
    const match = this.#matchAtStart(ahead, reader, isLater);
    this.#recentMatches.set(key, { match });
    return match;
  }

  #matchAtStart(words: readonly string[], reader: Locale, isLater: boolean): Match | undefined {
    for (let { length } = words; length > 0; length -= 1) {
      const match = this.#matchOf(words.slice(0, length), reader, isLater);
      if (match) return match;
    }
    return undefined;
  }

  /** The longest Chinese phrase that sounds like what is written from a word on; typed in letters for who reads Chinese. */
  soundAt(words: readonly string[], at: number, reader: Locale): Match | undefined {
    const [first = ''] = words.slice(at, at + 1);
    if (!isHan(first) && reader !== 'zh') return undefined;
    const found = isHan(first) ? this.#sounds.heardAt(words, at) : this.#sounds.typedAt(words, at);
    return found && { concept: found.value, locale: 'zh', length: found.length };
  }

  /** Whether a word as it is written means something in a language. */
  isWordOf(word: string, locale: Locale): boolean {
    return this.#byLocale.get(locale)?.exact.has(word) ?? false;
  }

  /** @param isLater something stands before: then "over shirt" is over a shirt, and no overshirt */
  #matchOf(words: readonly string[], reader: Locale, isLater: boolean): Match | undefined {
    const [phrase, length] = [words.join(' '), words.length];
    // Of parts too short to be words something else would come together: "grigi o" is no "grigio".
    const isApart = isLater && length > 1 && connectorAt(words, 0)?.connector === 'with';
    const isJoined = !isApart && words.every((word) => word.length >= SHORTEST_JOINED);
    const joined = isJoined ? words.join('') : '';
    const order = inOrder(reader);
    const first = (lookUp: (words: Words, locale: Locale) => Concept | undefined): Match | undefined => {
      for (const locale of order) {
        const known = this.#byLocale.get(locale);
        const concept = known && lookUp(known, locale);
        if (concept) return { concept, locale, length };
      }
      return undefined;
    };
    return (
      first(({ exact }) => exact.get(phrase)) ??
      first((known) => known.joined.get(joined) ?? (length > 1 ? known.exact.get(joined) : undefined)) ??
      this.#stemmedMatch(words, first)
    );
  }

  /** "Belt in" is not what "belted in" is, and "falda plateada", which is of silver, no "falda plato". */
  #stemmedMatch(
    words: readonly string[],
    first: (lookUp: (words: Words, locale: Locale) => Concept | undefined) => Match | undefined,
  ): Match | undefined {
    if (words.length > 1 && connectorAt(words, words.length - 1)) return undefined;
    return first(({ exact, stemmed, lengths }, locale) => {
      const concept = lengths.has(stemOf(words[0] ?? '', locale))
        ? stemmed.get(stems(words, locale))
        : undefined;
      const isOfColour = (kind: string | undefined) => kind === 'colour' || kind === 'tone';
      if (!concept || words.length === 1 || isOfColour(concept.kind)) return concept;
      return words.some((word) => isOfColour(exact.get(word)?.kind)) ? undefined : concept;
    });
  }

  /** All phrases written in letters, for those who look for slips of the hand: labels first, of what is as near: skrt is no skort. */
  #candidates(): Candidate<{ concept: Concept; locale: Locale }>[] {
    const found: Candidate<{ concept: Concept; locale: Locale }>[] = [];
    for (const [locale, { exact }] of this.#byLocale)
      if (locale !== 'zh')
        for (const [text, concept] of exact)
          if (text.length >= SHORTEST_SLIP) found.push({ text, value: { concept, locale } });
    const isLabel = ({ text, value: { concept, locale } }: (typeof found)[number]) =>
      plainPhrase(concept.label[locale]) === text;
    return [...found.filter(isLabel), ...found.filter((one) => !isLabel(one))];
  }
}

export type { Lexicon };

/** Made once for each state of the vocabulary. */
const known = new WeakMap<Vocabulary, Lexicon>();

export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const lexicon = known.get(vocabulary) ?? new Lexicon(vocabulary);
  known.set(vocabulary, lexicon);
  return lexicon;
}
