import { plainWords } from '../plain-words.js';
import {
  type Atom,
  EMPTY,
  type Item,
  type Joint,
  kindOf,
  type Meaning,
  MONOCHROME,
  ofConcept,
  ofName,
} from './atoms.js';
import { carefully, namesTogether } from './careful.js';
import { connectorAt, connectorNear } from './connectors.js';
import { phrases } from './fixed-phrases.js';
import { isCommonWord, type Match } from './lexicon.js';
import { heardAt, isMeant, meantAt } from './near-words.js';
import { apartFrom, beltsOf, menswearOf, silenceJoints, withBefore } from './neighbours.js';
import { isBehindDash, placeOf, type Reading, type ReadText, readText } from './read-text.js';
import { seasonsAt } from './season-words.js';
import { isHan } from './sounds.js';
import { unshownAt } from './unshown.js';

/** An item and how many words it takes. */
interface Step {
  item: Item;
  length: number;
}

/** "The 10 best red coats": how many there are to be says nothing of them. */
const isCount = ({ text, words, places }: ReadText, at: number): boolean =>
  /^\d{1,3}$/.test(words[at] ?? '') && text[places[at]?.end ?? 0] !== '%';

/** The words of a text by what they mean, in their order. */
export function readAtoms(text: string, reading: Reading): Item[] {
  const read = readText(text, reading);
  const items: Item[] = [];
  for (let at = 0; at < read.words.length; ) {
    const step = stepAt(read, at);
    const near = isGuess(step, read, at) ? withBefore(read, at, items) : undefined;
    const isMeant = near && carefully(read, at, { meaning: near.atom, length: 2 })?.meaning === near.atom;
    const before = isMeant ? near : undefined;
    const apart = before ? undefined : apartFrom(step.item, items, read);
    if (before) items.splice(-before.taken);
    if (apart) silenceJoints(items);
    items.push(before ? { atom: before.atom } : (apart ?? step.item));
    at += step.length;
  }
  const said = withoutIdleOccasions(namesTogether(menswearOf(beltsOf(items, read), read), read), read);
  return said.map((item, index) => (isIdle(item, said, index) ? { joint: asStop(item) } : item));
}

/**
 * "A navy suit for a wedding": an occasion says which garments may be meant where none is named, and nothing where another one is. What
 * a saying means stands all in one place; one that names a garment itself is no occasion. Shoes and bags go with either.
 */
function withoutIdleOccasions(items: readonly Item[], { text, reading, lexicon }: ReadText): Item[] {
  const garments = items.flatMap((item) =>
    'atom' in item && item.atom.concept?.kind === 'garment' ? [item.atom] : [],
  );
  const isPiece = (word: string) => {
    const match = lexicon.longestMatch([word], 0, reading.locale);
    return match !== undefined && kindOf(match.concept) === 'piece';
  };
  const isIdle = (place: Place) => {
    const own = garments.filter((atom) => isAt(atom, place)).flatMap(({ slugs }) => slugs);
    const others = garments.filter((atom) => !isAt(atom, place));
    if (own.length === 0 || others.length === 0) return false;
    if (others.some(({ slugs }) => slugs.some((slug) => own.includes(slug)))) return false;
    return !plainWords(text.slice(place.start, place.end)).some(({ word }) => isPiece(word));
  };
  const choices = items.flatMap((item) =>
    'joint' in item && item.joint.connector === 'or' ? [placeOfItem(item)] : [],
  );
  const idle = choices.filter(isIdle);
  return items.map((item) => {
    const place = idle.find((one) => isAt(placeOfItem(item), one));
    return place ? { joint: { connector: 'stop', start: place.start, end: place.end } } : item;
  });
}

type Place = Pick<Joint, 'start' | 'end'>;
const placeOfItem = (item: Item): Place =>
  'atom' in item ? item.atom : 'joint' in item ? item.joint : item.unknown;
const isAt = (one: Place, other: Place): boolean => one.start === other.start && one.end === other.end;

