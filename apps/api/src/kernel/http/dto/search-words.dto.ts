import { IfGiven } from './if-given.decorator.js';
import { IsText } from './text.decorator.js';

/** What is looked for in a short list; all of it where nothing is said. */
export class SearchWordsDto {
  /**
   * Words that must all be there, in any order; accents and case count for nothing.
   * @example "vale"
   */
  @IfGiven()
  @IsText({ max: 100 })
  search?: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether all words of a search are in one of these texts. */
export function hasWords(texts: readonly string[], search = ''): boolean {
  const text = plain(texts.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
