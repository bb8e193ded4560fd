import type { Locale, Reference } from '@toile/contracts';
import {
  type Concept,
  isSearched,
  plainPhrase,
  plainWords,
  slugsOf,
  textsOf,
  type Vocabulary,
} from '@toile/vocabulary';
import { beginsNearly, typingsOf } from '@toile/vocabulary/understanding';

/** What a search can be completed with, in the order a list shows it. */
export const COMPLETED = ['concept', 'designer', 'model', 'season'] as const;
export type CompletedKind = (typeof COMPLETED)[number];

/** A name as it is written, plain, and, of Chinese ones, as it is typed by its sound. */
interface Phrase {
  text: string;
  plain: string;
  typings: readonly string[];
}

/** Something that words of a search can mean. */
interface Entry {
  kind: CompletedKind;
  slug: string;
  label: string;
  /** Its names and synonyms, its label first. */
  phrases: readonly Phrase[];
  /** About how many looks have it; undefined where nobody has counted. */
  looks: number | undefined;
}

export interface Completion {
  kind: CompletedKind;
  slug: string;
  label: string;
  /** What would be searched for. */
  search: string;
  /** The synonym by which it was found, where its label does not begin so. */
  synonym: string | undefined;
  /** Higher where its label begins with what was typed than where a synonym does, or a later word. */
  rank: number;
}

/** A value of the catalogue with its number of looks, by `kind/slug` as suggestions call it. */
export type Counted = ReadonlyMap<string, { name: string; total_count: number }>;

const MOST_WORDS = 4;
/** One letter begins the sounds of too many words. */
const FEWEST_LETTERS = 2;
/** Completions of each kind that are worth counting. */
const CANDIDATES: Record<CompletedKind, number> = { concept: 14, designer: 4, model: 4, season: 4 };

/** Completes the last words of a search in a reader's language; pure. */
export class Completions {
  readonly #entries: readonly Entry[];

  constructor(
    names: Counted,
    private readonly locale: Locale,
    nameOfSeason: (season: Reference) => string,
    vocabulary: Vocabulary,
  ) {
    this.#entries = [...concepts(names, locale, vocabulary), ...named(names, nameOfSeason, vocabulary)];
  }

  /** The most words at the end that something begins with; without any, what most looks have. */
  of(text: string): Completion[] {
    const words = plainWords(text);
    if (words.length === 0) return this.#best('', '');
    for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
      const typed = words.slice(-count);
      const found = this.#best(typed.map(({ word }) => word).join(' '), text.slice(0, typed[0]?.start));
      if (found.length > 0) return found;
    }
    // Where nothing begins so, what begins nearly so: slips are understood when the search is made, too.
    const last = words.at(-1);
    return last ? this.#best(last.word, text.slice(0, last.start), nearlyOf) : [];
  }

  #best(typed: string, before: string, match = matchOf): Completion[] {
    const ranked = this.#entries
      .flatMap((entry) => {
        const found = match(entry, typed);
        return found ? [{ entry, ...found }] : [];
      })
      .sort((a, b) => b.rank - a.rank || looksOf(b.entry, typed) - looksOf(a.entry, typed));
    return COMPLETED.flatMap((kind) =>
      ranked
        .filter(({ entry }) => entry.kind === kind && (typed || kind === 'concept'))
        .slice(0, CANDIDATES[kind])
        .map(({ entry: { slug, label }, rank, synonym }) => {
          const search = before + (kind === 'concept' ? label.toLocaleLowerCase(this.locale) : label);
          return { kind, slug, label, search, rank, synonym };
        }),
    );
  }
}

function matchOf({ phrases }: Entry, typed: string): Pick<Completion, 'rank' | 'synonym'> | undefined {
  const begins = phrases.findIndex(({ plain }) => plain.startsWith(typed));
  if (begins >= 0)
    return { rank: begins === 0 ? 3 : 2, synonym: begins === 0 ? undefined : phrases[begins]?.text };
  const letters = typed.replaceAll(' ', '');
  const sounds =
    letters.length < FEWEST_LETTERS
      ? -1
      : phrases.findIndex(({ typings }) => typings.some((one) => one.startsWith(letters)));
  // What it is called is shown beside what was typed, as for any other name.
  if (sounds >= 0)
    return { rank: sounds === 0 ? 3 : 2, synonym: sounds === 0 ? undefined : phrases[sounds]?.text };
  const holds = phrases.findIndex(({ plain }) => plain.includes(` ${typed}`));
  return holds < 0 ? undefined : { rank: 1, synonym: holds === 0 ? undefined : phrases[holds]?.text };
}

function nearlyOf({ phrases }: Entry, typed: string): ReturnType<typeof matchOf> {
  const near = phrases.findIndex(({ plain }) => plain.split(' ').some((word) => beginsNearly(word, typed)));
  return near < 0 ? undefined : { rank: 1, synonym: near === 0 ? undefined : phrases[near]?.text };
}

const phraseOf = (text: string): Phrase => {
  return { text, plain: plainPhrase(text), typings: [] };
};
const chinesePhraseOf = (text: string): Phrase => {
  return { ...phraseOf(text), typings: typingsOf(text) };
};

/** What nobody has counted is worth counting where somebody begins to type it. */
const looksOf = ({ looks }: Entry, typed: string): number => looks ?? (typed ? Number.MAX_SAFE_INTEGER : -1);

function concepts(names: Counted, locale: Locale, vocabulary: Vocabulary): Entry[] {
  const searched = vocabulary.concepts.filter((one) => isSearched(one) && one.kind !== 'season');
  return searched.map((concept) => {
    const { slug, label } = concept;
    const phrases = textsOf(concept, locale).map(locale === 'zh' ? chinesePhraseOf : phraseOf);
    const counts = vocabulary.withNarrower(concept).flatMap((one) => countsOf(one, names));
    const looks = counts.length > 0 ? Math.max(...counts) : undefined;
    return { kind: 'concept', slug, label: label[locale], phrases, looks };
  });
}

function countsOf(concept: Concept, names: Counted): number[] {
  const key = concept.kind === 'type' || concept.kind === 'city' ? concept.kind : 'tag';
  return slugsOf(concept).flatMap((slug) => names.get(`${key}/${slug}`)?.total_count ?? []);
}

const OWN_KINDS: Readonly<Record<string, CompletedKind>> = {
  designer: 'designer',
  individual: 'model',
  season: 'season',
  // What the vocabulary has no words for goes by its own name.
  tag: 'concept',
  city: 'concept',
  type: 'concept',
};

function* named(
  names: Counted,
  nameOfSeason: (season: Reference) => string,
  vocabulary: Vocabulary,
): Iterable<Entry> {
  for (const [key, { name, total_count }] of names) {
    const [of = '', slug = ''] = key.split('/');
    const kind = OWN_KINDS[of];
    const isKnown =
      of === 'tag'
        ? vocabulary.conceptOfTag(slug)
        : kind === 'concept' && vocabulary.conceptOf(of as 'city', slug);
    if (!kind || isKnown) continue;
    const label = kind === 'season' ? nameOfSeason({ slug, name }) : name;
    const phrases = kind === 'season' ? [label, seasonCode(slug)] : [label];
    yield { kind, slug, label, phrases: phrases.map(phraseOf), looks: total_count };
  }
}

/** SS27 of spring-summer-2027. */
function seasonCode(slug: string): string {
  const code = /^(?:(f)all-(w)inter|(p)re-(f)all|(s)pring-(s)ummer|(r)e(s)ort)-20(\d\d)$/.exec(slug);
  return code ? code.slice(1).filter(Boolean).join('') : slug;
}
