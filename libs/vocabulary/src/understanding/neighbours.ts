import { textsOf } from '../concept.js';
import { plainPhrase, plainWords } from '../plain-words.js';
import { type Atom, type AtomKind, type Item, kindOf, ofConcept } from './atoms.js';
import { type Connector, connectorAt } from './connectors.js';
import type { Match } from './lexicon.js';
import { placeOf, type ReadText } from './read-text.js';
import { meantBySaying } from './sayings.js';

const OF_A_PIECE: readonly AtomKind[] = ['colour', 'fabric', 'pattern', 'plain'];
/** Between a piece and a word that still belongs to it. */
const OF_OR_WITH: readonly Connector[] = ['stop', 'in', 'with'];

/**
 * A slip in the last word of a phrase whose first means something alone: jupe plisée, gilet de cstume. `taken`: how many items were read
 * of it before.
 */
export function withBefore(
  text: ReadText,
  at: number,
  items: readonly Item[],
): { atom: Atom; taken: number } | undefined {
  const { words, places, reading, lexicon } = text;
  const last = items.at(-1);
  const taken = last && 'joint' in last && places[at - 1]?.start === last.joint.start ? 2 : 1;
  const [before, own, first] = [places[at - taken], places[at], items.at(-taken)];
  if (!before || !own || !first || !('atom' in first)) return undefined;
  if (first.atom.start !== before.start || first.atom.end !== before.end) return undefined;
  const phrase = words.slice(at - taken, at + 1).join(' ');
  const near = lexicon.slips.nearest(phrase);
  const { value } =
    near.find((one) => one.value.locale === reading.locale) ?? (taken === 1 ? near[0] : undefined) ?? {};
  if (!value) return undefined;
  // "Robe rouje" is nearer to a red one than to a robe nouée.
  const isOfReader = ({ locale }: { locale: string }) => locale === reading.locale;
  const steps = lexicon.slips.stepsTo(phrase, (one) => one === value) ?? 0;
  const alone = lexicon.slips.stepsTo(words[at] ?? '', isOfReader);
  if (alone !== undefined && alone < steps) return undefined;
  const length = taken + 1;
  const atom = {
    ...ofConcept({ ...value, length }, reading.vocabulary),
    ...placeOf(text, at - taken, length),
  };
  return { atom, taken };
}

/** "Abito blu da uomo" is what "abito da uomo" is, a suit. */
export function menswearOf(items: readonly Item[], { text, lexicon }: ReadText): Item[] {
  const words = ({ start, end }: Atom) => plainWords(text.slice(start, end)).map(({ word }) => word);
  return items.map((item, index) => {
    if (!('atom' in item) || item.atom.kind !== 'piece') return item;
    const { start, end, locale } = item.atom;
    for (const later of items.slice(index + 1)) {
      if ('atom' in later && later.atom.kind === 'piece') break;
      if (!('atom' in later)) continue;
      if (later.atom.kind !== 'type') continue;
      const meant = meantBySaying([...words(item.atom), ...words(later.atom)]);
      const match = meant && lexicon.longestMatch(meant, 0, locale);
      if (match) return { atom: { ...ofConcept(match, lexicon.vocabulary), start, end } };
    }
    return item;
  });
}

const BELTED = 'detail/belted-waist';
const BELT = 'accessory/belt';
/** "Con cintura" is how it is worn; "con cintura dorata" is a belt, which is of gold. */
export function beltsOf(items: readonly Item[], { text, lexicon }: ReadText): Item[] {
  const belt = lexicon.vocabulary.byId(BELT);
  return items.flatMap((item, index) => {
    if (!('atom' in item) || item.atom.concept?.id !== BELTED || !belt) return [item];
    const { start, end, locale } = item.atom;
    const words = plainWords(text.slice(start, end)).map(({ word }) => word);
    const behind = items.slice(index + 1).find((one) => !('joint' in one) || one.joint.connector !== 'stop');
    const after =
      behind && 'joint' in behind && behind.joint.connector === 'in'
        ? items[items.indexOf(behind) + 1]
        : behind;
    const isOfBelt = after && 'atom' in after && OF_A_PIECE.includes(after.atom.kind);
    if (connectorAt(words, 0)?.connector !== 'with' || locale === 'en' || !isOfBelt) return [item];
    return [
      { joint: { connector: 'with', start, end: start } },
      { atom: { ...ofConcept({ concept: belt, locale, length: 1 }, lexicon.vocabulary), start, end } },
    ];
  });
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
  if ('atom' in item && item.atom.kind === 'piece' && piece && 'atom' in piece)
    return narrowedBy(item.atom, piece.atom, items.slice(between + 1), lexicon, text);
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

/** "Sandales dorées à talon" are "sandales à talon", and no other shoes beside them. */
function narrowedBy(
  own: Atom,
  piece: Atom,
  between: readonly Item[],
  lexicon: ReadText['lexicon'],
  text: string,
): Item | undefined {
  if (piece.kind !== 'piece' || !piece.concept || between.length === 0) return undefined;
  const at = between.findLastIndex((one) => 'atom' in one);
  // "Shorts with slate trousers" are two.
  if (between.slice(0, Math.max(at, 0)).some((one) => 'joint' in one && one.joint.connector === 'with'))
    return undefined;
  const last = between[at] as { atom: Atom } | undefined;
  const words = (from: number, to: number) => plainWords(text.slice(from, to)).map(({ word }) => word);
  const phrase = [...words(piece.start, piece.end), ...words((last?.atom ?? piece).end, own.end)];
  const match = lexicon.longestMatch(phrase, 0, piece.locale);
  if (match?.length !== phrase.length) return undefined;
  if (!lexicon.vocabulary.withNarrower(piece.concept).includes(match.concept)) return undefined;
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
