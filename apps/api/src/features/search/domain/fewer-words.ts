import type { Locale } from '@toile/contracts';
import { plainPhrase } from '@toile/vocabulary';
import type { AtomKind, Reading } from '@toile/vocabulary/understanding';
import { suggestionsFor, type Understood, type UnderstoodWords, understand } from './understand.js';

/** A search that asks for less than another. */
export interface Fewer {
  /** Words it leaves out; none where it only writes a word otherwise. */
  without: string[];
  search: string;
  /** How far its meaning is from what was asked. */
  loss: number;
}

/** What is lost with a word: what a look is about loses most, what it is like less, what is not understood least. */
const LOSS: Record<AtomKind, number> = {
  tag: 2,
  whole: 2,
  plain: 3,
  pattern: 3,
  fabric: 3,
  colour: 4,
  season: 5,
  type: 5,
  city: 6,
  piece: 8,
  name: 10,
};
const LOSS_OF_UNKNOWN = 1;
/** What must not be there: without it looks would show what nobody wants to see. */
const LOSS_OF_NOT = 12;
/** A word that is written otherwise loses nothing, but may be another word. */
const LOSS_OF_REWRITING = 0.5;

/** Shorter words are near to too many others. */
const SHORTEST_REWRITTEN = 6;
/** Of longer texts fewer ways are tried: they would be hundreds. */
const MOST_PARTS = 8;
/** What is lost least is left out first; each way is a text that is read anew. */
const MOST_LEFT_OUT = 10;

/**
 * Ways to ask for less, in rounds: each is only worth a try when the one before finds nothing.
 * @param hasFilters something is asked for without words, too, so that all of them may be left out
 */
export function* fewerWords(
  text: string,
  whole: Understood,
  reading: Reading,
  hasFilters = false,
): Iterable<Fewer[]> {
  const read = (of: string) => understand(of, reading);
  const { locale } = reading;
  const singles = less(whole, { without: [], search: text, loss: 0 }, locale, hasFilters);
  const unknown = whole.unknown.map((one) => one.text);
  const known = { without: unknown, search: whole.known, loss: unknown.length * LOSS_OF_UNKNOWN };
  const cheapest = singles.toSorted((a, b) => a.loss - b.loss).slice(0, MOST_LEFT_OUT);
  const isLess = unknown.length > 1 && whole.words.length > 0;
  yield [...rewritten(text, whole, reading), ...cheapest, ...(isLess ? [known] : [])];
  if (singles.length > MOST_PARTS) return;
  const pairs = singles.flatMap((one) => less(read(one.search), one, locale));
  const knownAndLess = isLess ? less(read(known.search), known, locale) : [];
  yield unique([...pairs, ...knownAndLess]);
}

/** Each way to leave out one part more; where words are all there is, not all of them. */
function less(
  { words, unknown }: Understood,
  { without, loss }: Fewer,
  locale: Locale,
  mayBeEmpty = false,
): Fewer[] {
  /** Of what a saying means one part goes by its name. */
  const named = ({ text, atom }: UnderstoodWords) =>
    words.filter((one) => one.text === text).length > 1 ? (atom.concept?.label[locale] ?? text) : text;
  const parts = [
    ...words.map((one) => ({ ...one, text: named(one), loss: one.not ? LOSS_OF_NOT : LOSS[one.atom.kind] })),
    ...unknown.map((one) => ({ ...one, loss: LOSS_OF_UNKNOWN })),
  ];
  // Small words that are left alone ask for nothing: of "beach outfit" no outfit at all is what is nearest.
  if (parts.length === 1 && !mayBeEmpty) return [];
  return parts
    .map((one) => ({ without: [...without, one.text], search: one.rest, loss: loss + one.loss }))
    .filter(({ search }) => mayBeEmpty || search !== '');
}

/** Words that are not understood, written as those that are most alike. */
function rewritten(text: string, { unknown }: Understood, reading: Reading): Fewer[] {
  let search = text;
  for (const word of unknown.slice(0, MOST_PARTS)) {
    const [meant] = word.text.length < SHORTEST_REWRITTEN ? [] : suggestionsFor(word.text, reading, 1);
    if (meant && isAlike(meant, word.text))
      search = search.replace(word.text, meant.toLocaleLowerCase(reading.locale));
  }
  return search === text ? [] : [{ without: [], search, loss: LOSS_OF_REWRITING }];
}

/** What a word that is alike is called may be another word altogether: "frisé" goes by curls of hair. */
const isAlike = (meant: string, word: string): boolean => {
  const [one, other] = [plainPhrase(meant), plainPhrase(word)];
  return one[0] === other[0] && Math.abs(one.length - other.length) <= 2;
};

const unique = (all: readonly Fewer[]): Fewer[] => [
  ...new Map(all.toSorted((a, b) => b.loss - a.loss).map((one) => [one.search, one])).values(),
];
