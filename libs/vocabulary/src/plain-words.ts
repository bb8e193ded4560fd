import traditional from '../data/traditional.json' with { type: 'json' };

/** Articles and endings before and behind an apostrophe: l’été, d’argent, women’s. */
const ELISIONS =
  /(?<![\p{L}\p{N}])(?:l|d|s|un|dell|nell|sull|dall|all|qu)['’](?=\p{L})|['’]s(?![\p{L}\p{N}])/giu;
/** "Dall’autunno" is since autumn, and "fino all’estate" until summer: before seasons what is elided keeps its preposition. */
const BEFORE_SEASONS =
  /(?<![\p{L}\p{N}])(dal|al|(?<=prima\s)del)l['’](?=(?:autunno|inverno|estate|anno)(?!\p{L}))/giu;
/** "Avant l’automne" is before autumn, and "avant-automne" a season. */
const BEFORE_AUTUMN = /(?<=(?<!\p{L})avant\s)l['’](?=automne(?!\p{L}))/giu;
/** "Dès l’automne" and "dès 2024" are since then; without its accent the word is an article, save before another one. */
const SINCE =
  /(?<![\p{L}\p{N}])(?:dès(?=\s+(?:l['’]|le\s)?(?:automne|hiver|printemps|[ée]té|\d{4}|[a-z]{2}\s?\d{2}))|des(?=\s+(?:l['’]|le\s)(?:automne|hiver|printemps|[ée]té)))/giu;
/** An elision whose apostrophe is left out: manteau d hiver, robe d ete. */
const ELISION_APART = /(?<![\p{L}\p{N}])d(?= [aeiouyhàâéèêëîïôûù]\p{L})/giu;
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** A word without case and accents; `start` and `end` say where it stands in the text. A Chinese character is a word. */
export interface PlainWord {
  word: string;
  start: number;
  end: number;
}

/** Characters as they are written in Taiwan and Hong Kong, and the simplified ones the vocabulary has. */
const SIMPLIFIED = new Map(traditional.characters.split(' ').map(([from = '', to = '']) => [from, to]));

const plain = (word: string): string =>
  SIMPLIFIED.get(word) ??
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
  // As long as before, so that places stay the same.
  const spaced = text
    .replace(BEFORE_SEASONS, '$1  ')
    .replace(BEFORE_AUTUMN, 'l ')
    .replace(SINCE, 'dal')
    .replace(ELISIONS, (elision) => ' '.repeat(elision.length))
    .replace(ELISION_APART, ' ');
  return [...spaced.matchAll(WORD)].map(({ 0: found, index }) => {
    return { word: plain(found), start: index, end: index + found.length };
  });
}

/** The same as one text with blanks between: `Women’s T-shirts` → `women t shirts`. */
export const plainPhrase = (text: string): string =>
  plainWords(text)
    .map(({ word }) => word)
    .join(' ');
