import distanceOf from 'damerau-levenshtein';

/** A text that can be meant, and what it means. */
export interface Candidate<T> {
  text: string;
  value: T;
}

/** Slips that are forgiven: one from four letters, two from eight (Damerau–Levenshtein). */
const allowed = (text: string): number => (text.length < 3 ? 0 : text.length < 8 ? 1 : 2);
/** A word of four letters has one slip, also when that is a letter left out. */
const SHORTEST_MEANT = 4;
/** In short words another first letter is another word: cool is no slip of wool. */
const FREE_FIRST_LETTER = 6;
/** What is written as it sounds is nearer than any slip: bestido, chaketa, lentehuelas, veluto. */
const SHORTEST_SOUND = 3;
const SHORTEST_OF_MIXED = 5;
const MOST_RECENT = 5_000;
/** Of fewer letters a word with two others is another word. */
const SHORTEST_MISSED = 5;
const MOST_ALIKE = 12;

/** Which of many texts somebody meant who made a slip. */
export class Slips<T> {
  readonly #byLength = new Map<number, { text: string; letters: number; value: T }[]>();
  readonly #bySound = new Map<string, Candidate<T>[]>();

  /** The same words are asked for again and again, by searches with fewer words above all. */
  readonly #recent = new Map<string, readonly Candidate<T>[]>();
  readonly #recentlyAlike = new Map<string, readonly T[]>();

  constructor(candidates: Iterable<Candidate<T>>) {
    for (const { text, value } of candidates) {
      const same = this.#byLength.get(text.length) ?? [];
      same.push({ text, letters: lettersOf(text), value });
      this.#byLength.set(text.length, same);
      const sound = soundOf(text);
      this.#bySound.set(sound, [...(this.#bySound.get(sound) ?? []), { text, value }]);
    }
  }

  /** The nearest within what is forgiven, all of the same distance. */
  nearest(text: string): readonly Candidate<T>[] {
    const known = this.#recent.get(text);
    if (known) return known;
    const found = this.#within(text, allowed(text), text.length < FREE_FIRST_LETTER);
    const least = found[0]?.distance;
    const heard = least === 0 ? [] : this.heard(text);
    const nearest = heard.length > 0 ? heard : found.filter(({ distance }) => distance === least);
    if (this.#recent.size >= MOST_RECENT) this.#recent.clear();
    this.#recent.set(text, nearest);
    return nearest;
  }

  /** How many slips lie between a text and one of its nearest that `holds`; none where none is near. */
  stepsTo(text: string, holds: (value: T) => boolean): number | undefined {
    const near = this.nearest(text).find(({ value }) => holds(value));
    return near && slipsBetween(text, near.text);
  }

  /** What sounds as a text that is written otherwise. */
  heard(text: string): readonly Candidate<T>[] {
    const sound = text.length < SHORTEST_MEANT ? '' : soundOf(text);
    return sound.length < SHORTEST_SOUND ? [] : (this.#bySound.get(sound) ?? []);
  }

  /** What may have been meant by a word that is not understood, the likeliest first. */
  alike(text: string, count: number): T[] {
    let alike = this.#recentlyAlike.get(text);
    if (!alike) {
      const most = text.length < SHORTEST_MISSED ? 1 : text.length < 9 ? 2 : 3;
      const found = text.length < 3 ? [] : this.#within(text, most, true);
      alike = [...new Set(found.map(({ value }) => value))].slice(0, MOST_ALIKE);
      if (this.#recentlyAlike.size >= MOST_RECENT) this.#recentlyAlike.clear();
      this.#recentlyAlike.set(text, alike);
    }
    return alike.slice(0, count);
  }

  #within(text: string, most: number, sameFirst: boolean): (Candidate<T> & { distance: number })[] {
    if (most === 0) return [];
    const letters = lettersOf(text);
    const first = firstSound(text);
    const found: (Candidate<T> & { distance: number })[] = [];
    for (let length = Math.max(text.length - most, SHORTEST_MEANT); length <= text.length + most; length += 1)
      for (const candidate of this.#byLength.get(length) ?? []) {
        // Each slip changes two letters of the set at most.
        if (bits(letters ^ candidate.letters) > most * 2) continue;
        if (sameFirst && firstSound(candidate.text) !== first) continue;
        const distance = slipsBetween(text, candidate.text);
        if (distance <= most) found.push({ text: candidate.text, value: candidate.value, distance });
      }
    const strange = (one: { text: string }) =>
      2 * Number(one.text[0] !== text[0]) + bits(letters ^ lettersOf(one.text));
    // Of those as near the ones that are made of the same letters: velutto is velluto, not velato.
    return found.sort((a, b) => a.distance - b.distance || strange(a) - strange(b));
  }
}

/** Whether a text begins as what somebody types who makes slips: velvte, castelani. */
export function beginsNearly(text: string, typed: string): boolean {
  const most = typed.length < SHORTEST_MEANT ? 0 : allowed(typed);
  if (most === 0 || text[0] !== typed[0]) return false;
  return [0, 1].some((more) => slipsBetween(typed, text.slice(0, typed.length + more)) <= most);
}

/** Letters of a longer word in another order are one slip: leapord. */
function slipsBetween(text: string, other: string): number {
  const { steps } = distanceOf(text, other);
  return steps === 2 && text.length > SHORTEST_OF_MIXED && inOrder(text) === inOrder(other) ? 1 : steps;
}
const inOrder = (text: string): string => [...text].sort().join('');

/** How letters sound in one of the languages, roughly: what is often written for another is the same. */
function soundOf(text: string): string {
  return text
    .replaceAll('ch', 'x')
    .replace(/ph/g, 'f')
    .replace(/qu(?=[ei])|[qk]|c(?![eiy])/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/[zc]/g, 's')
    .replaceAll('v', 'b')
    .replaceAll('y', 'i')
    .replaceAll('h', '')
    .replace(/e?au/g, 'o')
    .replaceAll('G', 'g')
    .replace(/(.)\1/g, '$1');
}
const firstSound = (text: string): string => soundOf(text).slice(0, 1);

/** Which letters a text has, as bits. */
function lettersOf(text: string): number {
  let letters = 0;
  for (const letter of text) letters |= 1 << (letter.charCodeAt(0) & 31);
  return letters;
}

/** How many bits are set; by pairs, fours and eights at once, since every word of the vocabulary is compared so. */
function bits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
