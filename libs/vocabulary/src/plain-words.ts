/** Articles and endings before and behind an apostrophe: l’été, d’argent, women’s. */
const ELISIONS =
  /(?<![\p{L}\p{N}])(?:l|d|s|un|dell|nell|sull|dall|all|qu)['’](?=\p{L})|['’]s(?![\p{L}\p{N}])/giu;
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** A word without case and accents; `start` and `end` say where it stands in the text. A Chinese character is a word. */
export interface PlainWord {
  word: string;
  start: number;
  end: number;
}

const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');

/** The words of a text, as those of the vocabulary and of names are compared. */
export function plainWords(text: string): PlainWord[] {
  const spaced = text.replace(ELISIONS, (elision) => ' '.repeat(elision.length));
  return [...spaced.matchAll(WORD)].map(({ 0: found, index }) => {
    return { word: plain(found), start: index, end: index + found.length };
  });
}

/** The same as one text with blanks between: `Women’s T-shirts` → `women t shirts`. */
export const plainPhrase = (text: string): string =>
  plainWords(text)
    .map(({ word }) => word)
    .join(' ');
