import { LOCALES, type Locale, type SeasonFacts } from '@toile/contracts';
import { type Concept, slugsOf } from '../concept.js';
import { type PlainWord, plainWords } from '../plain-words.js';
import type { Vocabulary } from '../vocabulary.js';
import { type Connector, connectorAt } from './connectors.js';
import { isCommonWord, type Lexicon, lexiconOf, type Match } from './lexicon.js';
import type { NameMatch, NameWords } from './name-words.js';
import { said } from './sayings.js';
import { seasonsAt } from './season-words.js';
import { unshownAt } from './unshown.js';

/** What an atom says: of a garment, of a look as a whole, or of a show. */
export type AtomKind =
  | 'piece'
  | 'colour'
  | 'fabric'
  | 'pattern'
  /** No pattern at all. */
  | 'plain'
  /** That a colour is all of a look's. */
  | 'whole'
  | 'tag'
  | 'type'
  | 'city'
  | 'season'
  | 'name';

/** Some words that mean one thing. `start` and `end` are places in the text. */
export interface Atom {
  kind: AtomKind;
  start: number;
  end: number;
  /** What any one of is meant: of the palette for colours, brands for names; of `plain` all patterns, of `whole` all garments. */
  slugs: string[];
  /** Of a name, beside brands. */
  models: string[];
  /** Of a trouser or skirt suit: garments one of which is of the jacket's cloth and colour. */
  matching: string[];
  /** Of a suit of no kind in particular: what is worn with its jacket. */
  wornWith: string[];
  concept: Concept | undefined;
  /** What it is called where the vocabulary does not say it. */
  name: string | undefined;
  locale: Locale;
}
export interface Joint {
  connector: Connector;
  start: number;
  end: number;
}
export type Item = { atom: Atom } | { joint: Joint } | { unknown: { start: number; end: number } };

export interface Reading {
  /** Whose words are understood. */
  vocabulary: Vocabulary;
  locale: Locale;
  names: NameWords;
  seasons: readonly SeasonFacts[];
  /** ISO day. */
  today: string;
}

/** More is not read: nobody asks for so much. */
const MOST_WORDS = 60;
const PIECES = ['garment', 'shoes', 'bag', 'accessory'];
const OF_A_PIECE: readonly AtomKind[] = ['colour', 'fabric', 'pattern', 'plain'];

/** The part of a text that is read. */
export function partRead(text: string): string {
  const next = plainWords(text)[MOST_WORDS];
  return next ? text.slice(0, next.start).trimEnd() : text;
}

/** The words of a text by what they mean, in their order. */
export function readAtoms(text: string, reading: Reading): Item[] {
  const found = said(plainWords(text).slice(0, MOST_WORDS));
  const words = found.map(({ word }) => word);
  const items: Item[] = [];
  const lexicon = lexiconOf(reading.vocabulary);
  const isDash = (word: number) => {
    const [before, after] = [found[word - 1], found[word]];
    return Boolean(before && after && /^\s*[-–—~]\s*$/.test(text.slice(before.end, after.start)));
  };
  for (let at = 0; at < words.length; ) {
    const { item, length } = itemAt(words, at, found, reading, lexicon, isDash);
    const before = withBefore(words, at, items.at(-1), found, reading.locale, lexicon);
    const isGuessed = isGuess(item, words, at, length, lexicon);
    if (before && isGuessed) items.pop();
    const apart = before && isGuessed ? undefined : apartFrom(item, items, text, reading.locale, lexicon);
    if (apart) silenceJoints(items);
    items.push(before && isGuessed ? before : (apart ?? item));
    at += length;
  }
  return items.map((item, index) => (isIdle(item, items, index) ? { joint: asStop(item) } : item));
}

/** "All" says something of a colour alone: of "all red coats" it says nothing. */
function isIdle(item: Item, items: readonly Item[], index: number): item is { atom: Atom } {
  if (!('atom' in item) || item.atom.kind !== 'whole') return false;
  const kindAt = (place: number) => {
    const other = items[place];
    return other && 'atom' in other ? other.atom.kind : undefined;
  };
  if (kindAt(index - 1) === 'colour') return kindAt(index - 2) === 'piece';
  return kindAt(index + 1) !== 'colour' || kindAt(index + 2) === 'piece';
}
const asStop = ({ atom: { start, end } }: { atom: Atom }): Joint => ({ connector: 'stop', start, end });

