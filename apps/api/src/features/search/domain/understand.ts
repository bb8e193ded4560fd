import type { Locale, Reference } from '@toile/contracts';
import { plainPhrase, plainWords } from '@toile/vocabulary';
import {
  type Atom,
  alikePhrases,
  type Item,
  isCommonWord,
  isHouseName,
  type Joint,
  partRead,
  type Reading,
  readAtoms,
} from '@toile/vocabulary/understanding';
import type { Clause } from '../search-index/query.js';
import { clausesOf } from './conditions-of.js';

/** Some words of a text that were understood. */
export interface UnderstoodWords {
  /** As they were written. */
  text: string;
  atom: Atom;
  not: boolean;
  /** The text without them. */
  rest: string;
}
export interface UnknownWords {
  text: string;
  rest: string;
}

/** What a text asks for. */
export interface Understood {
  /** All of them hold. */
  clauses: Clause[];
  words: UnderstoodWords[];
  unknown: UnknownWords[];
  /** The text without all that is not understood. */
  known: string;
  /** What is asked for of pictures of the street, where the text says so. */
  ofStreet: string | undefined;
}

/**
 * A text of any language as concepts of the vocabulary and names, and the words that are neither; pure. How it reads
 * stands in decision 26, what it must understand in `understand.spec.ts`.
 */
export function understand(text: string, reading: Reading): Understood {
  const items = readAtoms(text, reading);
  const { clauses, unwanted } = clausesOf(items, ({ start, end }) =>
    plainPhrase(text.slice(start, end)).split(' '),
  );
  const words = items.flatMap((item, index): UnderstoodWords[] => {
    if (!('atom' in item)) return [];
    const { start, end } = item.atom;
    const rest = withoutOfSaying(text, items, item.atom, reading.locale) ?? without(text, items, index);
    return [{ text: text.slice(start, end), atom: item.atom, not: unwanted.has(item.atom), rest }];
  });
  return { clauses, words, ...unknownIn(text, items), ofStreet: ofStreet(text, items) };
}

/** The text without the words that say street style: whose pictures are found elsewhere. */
function ofStreet(text: string, items: readonly Item[]): string | undefined {
  const said = items.flatMap((item) =>
    'joint' in item && item.joint.connector === 'street' ? [item.joint] : [],
  );
  if (said.length === 0) return undefined;
  return said.reduceRight((rest, { start, end }) => tidy(rest.slice(0, start), rest.slice(end)), text).trim();
}

/** The text less one item, and less the word that joined it to what is left. */
function without(text: string, items: readonly Item[], index: number): string {
  const place = (item: Item) => ('atom' in item ? item.atom : 'joint' in item ? item.joint : item.unknown);
  const own = items[index];
  if (!own) return text;
  let { start, end } = place(own);
  const [before, after] = [jointBefore(items, index), items[index + 1]];
  if (before) {
    // "Without fur and lace": what is left stays unwanted.
    const keeps = before.connector === 'not' && after && 'atom' in after;
    if (!keeps) start = before.start;
  } else if (index === 0 && after && 'joint' in after && after.joint.connector !== 'not')
    end = place(after).end;
  return tidy(text.slice(0, start), text.slice(end));
}

/** What joins an item to those before it; between them may stand small words: "under a waistcoat". */
function jointBefore(items: readonly Item[], index: number): Joint | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (!item || !('joint' in item)) return undefined;
    if (!IDLE.includes(item.joint.connector)) return item.joint;
  }
  return undefined;
}

/** "A knitted dress" without its dress is knitwear: what else a saying means stands in its place. Undefined for what is none. */
function withoutOfSaying(
  text: string,
  items: readonly Item[],
  { start, end, ...atom }: Atom,
  locale: Locale,
): string | undefined {
  const others: string[] = [];
  for (const item of items) {
    const place = 'atom' in item ? item.atom : 'joint' in item ? item.joint : item.unknown;
    if (place.start !== start || place.end !== end) continue;
    // Of choices none goes alone.
    if ('joint' in item && item.joint.connector === 'or') return undefined;
    if (!('atom' in item) || item.atom.concept?.id === atom.concept?.id) continue;
    const said = item.atom.concept?.label[locale] ?? item.atom.name;
    if (said) others.push(said.toLocaleLowerCase(locale));
  }
  return others.length > 0 ? tidy(`${text.slice(0, start)} ${others.join(' ')}`, text.slice(end)) : undefined;
}

