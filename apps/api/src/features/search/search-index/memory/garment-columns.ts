import type { Garment } from '@toile/contracts';
import type { Described } from '../search-index.js';
import { grown } from './slot-set.js';

/** What one garment must be: one of each list. */
export interface WantedGarment {
  kinds?: readonly string[] | undefined;
  fabrics?: readonly string[] | undefined;
  patterns?: readonly string[] | undefined;
  colours: readonly (readonly string[])[];
  /** Patterns it must have none of. */
  noPatterns?: readonly string[] | undefined;
  /** A colour of it must be none of these. */
  notOnly?: readonly string[] | undefined;
  /** Kinds of which another must have its fabric, its pattern and its first colour. */
  matching?: readonly string[] | undefined;
}

/** Values of a part of garments, each with a number of its own. */
class Values {
  readonly #numbers = new Map<string, number>();
  readonly slugs: string[] = [];

  constructor(first: readonly string[]) {
    for (const slug of first) this.numberOf(slug);
  }

  /** This may be the first to have it. */
  numberOf(slug: string): number {
    let number = this.#numbers.get(slug);
    if (number === undefined) {
      number = this.slugs.length;
      this.#numbers.set(slug, number);
      this.slugs.push(slug);
    }
    return number;
  }

  numbersOf(slugs: readonly string[]): number[] {
    return [...new Set(slugs)].flatMap((slug) => this.#numbers.get(slug) ?? []);
  }

  /** Which numbers are meant, as 0 and 1. */
  marked(slugs: readonly string[]): Uint8Array {
    const marks = new Uint8Array(this.slugs.length);
    for (const number of this.numbersOf(slugs)) marks[number] = 1;
    return marks;
  }
}

/** The number of what nobody says. */
const NOTHING = '';

/** What is kept of each garment, in arrays of the numbers of its values; those of a look one after another. */
export class GarmentColumns {
  readonly values = {
    kind: new Values([]),
    fabric: new Values([NOTHING]),
    pattern: new Values([NOTHING]),
    colour: new Values([]),
  };
  #count = 0;
  /** The look of garment n. */
  #looks = new Uint32Array(0);
  #kinds = new Uint16Array(0);
  #fabrics = new Uint16Array(0);
  #patterns = new Uint16Array(0);
  /** Colours of garment n are `#colours[#coloursAt[n] … #coloursAt[n + 1]]`. */
  #colours = new Uint16Array(0);
  #coloursAt = new Uint32Array(1);
  /** The first garment of each look, and one more; 0 for none. */
  #firsts = new Uint32Array(0);