function itemAt(
  words: readonly string[],
  at: number,
  found: readonly PlainWord[],
  reading: Reading,
  lexicon: Lexicon,
  isDash: (word: number) => boolean,
): { item: Item; length: number } {
  const { vocabulary, locale, names, seasons, today } = reading;
  const place = (length: number) => ({
    start: found[at]?.start ?? 0,
    end: found[at + length - 1]?.end ?? 0,
  });
  const answer = (atom: Omit<Atom, 'start' | 'end'>, length: number) => {
    return { item: { atom: { ...atom, ...place(length) } }, length };
  };
  const seasonFrom = (word: number) => seasonsAt(words, word, seasons, { today, isDash, lexicon });
  const concept = beforeSeason(conceptAt(words, at, locale, lexicon), words, at, locale, lexicon, seasonFrom);
  const season = seasonFrom(at);
  if (season && season.length >= (concept?.length ?? 0))
    return answer({ ...EMPTY, kind: 'season', slugs: season.slugs, locale }, season.length);
  const unshown = unshownAt(words, at);
  if (unshown > (concept?.length ?? 0)) return { item: { unknown: place(unshown) }, length: unshown };
  const name = names.match(words, at, (word) => isMeant(word, lexicon));
  const heard = heardAt(words, at, reading, lexicon);
  if (heard && heard.length > Math.max(concept?.length ?? 0, name?.length ?? 0))
    return answer(ofConcept(heard, vocabulary), heard.length);
  const connector = connectorAt(words, at);
  const most = Math.max(concept?.length ?? 0, name?.length ?? 0);
  // The reader's own word for a thing is no connector: "or" is gold in French.
  const isConnector =
    connector && connector.length >= most && !(most === 1 && lexicon.isWordOf(words[at] ?? '', locale));
  if (isConnector)
    return {
      item: { joint: { connector: connector.connector, ...place(connector.length) } },
      length: connector.length,
    };
  const isExact = concept && (concept.length > 1 || lexicon.isWordOf(words[at] ?? '', concept.locale));
  if (concept && isExact && concept.length >= (name?.length ?? 0))
    return answer(ofConcept(concept, vocabulary), concept.length);
  if (name) return answer(ofName(name, reading), name.length);
  // A slip in a phrase of the reader's is likelier than a stem of another language: "plated skirt" is no silver one.
  // What is not written as the vocabulary has it must not be made of a common word of the reader's, unless their language makes it.
  const isCommon = isCommonWord(words[at] ?? '', locale);
  const isForeign = concept?.locale !== locale && concept?.length === 1;
  if (isCommon && (!concept || isForeign)) {
    // "Pied de poulle" has nothing to do with feet.
    const phrase = phraseNear(words, at, locale, lexicon, `${words[at]} `);
    if (phrase) return answer(ofConcept(phrase, vocabulary), phrase.length);
    return { item: { unknown: place(1) }, length: 1 };
  }
  const heardAs = concept?.length === 1 ? ownBySound(words[at] ?? '', locale, lexicon) : undefined;
  if (heardAs) return answer(ofConcept({ concept: heardAs, locale, length: 1 }, vocabulary), 1);
  const slip = concept && concept.locale !== locale ? phraseNear(words, at, locale, lexicon) : undefined;
  if (slip) return answer(ofConcept(slip, vocabulary), slip.length);
  if (concept) return answer(ofConcept(concept, vocabulary), concept.length);
  return guessAt(words, at, reading, lexicon, answer) ?? { item: { unknown: place(1) }, length: 1 };
}

/** "Robes été 2026" are dresses of a summer, though summer dresses are a thing: a season that goes on behind the phrase is one of its own. */
function beforeSeason(
  concept: Match | undefined,
  words: readonly string[],
  at: number,
  locale: Locale,
  lexicon: Lexicon,
  seasonFrom: (word: number) => { length: number } | undefined,
): Match | undefined {
  const length = concept?.length ?? 0;
  for (let own = 1; own < length; own += 1) {
    const season = lexicon.seasonAt(words, at + own) && seasonFrom(at + own);
    if (season && own + season.length > length)
      return conceptAt(words.slice(0, at + own), at, locale, lexicon);
  }
  return concept;
}

/** Whether a word is one of any language, so that it is no slip in a name. */
const isMeant = (word: string, lexicon: Lexicon): boolean =>
  LOCALES.some((locale) => lexicon.isWordOf(word, locale) || isCommonWord(word, locale)) ||
  connectorAt([word], 0) !== undefined;