/** Words that join nothing. */
const IDLE: readonly string[] = ['stop', 'street'];

/** Two parts of a text as one, without what stood between them. */
const tidy = (before: string, after: string): string =>
  `${before.trimEnd()} ${after.trimStart()}`
    .replace(/ (?=[,;，；])/g, '')
    .replace(/^[\s,;，；]+|[\s,;，；]+$/g, '');

/**
 * What no item covers, as it was written between blanks; Chinese characters that follow each other stay together. What
 * is behind the part that is read is one more of them: each word of a whole page would take its own.
 */
function unknownIn(text: string, items: readonly Item[]): Pick<Understood, 'unknown' | 'known'> {
  const read = partRead(text);
  const behind = text.slice(read.length).trim();
  const found = unknownInPart(text, read, items);
  const unknown = found.map(({ word, start, end }) => {
    return { text: word, rest: tidy(text.slice(0, start), text.slice(end)) };
  });
  const apart = found.filter(({ end }, at) => end !== found[at - 1]?.end);
  const known = apart.reduceRight(
    (rest, { start, end }) => tidy(rest.slice(0, start), rest.slice(end)),
    read,
  );
  return { unknown: behind ? [...unknown, { text: behind, rest: tidy(read, '') }] : unknown, known };
}

function unknownInPart(text: string, read: string, items: readonly Item[]) {
  let left = read;
  const plain = plainWords(read);
  /** What is left of "d’équitation" and "women’s": letters, and no word. */
  const isOnlyElided = (index: number, found: string) =>
    /['’]/.test(found) && !plain.some(({ start }) => start >= index && start < index + found.length);
  for (const item of items) {
    if ('unknown' in item) continue;
    const { start, end } = 'atom' in item ? item.atom : item.joint;
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  }
  /** What is a phrase is left out as one: of "cuello bobo" no bob is left. */
  const phraseAt = (index: number) =>
    items
      .flatMap((item) => ('unknown' in item ? [item.unknown] : []))
      .find(({ start, end }) => start <= index && index < end);
  return [...left.matchAll(/\S+/g)].flatMap(({ 0: found, index }) => {
    const word = found.replace(/^[([{"'“«¿¡#@_*]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[,;.:!?"'”»)\]}]+$/gu, '');
    // With the word that joined it to what is before.
    const joint = items.find((item) => 'joint' in item && text.slice(item.joint.end, index).trim() === '');
    const whole = phraseAt(index);
    const start = joint && 'joint' in joint && joint.joint.end <= index ? joint.joint.start : index;
    const isMark = MARKS.test(word) && plain.length > 0;
    const isNone = SIGNS.test(word) || isMark || isOnlyElided(index, found);
    const end = Math.max(index + found.length, whole?.end ?? 0);
    return isNone ? [] : [{ word, start: Math.min(start, whole?.start ?? start), end }];
  });
}

/** Signs between words that say nothing to look for. */
const SIGNS = /^[-–—,;.:/&+…'’"“”«»()!?¿¡、，。；：！？·]+$/u;
/** Those that say nothing beside words: #blazer, red_dress. By itself each is looked for as it is written. */
const MARKS = /^[#_*@=~|<>]+$/;

/** What a reader may have meant by a word that is not understood: names of concepts and of brands and models. */
export function suggestionsFor(word: string, { vocabulary, locale, names }: Reading, count = 3): string[] {
  const plain = plainPhrase(word);
  if (!plain || /\p{Script=Han}/u.test(word) || isCommonWord(plain, locale) || isHouseName(plain)) return [];
  // A word of another language that is alike would be offered as what it is called in the reader's, which is not.
  const concepts = alikePhrases(plain, count * 4, vocabulary)
    .filter((one) => one.locale === locale)
    .map(({ phrase }) => phrase.label[locale]);
  return [...new Set([...concepts, ...names.alike(plain, count)])].slice(0, count);
}

/** What an atom is called in a language; the words themselves where it is several things. */
export function labelOfAtom(
  { text, atom }: Pick<UnderstoodWords, 'text' | 'atom'>,
  locale: Locale,
  nameOfSeason: (season: Reference) => string,
): string {
  const { concept, kind, slugs, name } = atom;
  const [slug = ''] = slugs;
  if (kind === 'season') return slugs.length === 1 ? nameOfSeason({ slug, name: text }) : text;
  return concept?.label[locale] ?? name ?? text;
}
