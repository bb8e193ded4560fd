import { textsOf } from '../concept.js';
import { plainPhrase, plainWords } from '../plain-words.js';
import { type Atom, type AtomKind, type Item, kindOf, ofConcept } from './atoms.js';
import type { Connector } from './connectors.js';
import type { Match } from './lexicon.js';
import { placeOf, type ReadText } from './read-text.js';

const OF_A_PIECE: readonly AtomKind[] = ['colour', 'fabric', 'pattern', 'plain'];
/** Between a piece and a word that still belongs to it. */
const OF_OR_WITH: readonly Connector[] = ['stop', 'in', 'with'];

/** A slip in the second word of a phrase whose first means something alone: jupe plisée. */
export function withBefore(text: ReadText, at: number, last: Item | undefined): { atom: Atom } | undefined {
  const { words, places, reading, lexicon } = text;
  const [before, own] = [places[at - 1], places[at]];
  if (!before || !own || !last || !('atom' in last)) return undefined;
  if (last.atom.start !== before.start || last.atom.end !== before.end) return undefined;
  const phrase = `${words[at - 1]} ${words[at]}`;
  const near = lexicon.slips.nearest(phrase);
  const { value } = near.find((one) => one.value.locale === reading.locale) ?? near[0] ?? {};
  if (!value) return undefined;
  // "Robe rouje" is nearer to a red one than to a robe nouée.
  const isOfReader = ({ locale }: { locale: string }) => locale === reading.locale;
  const steps = lexicon.slips.stepsTo(phrase, (one) => one === value) ?? 0;
  const alone = lexicon.slips.stepsTo(words[at] ?? '', isOfReader);
  if (alone !== undefined && alone < steps) return undefined;
  return { atom: { ...ofConcept({ ...value, length: 2 }, reading.vocabulary), ...placeOf(text, at - 1, 2) } };
}

/** Behind colour or cloth a word can still belong to the piece before them: stivali neri alti, pantalon noir à pinces. */
export function apartFrom(
  item: Item,
  items: readonly Item[],
  { text, reading, lexicon }: ReadText,
): Item | undefined {
  const own =
    'unknown' in item ? item.unknown : 'atom' in item && item.atom.kind === 'tag' ? item.atom : null;
  const between = items.findLastIndex((one) => !isBetween(one));
  const piece = items[between];
  if (!own || !piece || !('atom' in piece) || piece.atom.kind !== 'piece') return undefined;
  // What stands right behind is a phrase with it already, where it is one as it is written.
  const isBehind = between === items.length - 1;
  const words = ({ start, end }: { start: number; end: number }) =>
    plainWords(text.slice(start, end)).map(({ word }) => word);
  const phraseWith = (before: readonly string[]): Match | undefined => {
    const phrase = [...before, ...words(own)];
    const match = lexicon.longestMatch(phrase, 0, reading.locale);
    return match?.length === phrase.length && kindOf(match.concept) === 'piece' ? match : undefined;
  };
  const match = (isBehind ? undefined : phraseWith(words(piece.atom))) ?? ofSynonym(piece.atom, phraseWith);
  if (!match) return undefined;
  return { atom: { ...ofConcept(match, lexicon.vocabulary), start: own.start, end: own.end } };
}

/** "Souliers plats" are "chaussures plates": what a piece is called by another of its names. In English and Chinese the piece comes last. */
function ofSynonym(
  { concept, locale }: Atom,
  phraseWith: (before: readonly string[]) => Match | undefined,
): Match | undefined {
  if (!concept || locale === 'en' || locale === 'zh') return undefined;
  for (const text of textsOf(concept, locale)) {
    const match = plainWords(text).length === 1 ? phraseWith([plainPhrase(text)]) : undefined;
    if (match) return match;
  }
  return undefined;
}

const isBetween = (item: Item): boolean =>
  'atom' in item
    ? item.atom.kind === 'tag' || OF_A_PIECE.includes(item.atom.kind)
    : 'joint' in item && OF_OR_WITH.includes(item.joint.connector);

/** What stands before a word that belongs to the piece begins nothing else: pantaloni neri con le pinces. */
export function silenceJoints(items: Item[]): void {
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (!item || !('joint' in item)) return;
    items[at] = { joint: { ...item.joint, connector: 'stop' } };
  }
}
