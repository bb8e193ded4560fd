import { type Atom, type Item, phrasesOf, unwantedOf } from '@toile/vocabulary/understanding';
import type { Token } from './condition-of.js';

/** Said words that can be left out, beside what the vocabulary knows. */
const LEAVABLE = ['country', 'people', 'language', 'occupation'];
/** Connectors between "not" and what it is said of. */
const SMALL = ['stop', 'in', 'either', 'and', 'or'];

type Place = Pick<Token, 'start' | 'end'>;

/** What a sentence wants to be nowhere, with the word before it that says so, and the rest of its tokens. */
export interface Parted {
  wanted: Token[];
  unwanted: Token[];
  unsayable: OneThing[];
}

/** Understood, and no condition can say it: a colour of one thing, such as black lace. Each of its parts can be left out by itself. */
export interface OneThing extends Place {
  /** "Without". */
  not: Place;
  parts: Place[];
}

/** @param said what the table of measures and groups read; the vocabulary has read the rest */
export function parted(said: readonly Token[], items: readonly Item[]): Parted {
  const refused = saidUnwanted(said, items);
  const begins = new Set([...refused.values()].map(({ start }) => start));
  // "Except in France for lace" wants lace.
  const phrases = phrasesOf(items.map((item) => (begins.has(placeOf(item).start) ? silent(item) : item)));
  const unwanted = unwantedOf(phrases);
  const things = phrases.filter(isOfOneThing);
  const together = things.map(atomsOf);
  const ofItems = items.flatMap((item, at): Token[] => {
    if ('atom' in item) {
      const { start, end } = item.atom;
      const isOut = unwanted.has(item.atom);
      return [{ start: isOut ? startOfNot(items, at) : start, end, is: 'atom', atom: item.atom }];
    }
    if (!('joint' in item) || item.joint.connector !== 'or') return [];
    const next = items[at + 1];
    // "Without lace or fur" has neither.
    if (next && 'atom' in next && unwanted.has(next.atom)) return [];
    return [{ start: item.joint.start, end: item.joint.end, is: 'or' }];
  });
  const isOut = (token: Token) => token.is === 'atom' && unwanted.has(token.atom);
  const isTogether = (token: Token) =>
    token.is === 'atom' && together.some((one) => one.includes(token.atom));
  const own = ofItems.filter(isOut);
  return {
    wanted: [...said.filter((token) => !refused.has(token)), ...ofItems.filter((one) => !isOut(one))].sort(
      byPlace,
    ),
    unwanted: [...refused.values(), ...own.filter((token) => !isTogether(token))].sort(byPlace),
    unsayable: things.map((thing) => {
      const atoms = atomsOf(thing);
      const { start } = placeOver(own.filter((token) => token.is === 'atom' && atoms.includes(token.atom)));
      const all = placeOver(atoms);
      const parts = thing.choices.map((choice) => placeOver(choice.atoms)).sort(byPlace);
      return { start, end: all.end, not: { start, end: all.start }, parts };
    }),
  };
}

const silent = (item: Item): Item =>
  'joint' in item ? { joint: { ...item.joint, connector: 'stop' } } : item;
const byPlace = (a: Place, b: Place): number => a.start - b.start;
const placeOver = (places: readonly Place[]): Place => ({
  start: Math.min(...places.map(({ start }) => start)),
  end: Math.max(...places.map(({ end }) => end)),
});

type Phrase = ReturnType<typeof phrasesOf>[number];
const atomsOf = ({ choices }: Phrase): Atom[] => choices.flatMap(({ atoms }) => atoms);
/** "Black lace" is not wanted as one: what has either of them may be. */
const isOfOneThing = ({ choices, not }: Phrase): boolean =>
  not && choices.length > 1 && choices.some(({ kind }) => kind !== choices[0]?.kind);

/** Where the word stands that says "not", with no more than small words between. */
function startOfNot(items: readonly Item[], at: number): number {
  for (let before = at - 1; before >= 0; before -= 1) {
    const item = items[before];
    if (!item || !('joint' in item)) break;
    if (item.joint.connector === 'not') return item.joint.start;
    if (!SMALL.includes(item.joint.connector)) break;
  }
  const own = items[at];
  return own && 'atom' in own ? own.atom.start : 0;
}

/** Said words behind a "not", each with a place that begins there: "not from France or Italy". */
function saidUnwanted(said: readonly Token[], items: readonly Item[]): Map<Token, Token> {
  const found = new Map<Token, Token>();
  const steps = [
    ...said.map((token) => ({ start: token.start, token })),
    ...items.map((item) => ({ start: placeOf(item).start, item })),
  ].sort((a, b) => a.start - b.start);
  let not: number | undefined;
  let isNear = false;
  for (const step of steps) {
    if ('item' in step) {
      const connector = 'joint' in step.item ? step.item.joint.connector : undefined;
      if (connector === 'not') [not, isNear] = [step.start, true];
      else if (!connector || !SMALL.includes(connector)) not = undefined;
      continue;
    }
    const { token } = step;
    if (token.is === 'said' && token.said.kind === 'idle') continue;
    if (not === undefined || !canBeLeft(token)) {
      not = token.is === 'or' ? not : undefined;
      continue;
    }
    found.set(token, { ...token, start: isNear ? not : token.start });
    isNear = false;
  }
  return found;
}

const canBeLeft = (token: Token): boolean =>
  token.is === 'group' || (token.is === 'said' && LEAVABLE.includes(token.said.kind));

const placeOf = (item: Item): { start: number; end: number } =>
  'atom' in item ? item.atom : 'joint' in item ? item.joint : item.unknown;
