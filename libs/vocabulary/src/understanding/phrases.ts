import type { Atom, AtomKind, Item } from './atoms.js';

/** A look has one of each: two that are named are two choices. */
const ONE_A_LOOK: readonly AtomKind[] = ['type', 'city', 'season', 'name'];

const OF_A_THING: readonly AtomKind[] = ['colour', 'fabric', 'pattern'];

/** An atom with others that will do as well. */
export interface Choice {
  kind: AtomKind;
  atoms: Atom[];
  /** Behind "in", "en": of what the thing before is. */
  ofBefore: boolean;
}
/** Choices that are said of one thing; `or` when it is another way to say the phrase before. */
export interface Phrase {
  choices: Choice[];
  not: boolean;
  or: boolean;
  /** Behind "with". */
  with: boolean;
}

/** Said of a show, not of what is worn. */
export const isOfShow = ({ kind }: Choice): boolean => ONE_A_LOOK.includes(kind);

/** Words that belong together, in their order. */
export function phrasesOf(items: readonly Item[]): Phrase[] {
  const phrases: Phrase[] = [];
  let [now, or, ofBefore]: [Phrase, boolean, boolean] = [
    { choices: [], not: false, or: false, with: false },
    false,
    false,
  ];
  const begin = (not: boolean, isOther = false, isWith = false) => {
    if (now.choices.length > 0) phrases.push(now);
    now = { choices: [], not, or: isOther, with: isWith };
    isMissed = false;
  };
  let [isEither, isMissed] = [false, false];
  for (const [index, item] of items.entries()) {
    if ('unknown' in item) {
      isMissed ||= now.not && now.choices.length === 0;
      continue;
    }
    if ('joint' in item) {
      const { connector } = item.joint;
      if (connector === 'not') begin(true);
      // "But not on coats": coats are not wanted.
      else if (connector === 'with') begin(now.not && now.choices.length === 0, false, true);
      else if (connector === 'and' && !joins(now, items[index + 1]))
        begin(isMoreUnwanted(now, items[index + 1]));
      // "不要皮草的大衣": a coat, and no fur.
      else if (connector === 'whose' && now.not && now.choices.length > 0) begin(false);
      // "Soit noir, soit rouge": the first begins a choice, each further one goes on with it.
      or ||= connector === 'or' || (connector === 'either' && isEither);
      isEither ||= connector === 'either';
      ofBefore = connector === 'in';
      continue;
    }
    const { atom } = item;
    const before = now.choices.at(-1);
    if (or && before?.kind === atom.kind) {
      before.atoms.push(atom);
      joinList(now, items, index);
    } else {
      if (or && before) begin(now.not, true);
      // What is named of the show ends what is not wanted: "without fur, Milan".
      if (now.not && (isMissed || now.choices.length > 0) && ONE_A_LOOK.includes(atom.kind)) begin(false);
      now.choices.push({ kind: atom.kind, atoms: [atom], ofBefore });
    }
    [or, ofBefore] = [false, false];
  }
  begin(false);
  const [first] = items;
  const isOnlyRefused = first && 'joint' in first && first.joint.connector === 'not';
  return isOnlyRefused ? otherwise(phrases) : ownLooks(phrases);
}

/** "Yellow, green or blue": of what is told off in a row each will do, and not the last two alone. */
function joinList({ choices }: Phrase, items: readonly Item[], last: number): void {
  const own = choices.at(-1);
  const kindAt = (at: number) => {
    const item = items[at];
    return item && 'atom' in item ? item.atom.kind : undefined;
  };
  const lastBefore = items.slice(0, last).findLastIndex((item) => 'atom' in item);
  for (let at = lastBefore - 1; own && kindAt(at) === own.kind && choices.at(-2)?.kind === own.kind; at -= 1)
    own.atoms.unshift(...(choices.splice(-2, 1)[0]?.atoms ?? []));
}

/** "Shirts with blue stripes": a pattern or a cloth is what the thing before is made of. A colour alone may be another thing's. */
function ownLooks(phrases: readonly Phrase[]): Phrase[] {
  const found: Phrase[] = [];
  for (const phrase of phrases) {
    const before = found.at(-1);
    // "Con estampado abstracto, Milán": where it was shown says nothing of what is made of what.
    const kinds = phrase.choices.filter((choice) => !isOfShow(choice)).map(({ kind }) => kind);
    const isOwn =
      phrase.with &&
      !phrase.not &&
      kinds.every((kind) => OF_A_THING.includes(kind) || (kind === 'tag' && kinds.includes('pattern'))) &&
      kinds.some((kind) => kind === 'fabric' || kind === 'pattern') &&
      before?.not === false &&
      before.choices.some(({ kind }) => kind === 'piece');
    if (isOwn) before.choices.push(...phrase.choices.map((choice) => ({ ...choice, ofBefore: true })));
    else found.push(phrase);
  }
  return found;
}

/** Who asks for nothing but what they do not want means such a thing, otherwise: "not black dresses". */
function otherwise(phrases: readonly Phrase[]): Phrase[] {
  const [only, ...others] = phrases.filter(({ choices }) => !choices.every(isOfShow));
  const pieces = only?.choices.filter(({ kind }) => kind === 'piece') ?? [];
  const rest = only?.choices.filter(({ kind }) => kind !== 'piece') ?? [];
  if (!only?.not || others.length > 0 || pieces.length === 0 || rest.length === 0) return [...phrases];
  return phrases.flatMap((phrase) =>
    phrase === only
      ? [
          { choices: pieces, not: false, or: false, with: false },
          { choices: rest, not: true, or: false, with: false },
        ]
      : phrase,
  );
}

/** "Without leather and fur": two of a kind are unwanted both; in "without fur and red boots" the second is something else. */
function isMoreUnwanted({ not, choices }: Phrase, next: Item | undefined): boolean {
  return not && next !== undefined && 'atom' in next && choices.at(-1)?.kind === next.atom.kind;
}

/** "Black and white dress": two of a kind that are said of one thing, unless they are things themselves. */
function joins({ choices }: Phrase, next: Item | undefined): boolean {
  const before = choices.at(-1)?.kind;
  return Boolean(next && 'atom' in next && before === 'colour' && next.atom.kind === 'colour');
}

/** What is meant to be nowhere. */
export const unwantedOf = (phrases: readonly Phrase[]): Set<Atom> =>
  new Set(phrases.flatMap(({ choices, not }) => (not ? choices.flatMap(({ atoms }) => atoms) : [])));
