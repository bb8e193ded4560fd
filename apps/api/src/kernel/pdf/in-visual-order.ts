import bidiFactory from 'bidi-js';
import type { Run } from './typefaces.js';

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();
/** Nothing here is ever written from the right, so there is nothing to reorder. */
const FROM_THE_LEFT = /^[\0-\u0590\u0900-\u200e\u2010-\ud7ff\uf900-\ufb1c\uff00-\uffef]*$/;
const RIGHT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** By the first letter that has a direction, as browsers do with `dir="auto"`. */
export function directionOf(paragraph: string): Direction {
  const [first] = /\p{L}/u.exec(paragraph) ?? [];
  return first && RIGHT_LETTER.test(first) ? 'rtl' : 'ltr';
}

/**
 * The runs of a line as they stand from left to right, by UAX #9. What is written from the right comes a word a run,
 * because pdfkit sets the words of a run from the left; the letters of a word are turned and joined where it is set.
 */
export function inVisualOrder(runs: readonly Run[], base: Direction): Run[] {
  const line = runs.map(({ text }) => text).join('');
  if (base === 'ltr' && FROM_THE_LEFT.test(line)) return [...runs];
  const found = bidi.getEmbeddingLevels(line, base);
  const fonts = runs.flatMap(({ font, text }) => Array.from({ length: text.length }, () => font));
  const pieces: (Run & { isRight: boolean; last: number })[] = [];
  for (const at of bidi.getReorderedIndices(line, found)) {
    const isRight = (found.levels[at] ?? 0) % 2 === 1;
    const font = fonts[at] ?? '';
    const sign = (isRight && bidi.getMirroredCharacter(line.charAt(at))) || line.charAt(at);
    const piece = pieces.at(-1);
    const goesOn =
      piece?.font === font && piece.isRight === isRight && piece.last === at + (isRight ? 1 : -1);
    const isWord = isRight && (sign === ' ' || piece?.text === ' ');
    if (!piece || !goesOn || isWord) pieces.push({ font, text: sign, isRight, last: at });
    else {
      // Kept as it is read.
      piece.text = isRight ? sign + piece.text : piece.text + sign;
      piece.last = at;
    }
  }
  return pieces.map(({ font, text, isRight }) => ({
    font,
    // Where there are no letters, nobody else turns it.
    text: isRight && !RIGHT_LETTER.test(text) ? [...text].reverse().join('') : text,
  }));
}
