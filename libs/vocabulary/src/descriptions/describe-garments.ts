import type { Garment, Locale } from '@toile/contracts';
import { CONCEPTS } from '../concepts.js';
import { SHIPPED_VOCABULARY } from '../current-vocabulary.js';
import { chineseSentence } from './chinese.js';
import { english } from './english.js';
import { french } from './french.js';
import { GRAMMARS, type Words, wordsOf } from './grammar.js';
import { italian } from './italian.js';
import type { Language } from './language.js';
import { spanish } from './spanish.js';

const LANGUAGES: Record<Exclude<Locale, 'zh'>, Language> = {
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

// The grammar has words for the garments of `data/` alone, whatever editors have made of them.
const outerwear = SHIPPED_VOCABULARY.conceptOf('garment', 'outerwear');
const isOuterwear = outerwear ? SHIPPED_VOCABULARY.withNarrower(outerwear) : [];
/** A cardigan is knitwear, and worn over the rest. */
const OUTER = new Set([...isOuterwear.map(({ slug }) => slug), 'cardigan']);
/** Asked of every garment of the demo. */
const CLOTHING = new Set(CONCEPTS.filter(({ kind }) => kind === 'garment').map(({ slug }) => slug));
const isClothing = ({ kind }: Garment) => CLOTHING.has(kind);

/**
 * One sentence that says what somebody wears, composed by the grammar of the language. What it has no words for is left out.
 * @param garments from the skin outwards
 * @returns undefined where nothing is known that could be said
 */
export function describeGarments(garments: readonly Garment[], locale: Locale): string | undefined {
  const said = garments.flatMap((garment) => {
    const words = wordsOf(garment, GRAMMARS[locale]);
    return words ? [{ garment, words }] : [];
  });
  if (said.length === 0) return undefined;
  const clothing = said.filter(({ garment }) => isClothing(garment));
  const over = clothing.filter(({ garment }) => OUTER.has(garment.kind)).reverse();
  const [outer, ...between] = over.map(({ words }) => words);
  const below = clothing.filter(({ garment }) => !OUTER.has(garment.kind)).map(({ words }) => words);
  const extras = said.filter(({ garment }) => !isClothing(garment)).map(({ words }) => words);
  if (locale === 'zh') return chineseSentence(outer, [...between, ...below], extras);
  return sentence(LANGUAGES[locale], outer, [...between, ...below], extras);
}

function sentence(
  language: Language,
  outer: Words | undefined,
  rest: readonly Words[],
  extras: readonly Words[],
) {
  const { phrase, withArticle, list, over } = language;
  const articled = (pieces: readonly Words[]) => list(pieces.map(withArticle));
  const below = rest.length > 0 ? articled(rest) : '';
  const worn = outer
    ? [phrase(outer), below && `${over(outer.form)} ${below}`].filter(Boolean).join(' ')
    : list(rest.map(phrase));
  const beside =
    extras.length > 0 ? (worn ? `, ${language.with} ${articled(extras)}` : list(extras.map(phrase))) : '';
  const said = worn + beside;
  return `${said.charAt(0).toLocaleUpperCase()}${said.slice(1)}.`;
}