  add(look: number, garment: Garment) {
    const { values } = this;
    const slot = this.#count;
    this.#count += 1;
    this.#grow(slot, look);
    if (slot === 0 || this.#looks[slot - 1] !== look) this.#firsts[look] = slot + 1;
    const kind = values.kind.numberOf(garment.kind);
    const fabric = values.fabric.numberOf(garment.fabric ?? NOTHING);
    const pattern = values.pattern.numberOf(garment.pattern ?? NOTHING);
    const colours = garment.colours.map((slug) => values.colour.numberOf(slug));
    this.#looks[slot] = look;
    this.#kinds[slot] = kind;
    this.#fabrics[slot] = fabric;
    this.#patterns[slot] = pattern;
    const at = this.#coloursAt[slot] ?? 0;
    const end = at + colours.length;
    if (end > this.#colours.length) this.#colours = grown(this.#colours, end);
    this.#colours.set(colours, at);
    this.#coloursAt[slot + 1] = end;
    return { slot, kind, fabric, pattern, colours };
  }

  lookOf(slot: number): number {
    return this.#looks[slot] ?? 0;
  }

  /** What each garment of a look is. */
  of(look: number): Described['garments'] {
    const { kind, fabric, pattern, colour } = this.values;
    const garments: Described['garments'][number][] = [];
    let slot = (this.#firsts[look] ?? 0) - 1;
    for (; slot >= 0 && slot < this.#count && this.#looks[slot] === look; slot += 1) {
      const colours: string[] = [];
      const end = this.#coloursAt[slot + 1] ?? 0;
      for (let at = this.#coloursAt[slot] ?? 0; at < end; at += 1)
        colours.push(colour.slugs[this.#colours[at] ?? 0] ?? '');
      garments.push({
        kind: kind.slugs[this.#kinds[slot] ?? 0] ?? '',
        fabric: fabric.slugs[this.#fabrics[slot] ?? 0] || null,
        pattern: pattern.slugs[this.#patterns[slot] ?? 0] || null,
        colours,
      });
    }
    return garments;
  }

  /** Whether a garment is all that is wanted. */
  fitting({
    kinds,
    fabrics,
    patterns,
    colours,
    noPatterns,
    notOnly,
    matching,
  }: WantedGarment): (slot: number) => boolean {
    const { values } = this;
    const kind = kinds && values.kind.marked(kinds);
    const fabric = fabrics && values.fabric.marked(fabrics);
    const pattern = patterns && values.pattern.marked(patterns);
    const allColours = colours.map((slugs) => values.colour.marked(slugs));
    const noPattern = noPatterns && values.pattern.marked(noPatterns);
    const only = notOnly && values.colour.marked(notOnly);
    const others = matching && values.kind.marked(matching);
    return (slot) =>
      (!kind || kind[this.#kinds[slot] ?? 0] === 1) &&
      (!fabric || fabric[this.#fabrics[slot] ?? 0] === 1) &&
      (!pattern || pattern[this.#patterns[slot] ?? 0] === 1) &&
      allColours.every((marks) => this.#hasColour(slot, marks)) &&
      noPattern?.[this.#patterns[slot] ?? 0] !== 1 &&
      (!only || this.#hasColour(slot, only, 0)) &&
      (!others || this.#hasMatch(slot, others));
  }

  /** Gives back room that was made for what has not come. */
  trim(): void {
    const count = this.#count;
    this.#firsts = this.#firsts.slice(0, (this.#looks[count - 1] ?? 0) + 1);
    this.#looks = this.#looks.slice(0, count);
    this.#kinds = this.#kinds.slice(0, count);
    this.#fabrics = this.#fabrics.slice(0, count);
    this.#patterns = this.#patterns.slice(0, count);
    this.#colours = this.#colours.slice(0, this.#coloursAt[count]);
    this.#coloursAt = this.#coloursAt.slice(0, count + 1);
  }

  /** Whether another garment of the look, of these kinds, is of the same cloth and colour. */
  #hasMatch(slot: number, kinds: Uint8Array): boolean {
    const look = this.#looks[slot] ?? 0;
    const first = (of: number) =>
      this.#coloursAt[of] === this.#coloursAt[of + 1] ? -1 : this.#colours[this.#coloursAt[of] ?? 0];
    let other = (this.#firsts[look] ?? 0) - 1;
    for (; other >= 0 && other < this.#count && this.#looks[other] === look; other += 1)
      if (
        other !== slot &&
        kinds[this.#kinds[other] ?? 0] === 1 &&
        this.#fabrics[other] === this.#fabrics[slot] &&
        this.#patterns[other] === this.#patterns[slot] &&
        first(other) === first(slot)
      )
        return true;
    return false;
  }

  /** Whether a colour of a garment is marked, or is not. */
  #hasColour(slot: number, marks: Uint8Array, mark = 1): boolean {
    const end = this.#coloursAt[slot + 1] ?? 0;
    for (let at = this.#coloursAt[slot] ?? 0; at < end; at += 1)
      if (marks[this.#colours[at] ?? 0] === mark) return true;
    return false;
  }

  #grow(slot: number, look: number): void {
    if (look >= this.#firsts.length) this.#firsts = grown(this.#firsts, look + 1);
    if (slot < this.#looks.length) return;
    this.#looks = grown(this.#looks, slot + 1);
    this.#kinds = grown(this.#kinds, slot + 1);
    this.#fabrics = grown(this.#fabrics, slot + 1);
    this.#patterns = grown(this.#patterns, slot + 1);
    this.#coloursAt = grown(this.#coloursAt, slot + 2);
  }
}