/** 大依 is no "large" with a word behind it: it sounds like 大衣, as "da yi" does. What is understood as it is written means that. */
function heardAt(
  words: readonly string[],
  at: number,
  { locale, names }: Reading,
  lexicon: Lexicon,
): Match | undefined {
  const heard = lexicon.soundAt(words, at, locale);
  // One word of letters may be a slip as well as a sound.
  if (heard?.length === 1) return undefined;
  const end = at + (heard?.length ?? 0);
  for (let next = at; next < end; ) {
    const ways = [
      lexicon.longestMatch(words, next, locale),
      names.match(words, next),
      connectorAt(words, next),
    ];
    const length = Math.max(...ways.map((way) => way?.length ?? 0));
    if (length === 0) return heard;
    next += length;
  }
  return undefined;
}

/** What is written as a word of the reader's sounds means that before what shares a stem: "veluto" is velluto, and not velato. */
const ownBySound = (word: string, locale: Locale, { slips }: Lexicon): Concept | undefined =>
  slips.heard(word).find(({ value }) => value.locale === locale)?.value.concept;

/** "De raya diplomática" is no "de rayas": what begins behind the small word is as long. */
function conceptAt(
  words: readonly string[],
  at: number,
  locale: Locale,
  lexicon: Lexicon,
): Match | undefined {
  const concept = lexicon.longestMatch(words, at, locale);
  if (!concept || concept.length < 2 || connectorAt(words, at)?.length !== 1) return concept;
  const behind = lexicon.longestMatch(words, at + 1, locale);
  return behind && behind.length >= concept.length ? undefined : concept;
}

/** Whether a word was understood as it is written. */
function isGuess(
  item: Item,
  words: readonly string[],
  at: number,
  length: number,
  lexicon: Lexicon,
): boolean {
  if ('joint' in item) return false;
  const { concept } = 'atom' in item ? item.atom : {};
  return !('atom' in item) || (length === 1 && Boolean(concept) && !lexicon.longestMatch(words, at, 'en'));
}

/** A slip in the second word of a phrase whose first means something alone: jupe plisée. */
function withBefore(
  words: readonly string[],
  at: number,
  last: Item | undefined,
  found: readonly PlainWord[],
  locale: Locale,
  { slips, vocabulary }: Lexicon,
): Item | undefined {
  const [before, own] = [found[at - 1], found[at]];
  if (!before || !own || !last || !('atom' in last)) return undefined;
  if (last.atom.start !== before.start || last.atom.end !== before.end) return undefined;
  const near = slips.nearest(`${words[at - 1]} ${words[at]}`);
  const { value } = near.find((one) => one.value.locale === locale) ?? near[0] ?? {};
  if (!value) return undefined;
  return { atom: { ...ofConcept({ ...value, length: 2 }, vocabulary), start: before.start, end: own.end } };
}

/** Between a piece and a word that still belongs to it. */
const OF_OR_WITH: readonly Connector[] = ['stop', 'in', 'with'];
const isBetween = (item: Item): boolean =>
  'atom' in item
    ? item.atom.kind === 'tag' || OF_A_PIECE.includes(item.atom.kind)
    : 'joint' in item && OF_OR_WITH.includes(item.joint.connector);

/** Behind colour or cloth a word can still belong to the piece before them: stivali neri alti, pantalon noir à pinces. */
function apartFrom(
  item: Item,
  items: readonly Item[],
  text: string,
  locale: Locale,
  lexicon: Lexicon,
): Item | undefined {
  const own =
    'unknown' in item ? item.unknown : 'atom' in item && item.atom.kind === 'tag' ? item.atom : null;
  const between = items.findLastIndex((one) => !isBetween(one));
  const piece = items[between];
  if (!own || between === items.length - 1 || !piece || !('atom' in piece) || piece.atom.kind !== 'piece')
    return undefined;
  const words = [piece.atom, own].flatMap(({ start, end }) => plainWords(text.slice(start, end)));
  const phrase = words.map(({ word }) => word);
  const match = lexicon.longestMatch(phrase, 0, locale);
  if (match?.length !== phrase.length || kindOf(match.concept) !== 'piece') return undefined;
  return { atom: { ...ofConcept(match, lexicon.vocabulary), start: own.start, end: own.end } };
}

/** What stands before a word that belongs to the piece begins nothing else: pantaloni neri con le pinces. */
function silenceJoints(items: Item[]): void {
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (!item || !('joint' in item)) return;
    items[at] = { joint: { ...item.joint, connector: 'stop' } };
  }
}

/** A phrase of several words in a language that differs by a slip. */
function phraseNear(
  words: readonly string[],
  at: number,
  locale: Locale,
  { slips }: Lexicon,
  begin = '',
): Match | undefined {
  for (const length of [3, 2]) {
    if (at + length > words.length) continue;
    const near = slips.nearest(words.slice(at, at + length).join(' '));
    const value = near.find((one) => one.value.locale === locale && one.text.startsWith(begin))?.value;
    if (value) return { ...value, length };
  }
  return undefined;
}

