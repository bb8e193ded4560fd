import { fittedQuestion, type Locale, type Question, type QuestionGroup } from '@toile/contracts';
import { plainWords } from '@toile/vocabulary';
import { connectorAt, lengthOfThing, type Reading, readAtoms } from '@toile/vocabulary/understanding';
import { type Token, withoutIn } from './condition-of.js';
import { insteadOf } from './instead-of.js';
import { isLeftOutIn, leftOutOf } from './left-out.js';
import { isOwnWord, type Phrase, phraseAt } from './phrases.js';
import { questionOf } from './question-of.js';
import { groupAt, type NamedGroup, namedGroups } from './said-groups.js';
import { recentAt } from './said-recent.js';
import { parted } from './unwanted.js';

/**
 * Parts of a question that words can be; `without` what nothing of it may have, `together` what cannot be left out as the one thing it is,
 * `left_out` where what is counted is not told apart by what they say, `unknown` where nothing was made of them.
 */
export const SENTENCE_PARTS = [
  ...(['measure', 'dimension', 'condition', 'without', 'group', 'season'] as const),
  ...(['compare', 'window', 'order', 'together', 'left_out', 'unknown'] as const),
] as const;
export type SentencePart = (typeof SENTENCE_PARTS)[number];

/** Some words of a sentence, and which part of the question they are. */
export interface SentenceWord {
  text: string;
  as: SentencePart;
  /** What may be meant by what is not understood. */
  instead: string | null;
  /** What can take its place, of what cannot be left out as one: "without lace" and "without black" of "without black lace". */
  separately: string[];
}
export interface ReadSentence {
  question: Question;
  words: SentenceWord[];
}

/**
 * A sentence of any of five languages as a question: what it measures, by what, of what, when. Words of the table of measures and
 * dimensions are read first, what is left by the vocabulary, as a search is. Groups of the reader's own go before what their names
 * mean elsewhere. Pure; what it must understand stands in `sentences/`.
 */
export function readSentence(
  text: string,
  reading: Reading,
  groups: readonly QuestionGroup[] = [],
): ReadSentence {
  const said = asMeasures(saidIn(text, reading, namedGroups(groups)));
  // What was read already is blank for the vocabulary, so that places stay the same.
  const rest = said
    .filter((token) => !isOfSeasons(token))
    .reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
  const isOwn = (word: string) => isOwnWord(word, reading.locale);
  const items = readAtoms(rest, { ...reading, careful: { sentence: text, isOwn } });
  const { wanted: tokens, unwanted, unsayable } = parted(said, items);
  const unknown = items
    .flatMap((item) => ('unknown' in item ? [item.unknown] : []))
    .filter(({ start }) => !said.some((token) => isOfSeasons(token) && token.start === start));
  const asked = { ...questionOf(tokens, reading), ...withoutIn(unwanted, tokens) };
  const question = fittedQuestion(asked);
  const leftOut = leftOutOf(tokens, asked, question);
  const lost = unwanted.filter((token) => !isLeftOutIn(question, token));
  const inText = ({ start, end }: Pick<Token, 'start' | 'end'>) => text.slice(start, end);
  const placed = ({ start, end }: Pick<Token, 'start' | 'end'>, as: SentencePart) => ({
    start,
    text: inText({ start, end }),
    as,
    separately: [] as string[],
  });
  const words = [
    ...tokens.flatMap((token) => {
      const as = leftOut.includes(token) ? 'left_out' : partOf(token);
      return as ? [placed(token, as)] : [];
    }),
    ...unwanted.filter((token) => !lost.includes(token)).map((token) => placed(token, 'without')),
    ...unsayable.map((thing) => ({
      ...placed(thing, 'together'),
      separately: thing.parts.map((part) => inText(thing.not) + inText(part)),
    })),
    ...lost.map((token) => placed(token, 'left_out')),
    ...unknown.map((place) => placed(place, 'unknown')),
  ].sort((a, b) => a.start - b.start);
  return {
    question,
    words: words.map(({ text: own, as, separately }) => ({
      text: own,
      as,
      separately,
      instead: as === 'unknown' ? insteadOf(own, reading) : null,
    })),
  };
}

/** Words that the vocabulary reads with the seasons they stand beside. */
const isOfSeasons = (token: Token): boolean => token.is === 'said' && token.said.kind === 'span';

