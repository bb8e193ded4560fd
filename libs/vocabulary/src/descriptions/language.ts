import type { Words } from './grammar.js';

/** How a language of Europe puts garments into a sentence. */
export interface Language {
  phrase(words: Words): string;
  withArticle(words: Words): string;
  list(parts: readonly string[]): string;
  /** Between what is worn over and what is worn below; `form` is that of what is over. */
  over(form: string): string;
  /** Before shoes, bags and accessories. */
  with: string;
}