function guessAt(
  words: readonly string[],
  at: number,
  reading: Reading,
  lexicon: Lexicon,
  answer: (atom: Omit<Atom, 'start' | 'end'>, length: number) => { item: Item; length: number },
) {
  const { locale, names } = reading;
  const { slips, vocabulary } = lexicon;
  const sound = lexicon.soundAt(words, at, locale);
  if (sound) return answer(ofConcept(sound, vocabulary), sound.length);
  for (const length of [3, 2, 1]) {
    if (at + length > words.length) continue;
    const near = slips.nearest(words.slice(at, at + length).join(' '));
    const [own] = near.filter((one) => one.value.locale === locale);
    const { value } = own ?? near[0] ?? {};
    if (value && length > 1) return answer(ofConcept({ ...value, length }, vocabulary), length);
    if (length > 1) continue;
    const name = names.guess(words[at] ?? '');
    if (value) return answer(ofConcept({ ...value, length }, vocabulary), 1);
    if (name) return answer(ofName(name, reading), 1);
  }
  return undefined;
}

const EMPTY = { slugs: [], models: [], matching: [], wornWith: [], concept: undefined, name: undefined };

/** What is worn with the jacket of a suit, by the suit's concept. */
const MATCHING: Readonly<Record<string, string>> = {
  'garment/trouser-suit': 'garment/trousers',
  'garment/skirt-suit': 'garment/skirt',
};
/** A suit is no jacket over a dress. */
const WORN_WITH: Readonly<Record<string, readonly string[]>> = {
  'garment/suit': ['garment/trousers', 'garment/skirt'],
};

function ofConcept({ concept, locale }: Match, vocabulary: Vocabulary): Omit<Atom, 'start' | 'end'> {
  const kind = kindOf(concept);
  const { id } = concept;
  if (kind === 'plain' || kind === 'whole') {
    const of = kind === 'plain' ? 'pattern' : 'garment';
    const all = vocabulary.concepts.filter((one) => one.kind === of && one !== concept);
    return { ...EMPTY, kind, concept, locale, slugs: all.flatMap(slugsOf) };
  }
  const matching = vocabulary.byId(MATCHING[id] ?? '');
  const meant = vocabulary.withNarrower(concept).filter((one) => kind !== 'colour' || one.kind === 'colour');
  return {
    ...EMPTY,
    kind,
    concept,
    locale,
    slugs: meant.flatMap(slugsOf),
    matching: matching ? vocabulary.withNarrower(matching).flatMap(slugsOf) : [],
    wornWith: (WORN_WITH[id] ?? []).flatMap((one) => {
      const worn = vocabulary.byId(one);
      return worn ? vocabulary.withNarrower(worn).flatMap(slugsOf) : [];
    }),
  };
}

function kindOf({ id, kind }: Concept): AtomKind {
  if (id === 'pattern/plain') return 'plain';
  if (id === 'theme/head-to-toe') return 'whole';
  if (PIECES.includes(kind)) return 'piece';
  if (kind === 'tone' || kind === 'colour') return 'colour';
  if (kind === 'fabric' || kind === 'pattern' || kind === 'type' || kind === 'city' || kind === 'season')
    return kind;
  return 'tag';
}

/** Of all that have such a name: brands and models together, else whatever comes first. */
function ofName({ found }: NameMatch, { vocabulary, locale }: Reading): Omit<Atom, 'start' | 'end'> {
  const of = (kind: string) => found.filter((one) => one.kind === kind).map(({ slug }) => slug);
  const name = found.length === 1 ? found[0]?.name : undefined;
  const [designers, models] = [of('designer'), of('model')];
  if (designers.length + models.length > 0)
    return { ...EMPTY, kind: 'name', slugs: designers, models, concept: undefined, name, locale };
  for (const kind of ['city', 'type', 'tag'] as const) {
    const slugs = of(kind);
    if (slugs.length > 0)
      return { ...EMPTY, kind, slugs, concept: vocabulary.conceptOfTag(slugs[0] ?? ''), name, locale };
  }
  return { ...EMPTY, kind: 'name', locale };
}

/** What may have been meant by words that are not understood. */
export const alikePhrases = (
  word: string,
  count: number,
  vocabulary: Vocabulary,
): { phrase: Concept; locale: Locale }[] =>
  lexiconOf(vocabulary)
    .slips.alike(word, count)
    .map(({ concept, locale }) => ({ phrase: concept, locale }));