/** Words of the table, and numbers; not where the vocabulary or a name has a longer phrase: animal print, Maison Orvanne. */
function saidIn(text: string, reading: Reading, groups: readonly NamedGroup[]): Token[] {
  const { locale } = reading;
  const found = plainWords(text);
  const words = found.map(({ word }) => word);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const not = lengthOfNot(words, at, locale);
    if (not > 0) {
      at += not;
      continue;
    }
    const phrase = asSaid(phraseAt(words, at, locale), words, at, locale);
    const own = groupAt(words, at, groups, phrase?.length ?? 0);
    const thing = own ? 0 : lengthOfThing(words, at, reading);
    if (thing > Math.max(1, phrase?.length ?? 0)) {
      at += thing;
      continue;
    }
    const isNumbered = phrase?.said.kind === 'unread' && isNumber(words[at + phrase.length]);
    const recent = own ? undefined : recentAt(words, at, reading);
    const isRecent = recent !== undefined && recent.length > (phrase?.length ?? 0);
    const length = own?.length ?? (isRecent ? recent.length : (phrase?.length ?? 1) + Number(isNumbered));
    const place = { start: found[at]?.start ?? 0, end: found[at + length - 1]?.end ?? 0 };
    if (own) tokens.push({ ...place, is: 'group', group: own.group });
    else if (isRecent) tokens.push({ ...place, is: 'recent', recent: recent.recent });
    else if (phrase?.said.kind === 'or') tokens.push({ ...place, is: 'or' });
    else if (phrase && phrase.said.kind !== 'unread')
      tokens.push({ ...place, is: 'said', said: phrase.said });
    else if (!phrase && isNumber(words[at]))
      tokens.push({ ...place, is: 'number', number: Number(words[at]) });
    at += length;
  }
  return tokens;
}

/** How many words say "not" that are read as something else by themselves: "todo menos", "没有"; 0 where none do. */
function lengthOfNot(words: readonly string[], at: number, locale: Locale): number {
  const joint = connectorAt(words, at);
  if (joint?.connector !== 'not' || joint.length < 2) return 0;
  if ((phraseAt(words, at, locale)?.length ?? 0) >= joint.length) return 0;
  // "Not in French" is "in French", and not so.
  for (let inside = 1; inside < joint.length; inside += 1)
    if ((phraseAt(words, at + inside, locale)?.length ?? 0) > joint.length - inside) return 0;
  return joint.length;
}

/** People are a measure where nothing else is one; "what people search for" are searches. */
function asMeasures(tokens: readonly Token[]): Token[] {
  const isFolk = (token: Token) => token.is === 'said' && token.said.kind === 'folk';
  const hasMeasure = tokens.some((token) => token.is === 'said' && token.said.kind === 'measure');
  return tokens.map((token) =>
    token.is === 'said' && isFolk(token)
      ? { ...token, said: hasMeasure ? { kind: 'idle' } : { kind: 'measure', measure: 'visitors' } }
      : token,
  );
}

/** A year is of a season, and longer numbers are of nothing. */
const isNumber = (word = ''): boolean => /^\d{1,3}$/.test(word);

/** "Top" is a garment, unless it says how many or of what: top 10, top brands, top searches. */
function asSaid(
  phrase: Phrase | undefined,
  words: readonly string[],
  at: number,
  locale: Locale,
): Phrase | undefined {
  if (phrase?.said.kind !== 'top' || words[at] !== 'top') return phrase;
  const next = words[at + 1] ?? '';
  const isOfSome =
    isNumber(next) || ['dimension', 'measure'].includes(phraseAt(words, at + 1, locale)?.said.kind ?? '');
  return isOfSome ? phrase : undefined;
}

const RECENT = { seasons: 'season', window: 'window', days: 'window', 'no-window': 'unknown' } as const;

function partOf(token: Token): SentencePart | undefined {
  if (token.is === 'number') return 'order';
  if (token.is === 'recent') return RECENT[token.recent.kind];
  if (token.is === 'or') return undefined;
  if (token.is === 'group') return 'group';
  if (token.is === 'atom') return token.atom.kind === 'season' ? 'season' : 'condition';
  switch (token.said.kind) {
    case 'measure':
    case 'dimension':
    case 'window':
      return token.said.kind;
    case 'growth':
    case 'top':
    case 'least':
      return 'order';
    case 'versus':
    case 'previous':
      return 'compare';
    case 'country':
    case 'people':
    case 'language':
    case 'occupation':
    case 'garment':
      return 'condition';
    default:
      return undefined;
  }
}