/** "All" says something of a colour alone: of "all red coats" it says nothing. */
function isIdle(item: Item, items: readonly Item[], index: number): item is { atom: Atom } {
  if (!('atom' in item) || item.atom.kind !== 'whole') return false;
  if (item.atom.concept?.id === MONOCHROME) return false;
  const kindAt = (place: number) => {
    const other = items[place];
    return other && 'atom' in other ? other.atom.kind : undefined;
  };
  if (kindAt(index - 1) === 'colour') return kindAt(index - 2) === 'piece';
  return kindAt(index + 1) !== 'colour' || kindAt(index + 2) === 'piece';
}
const asStop = ({ atom: { start, end } }: { atom: Atom }): Joint => ({ connector: 'stop', start, end });

/** What is written as the vocabulary has it comes first, then what may be meant. */
function stepAt(text: ReadText, at: number): Step {
  const concept = beforeSeason(conceptAt(text, at), text, at);
  const written = writtenAt(text, at, concept);
  if (written) return written;
  if (isCount(text, at))
    return { item: { joint: { connector: 'stop', ...placeOf(text, at, 1) } }, length: 1 };
  const meant = carefully(text, at, meantAt(text, at, concept));
  if (meant) return atomAt(text, at, ofSeasons(meant.meaning, text), meant.length);
  const connector = text.reading.careful ? undefined : connectorNear(text.words[at] ?? '');
  return connector
    ? { item: { joint: { connector, ...placeOf(text, at, 1) } }, length: 1 }
    : unknownAt(text, at, 1);
}

/** A season that is meant by a word with a slip is one of those there are. */
function ofSeasons(meaning: Meaning, { reading }: ReadText): Meaning {
  if (meaning.kind !== 'season') return meaning;
  const isOne = ({ slug }: { slug: string }) => slug.startsWith(`${meaning.concept?.slug}-`);
  return { ...meaning, concept: undefined, slugs: reading.seasons.filter(isOne).map(({ slug }) => slug) };
}

function writtenAt(text: ReadText, at: number, concept: Match | undefined): Step | undefined {
  const { words, reading, lexicon } = text;
  const { vocabulary, locale, names } = reading;
  const season = seasonFrom(text, at);
  if (season && season.length >= (concept?.length ?? 0))
    return atomAt(text, at, { ...EMPTY, kind: 'season', slugs: season.slugs, locale }, season.length);
  const unshown = unshownHere(text, at);
  if (unshown > (concept?.length ?? 0)) return unknownAt(text, at, unshown);
  const name = names.match(words, at, (word) => isMeant(word, lexicon));
  const most = Math.max(concept?.length ?? 0, name?.length ?? 0);
  const heard = heardAt(text, at);
  if (heard && heard.length > most) return atomAt(text, at, ofConcept(heard, vocabulary), heard.length);
  const joint = connectorAt(words, at);
  const word = words[at] ?? '';
  // The reader's own word for a thing is no connector: "or" is gold in French.
  if (joint && joint.length >= most && !(most === 1 && lexicon.isWordOf(word, locale))) {
    const { length } = joint;
    const connector = isLessWanted(words, at) ? 'not' : joint.connector;
    return { item: { joint: { connector, ...placeOf(text, at, length) } }, length };
  }
  // A collar is no Spanish necklace to who reads English.
  const isOwn = concept?.locale === locale || !isCommonWord(word, locale);
  const isExact = concept && (concept.length > 1 || (isOwn && lexicon.isWordOf(word, concept.locale)));
  if (concept && isExact && concept.length >= (name?.length ?? 0))
    return atomAt(text, at, ofConcept(concept, vocabulary), concept.length);
  return name && atomAt(text, at, ofName(name, vocabulary, locale), name.length);
}

/** "Sin cuello" is nothing that is shown, and "sin cuello halter" is without one. */
function unshownHere({ words, reading, lexicon }: ReadText, at: number): number {
  const length = unshownAt(words, at);
  for (let from = 1; from < length; from += 1)
    if ((lexicon.longestMatch(words, at + from, reading.locale)?.length ?? 0) > length - from) return 0;
  return length;
}

const RATHER = phrases('rather|plutot|mas bien|antes|piuttosto');
const THAN: readonly string[] = ['than', 'que', 'qu', 'che'];
/** "Plutôt des jupes que des robes": what comes behind is what is less wanted. */
const isLessWanted = (words: readonly string[], at: number): boolean =>
  THAN.includes(words[at] ?? '') &&
  words.slice(0, at).some((_, before) => RATHER.lengthAt(words, before) > 0);

