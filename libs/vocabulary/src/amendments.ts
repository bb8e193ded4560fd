import type { Locale } from '@toile/contracts';
import type { WrittenConcept } from './concept.js';

type ByLocale<T> = Readonly<Partial<Record<Locale, T>>>;

/** Words that a concept gets beside those it has, and those that are taken from it. */
export interface WordsChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** A concept as an editor adds it. */
export interface AddedConcept {
  readonly label: ByLocale<string> & { readonly en: string };
  readonly plural: ByLocale<string>;
  readonly words: ByLocale<readonly string[]>;
  readonly parents: readonly string[];
  readonly note: string;
}

interface Change<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Readonly<Data>;
}

/**
 * What an editor changes. It says what differs, never the whole, so that all else a new version of the files in `data/` says of
 * the concept is seen. Concepts are named by their ids.
 */
export type VocabularyChange =
  | Change<'ConceptAdded', { concept: string } & AddedConcept>
  | Change<
      'ConceptReworded',
      {
        concept: string;
        label?: ByLocale<string>;
        /** An empty one takes the plural away. */
        plural?: ByLocale<string>;
        words?: ByLocale<WordsChange>;
        note?: string;
      }
    >
  | Change<'ConceptMoved', { concept: string; parents: readonly string[] }>
  | Change<'ConceptMerged', { concept: string; into: string }>
  | Change<'MergeUndone', { concept: string; into: string }>
  | Change<'ConceptRetired', { concept: string }>;

/** All that changes have made of one concept. */
export interface Amendment {
  readonly added?: WrittenConcept & { readonly untranslated: readonly Locale[] };
  readonly label?: ByLocale<string>;
  readonly plural?: ByLocale<string>;
  readonly words?: ByLocale<WordsChange>;
  readonly note?: string;
  readonly parents?: readonly string[];
  readonly mergedInto?: string;
}

/** By id of the concept. */
export type Amendments = Readonly<Record<string, Amendment>>;

/** The amendments after one more change; pure, and the same in every process. */
export function amended(amendments: Amendments, { type, data }: VocabularyChange): Amendments {
  const { [data.concept]: known = {}, ...others } = amendments;
  const of = (amendment: Amendment): Amendments => ({ ...others, [data.concept]: amendment });
  switch (type) {
    case 'ConceptAdded':
      return of({ added: written(data) });
    case 'ConceptReworded': {
      const { label, plural, words, note } = data;
      return of({
        ...known,
        ...(label && { label: { ...known.label, ...label } }),
        ...(plural && { plural: { ...known.plural, ...plural } }),
        ...(words && { words: bothWords(known.words, words) }),
        ...(note !== undefined && { note }),
      });
    }
    case 'ConceptMoved':
      return of({ ...known, parents: data.parents });
    case 'ConceptMerged':
      return of({ ...known, mergedInto: data.into });
    case 'MergeUndone': {
      const { mergedInto: _, ...rest } = known;
      return of(rest);
    }
    default:
      return others;
  }
}

function written({ label, plural, words, parents, note }: AddedConcept) {
  const all: Record<Locale, string> = {
    en: label.en,
    fr: label.fr ?? label.en,
    es: label.es ?? label.en,
    it: label.it ?? label.en,
    zh: label.zh ?? label.en,
  };
  const untranslated = (Object.keys(all) as Locale[]).filter((locale) => !label[locale]);
  return { label: all, plural, words, parents, note, untranslated };
}

/** What is taken away later is no longer added, and the other way round. */
function bothWords(before: ByLocale<WordsChange> = {}, change: ByLocale<WordsChange>): ByLocale<WordsChange> {
  const both: Partial<Record<Locale, WordsChange>> = { ...before };
  for (const [locale, { add, remove }] of Object.entries(change) as [Locale, WordsChange][]) {
    const known = before[locale] ?? { add: [], remove: [] };
    both[locale] = {
      add: [...known.add.filter((word) => !remove.includes(word) && !add.includes(word)), ...add],
      remove: [...known.remove.filter((word) => !add.includes(word) && !remove.includes(word)), ...remove],
    };
  }
  return both;
}
