import { type AtomKind, type Item, type Meaning, ofName } from './atoms.js';
import { lexiconOf } from './lexicon.js';
import type { Heard } from './near-words.js';
import type { Reading, ReadText } from './read-text.js';

/** What has a name, written with a capital letter. */
const NAMED: readonly AtomKind[] = ['name', 'city', 'season', 'type'];
const isNamed = ({ kind }: Pick<Meaning, 'kind'>): boolean => NAMED.includes(kind);

/** Behind these stands whose a look is. */
const BY: readonly string[] = ['by', 'chez'];

/** What a word that is not written as it means may mean: "at Verdane" is somebody, and not verdant. */
export function carefully(text: ReadText, at: number, heard: Heard | undefined): Heard | undefined {
  const { careful, names, vocabulary, locale } = text.reading;
  const word = text.words[at] ?? '';
  if (careful?.isOwn(word)) return undefined;
  const isSomebody = BY.includes(text.words[at - 1] ?? '') || (careful && isName(text, at));
  if (!isSomebody || (heard && isNamed(heard.meaning))) return heard;
  const name = names.guess(word);
  return name && { meaning: ofName(name, vocabulary, locale), length: 1 };
}

/** A capital letter within a sentence, or of words that follow each other. A text all in capitals says nothing by them. */
function isName({ places, reading: { careful } }: ReadText, at: number): boolean {
  const { start = 0, end = 0 } = places[at] ?? {};
  const sentence = careful?.sentence ?? '';
  if (!/(?<!\p{L})\p{Ll}|\p{Script=Han}/u.test(sentence) || !/\p{Lu}/u.test(sentence.charAt(start)))
    return false;
  return /[\p{L}\p{N}]/u.test(sentence.slice(0, start)) || /^\s+\p{Lu}\p{Ll}/u.test(sentence.slice(end));
}

/** "Bianca Torrisi" is somebody, whom nobody knows, and nothing white: all of a name is as little known as a part of it. */
export function namesTogether(items: readonly Item[], text: ReadText): Item[] {
  if (!text.reading.careful) return [...items];
  const found: Item[] = [];
  for (const item of items) {
    const before = found.at(-1);
    const whole = before && together(before, item, text);
    if (whole) found.splice(-1, 1, whole);
    else found.push(item);
  }
  return found;
}

function together(before: Item, item: Item, text: ReadText): Item | undefined {
  if (!('unknown' in before) && !('unknown' in item)) return undefined;
  if (!isPart(before, text) || !isPart(item, text)) return undefined;
  const [one, other] = [placeIn(before), placeIn(item)];
  const sentence = text.reading.careful?.sentence ?? '';
  // "Red Gucci coats" begin with a colour of somebody's; "Bianca Torrisi" does so for who reads no Italian.
  const isOfReader = 'atom' in before && before.atom.locale === text.reading.locale;
  if (isOfReader && !/\p{L}/u.test(sentence.slice(0, one.start))) return undefined;
  const isNext = sentence.slice(one.end, other.start).trim() === '';
  return isNext ? { unknown: { start: one.start, end: other.end } } : undefined;
}

const placeIn = (item: Item): { start: number; end: number } =>
  'atom' in item ? item.atom : 'joint' in item ? item.joint : item.unknown;

function isPart(item: Item, text: ReadText): boolean {
  if ('joint' in item || ('atom' in item && isNamed(item.atom))) return false;
  const { start } = placeIn(item);
  const at = text.places.findIndex((place) => place.start === start);
  return isName(text, at);
}

/** How many words from one on are a thing of the vocabulary in the reader's language as it is written, or a name; of one word none. */
export function lengthOfThing(words: readonly string[], at: number, reading: Reading): number {
  const lexicon = lexiconOf(reading.vocabulary);
  const { locale, length = 0 } = lexicon.longestMatch(words, at, reading.locale) ?? {};
  const isWritten = locale && lexicon.isWordOf(words.slice(at, at + length).join(' '), locale);
  const thing = isWritten && locale === reading.locale ? length : 0;
  const most = Math.max(thing, reading.names.match(words, at)?.length ?? 0);
  return most > 1 ? most : 0;
}