const atomAt = (text: ReadText, at: number, meaning: Meaning, length: number): Step => ({
  item: { atom: { ...meaning, ...placeOf(text, at, length) } },
  length,
});
const unknownAt = (text: ReadText, at: number, length: number): Step => ({
  item: { unknown: placeOf(text, at, length) },
  length,
});

function seasonFrom(text: ReadText, at: number) {
  const { words, reading, lexicon } = text;
  const isDash = (word: number) => isBehindDash(text, word);
  return seasonsAt(words, at, reading.seasons, { today: reading.today, isDash, lexicon });
}

/**
 * "De raya diplomática" is no "de rayas", "with a belted waist" no "with a belt": what begins behind small words ends later. "Or rose" is
 * French gold, and to who reads English something pink.
 */
function conceptAt(text: ReadText, at: number): Match | undefined {
  const { words, reading, lexicon } = text;
  const concept = lexicon.longestMatch(words, at, reading.locale);
  if (!concept || concept.length < 2) return concept;
  const small = (from: number) => connectorAt(words, from)?.length ?? 0;
  for (let from = at + small(at); from > at && from < at + concept.length; ) {
    const behind = lexicon.longestMatch(words, from, reading.locale);
    const more = from - at + (behind?.length ?? 0) - concept.length;
    const isOfReader = behind?.locale === reading.locale && concept.locale !== reading.locale;
    if (behind && (more > 0 ? behind.length > 1 : more === 0 && isOfReader)) return undefined;
    if (small(from) === 0) break;
    from += small(from);
  }
  return withoutOverlap(concept, text, at);
}

/**
 * 解构风衣 is a trench coat (风衣) that is deconstructed (解构), and no garment in that manner (解构风): where something is left over, the
 * phrase ends earlier if what comes behind is one then. So is "white colour block" no "white colour".
 */
function withoutOverlap(concept: Match, { words, reading, lexicon }: ReadText, at: number): Match {
  const end = at + concept.length;
  const next = words[end];
  if (next === undefined) return concept;
  const [matchAt, isHanLeft] = [
    (from: number) => lexicon.longestMatch(words, from, reading.locale),
    isHan(next),
  ];
  const isWritten = (match: Match, from: number) =>
    lexicon.isWordOf(words.slice(from, from + match.length).join(' '), match.locale);
  const isJoint = connectorAt(words, end) !== undefined;
  const left = matchAt(end)?.length ?? 0;
  const isLeft = !isJoint && left < (isHanLeft ? 2 : 1);
  const isSure = isWritten(concept, at);
  if (isSure && !isLeft && !(isHanLeft && isJoint)) return concept;
  for (let from = end - 1; from > at; from -= 1) {
    const behind = matchAt(from);
    if (!behind || behind.length < 2 || from + behind.length <= end || !isWritten(behind, from)) continue;
    // A small word may well stand between two others.
    if (isJoint && behind.length < 3) continue;
    const own = lexicon.longestMatch(words.slice(0, from), at, reading.locale);
    if (own?.length === from - at) return own;
  }
  return concept;
}

/** "Robes été 2026" are dresses of a summer, though summer dresses are a thing: a season that goes on behind the phrase is one of its own. */
function beforeSeason(concept: Match | undefined, text: ReadText, at: number): Match | undefined {
  const { words, lexicon } = text;
  const length = concept?.length ?? 0;
  for (let own = 1; own < length; own += 1) {
    const season = lexicon.seasonAt(words, at + own) && seasonFrom(text, at + own);
    if (season && own + season.length > length)
      return conceptAt({ ...text, words: words.slice(0, at + own) }, at);
  }
  return concept;
}

/** Whether a word was understood otherwise than it is written. */
function isGuess({ item, length }: Step, { words, lexicon }: ReadText, at: number): boolean {
  if ('joint' in item) return false;
  const { concept } = 'atom' in item ? item.atom : {};
  return !('atom' in item) || (length === 1 && Boolean(concept) && !lexicon.longestMatch(words, at, 'en'));
}
