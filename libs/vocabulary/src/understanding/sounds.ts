import { pinyin } from 'pinyin-pro';

const IS_HAN = /^\p{Script=Han}$/u;
/** Of one syllable too many words sound alike. */
const SHORTEST = 2;

/** Whether a word is one Chinese character. */
export const isHan = (word: string): boolean => IS_HAN.test(word);

/** How a character sounds by itself, without its tone; whoever types by sound picks a wrong one of the same. */
const soundOf = (character: string): string => pinyin(character, { toneType: 'none' });

/** How a phrase is typed by sound, ü as v or as u: 连衣裙 is lianyiqun, 绿色 lvse or luse. None for what is no Chinese alone. */
export function typingsOf(phrase: string): string[] {
  if (phrase === '' || ![...phrase].every(isHan)) return [];
  const letters = pinyin(phrase, { toneType: 'none', v: true, separator: '' });
  return [...new Set([letters, letters.replaceAll('v', 'u')])];
}

/** Chinese phrases by how they sound. */
export class Sounds<T> {
  readonly #bySound = new Map<string, T>();
  readonly #byTyping = new Map<string, T>();
  #longest = 0;

  /** `phrases` have blanks between their characters. The first of a sound keeps it. */
  constructor(phrases: Iterable<[phrase: string, value: T]>) {
    for (const [phrase, value] of phrases) {
      const characters = phrase.split(' ');
      if (!characters.every(isHan)) continue;
      for (const letters of typingsOf(characters.join('')))
        if (!this.#byTyping.has(letters)) this.#byTyping.set(letters, value);
      if (characters.length < SHORTEST) continue;
      const sound = characters.map(soundOf).join(' ');
      if (!this.#bySound.has(sound)) this.#bySound.set(sound, value);
      this.#longest = Math.max(this.#longest, characters.length);
    }
  }

  /** The longest phrase that sounds like the characters from one on: 衬杉 is 衬衫. */
  heardAt(words: readonly string[], at: number): { value: T; length: number } | undefined {
    const other = words.findIndex((word, index) => index >= at && !isHan(word));
    const end = Math.min(other < 0 ? words.length : other, at + this.#longest);
    const sounds = words.slice(at, end).map(soundOf);
    return this.#longestOf(sounds, ' ', this.#bySound);
  }

  /** The longest phrase that is typed so, be it as one word or a syllable each. */
  typedAt(words: readonly string[], at: number): { value: T; length: number } | undefined {
    return this.#longestOf(words.slice(at, at + this.#longest), '', this.#byTyping);
  }

  #longestOf(
    parts: readonly string[],
    between: string,
    known: ReadonlyMap<string, T>,
  ): { value: T; length: number } | undefined {
    const shortest = between ? SHORTEST : 1;
    for (let length = parts.length; length >= shortest; length -= 1) {
      const value = known.get(parts.slice(0, length).join(between));
      if (value !== undefined) return { value, length };
    }
    return undefined;
  }
}
