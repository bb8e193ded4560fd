import type { Reference } from '@toile/contracts';
import distanceOf from 'damerau-levenshtein';
import { plainPhrase } from '../plain-words.js';
import { connectorAt } from './connectors.js';
import { Slips } from './slips.js';

const NAMED = ['designer', 'model', 'tag', 'city', 'type'] as const;
export type NamedKind = (typeof NAMED)[number];
/** Whoever and whatever has a name of its own: brands, models, and what the vocabulary does not know. */
export type Named = Readonly<Record<NamedKind, readonly Reference[]>>;

export interface NameMatch {
  /** Who is meant; several when only a part of a name was written. */
  found: { kind: NamedKind; slug: string; name: string }[];
  length: number;
}
type Owner = NameMatch['found'][number];

/** Parts of names that may have slips, and those that may break off: "marl" is a cloth before it is a Marlowe. */
const SHORTEST_SLIP = 4;
const SHORTEST_OF_TWO_SLIPS = 6;
const SHORTEST_BEGINNING = 5;

/** Brands, models and others by parts of their names. */
export class NameWords {
  readonly #owners = new Map<string, Set<Owner>>();
  readonly #slips: Slips<string>;

  constructor(named: Named) {
    for (const kind of NAMED)
      for (const { slug, name } of named[kind]) {
        const owner: Owner = { kind, slug, name };
        for (const word of plainPhrase(name).split(' ')) {
          const owners = this.#owners.get(word) ?? new Set();
          this.#owners.set(word, owners.add(owner));
        }
      }
    const long = [...this.#owners.keys()].filter((word) => word.length >= SHORTEST_SLIP);
    this.#slips = new Slips(long.map((word) => ({ text: word, value: word })));
  }

  /** Whose name has the words that follow each other from one on; those behind the first may have slips unless they mean something. */
  match(
    words: readonly string[],
    at: number,
    isMeant: (word: string) => boolean = () => true,
  ): NameMatch | undefined {
    const first = this.#owners.get(words[at] ?? '');
    if (!first || (words[at] ?? '').length < 2) return undefined;
    let [found, length] = [first, 1];
    for (let next = at + 1; next < words.length; next += 1) {
      const word = words[next] ?? '';
      const both = shared(found, this.#owners.get(word) ?? (isMeant(word) ? undefined : nearly(found, word)));
      if (both.size > 0) [found, length] = [both, next + 1 - at];
      // Thorne & Abernathy is written with "and", too.
      else if (connectorAt(words, next)?.connector !== 'and') break;
    }
    return { found: [...found], length };
  }

  /** By the beginning of a part of the name, or one that has slips. */
  guess(word: string): NameMatch | undefined {
    const begun =
      word.length < SHORTEST_BEGINNING ? [] : [...this.#owners.keys()].filter((one) => one.startsWith(word));
    const words = begun.length > 0 ? begun : this.#slips.nearest(word).map(({ value }) => value);
    const found = new Set(words.flatMap((one) => [...(this.#owners.get(one) ?? [])]));
    return found.size > 0 ? { found: [...found], length: 1 } : undefined;
  }

  /** Whose name is written whole with a slip in its first word. */
  nearly(words: readonly string[], at: number): NameMatch | undefined {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const owners = this.#owners.get(next);
    const found = owners ? nearly(owners, word) : new Set<Owner>();
    return found.size > 0 ? { found: [...found], length: 2 } : undefined;
  }

  /** How many slips a word is from a part of a name. */
  stepsTo(word: string): number | undefined {
    return this.#slips.stepsTo(word, () => true);
  }

  alike(word: string, count: number): string[] {
    return this.#slips.alike(word, count);
  }
}

/** Who of some has a part of a name that a word is a slip of: Celestine Morois is a Maurois. */
function nearly(owners: ReadonlySet<Owner>, word: string): Set<Owner> {
  const most = word.length < SHORTEST_SLIP ? 0 : word.length < SHORTEST_OF_TWO_SLIPS ? 1 : 2;
  const isNear = ({ name }: Owner) =>
    plainPhrase(name)
      .split(' ')
      .some((part) => part.length >= SHORTEST_SLIP && distanceOf(part, word).steps <= most);
  return new Set(most === 0 ? [] : [...owners].filter(isNear));
}

function shared<T>(ones: ReadonlySet<T>, others: ReadonlySet<T> | undefined): Set<T> {
  return new Set([...ones].filter((one) => others?.has(one)));
}
