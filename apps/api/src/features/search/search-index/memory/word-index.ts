import { wordsOf } from '../without-signs.js';
import { both, SlotSet } from './slot-set.js';

/** Words of texts with the slots of what they stand in; a word with signs about it is known without them, too. */
export class WordIndex {
  readonly #slots = new Map<string, SlotSet>();

  put(slot: number, word: string): void {
    for (const one of wordsOf(word)) this.#add(one, slot);
  }

  /** Adds to `bits` what has a word with such a part. */
  containing(part: string, bits: Uint32Array): void {
    for (const [word, slots] of this.#slots) if (word.includes(part)) slots.orInto(bits);
  }

  /** What has all these words, each whole. */
  withAll(words: readonly string[], size: number): Uint32Array {
    let found: Uint32Array | undefined;
    for (const word of words) {
      const any = new Uint32Array(size);
      this.#slots.get(word)?.orInto(any);
      if (found) both(found, any);
      else found = any;
    }
    return found ?? new Uint32Array(size);
  }

  /** Gives back room that was made for what has not come. */
  trim(): void {
    for (const slots of this.#slots.values()) slots.trim();
  }

  #add(word: string, slot: number): void {
    let slots = this.#slots.get(word);
    if (!slots) {
      slots = new SlotSet();
      // A text of its own: a part of a longer one would keep that alive.
      this.#slots.set(Buffer.from(word).toString(), slots);
    }
    slots.add(slot);
  }
}

/** Visits the words of a text that have blanks between, without the garbage of a list. */
export function eachWord(text: string, visit: (word: string) => void): void {
  for (let from = 0; from < text.length; ) {
    const blank = text.indexOf(' ', from);
    const end = blank < 0 ? text.length : blank;
    if (end > from) visit(text.slice(from, end));
    from = end + 1;
  }
}
