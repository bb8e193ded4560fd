import { LOCALES, type Locale } from '@toile/contracts';
import {
  type Concept,
  isSearched,
  plainPhrase,
  SHIPPED_VOCABULARY,
  textsOf,
  type Vocabulary,
  type WordsChange,
} from '@toile/vocabulary';
import { connectorAt } from '@toile/vocabulary/understanding';
import { noWord, takenWord } from './vocabulary.errors.js';

type ByLocale<T> = Readonly<Partial<Record<Locale, T>>>;

/**
 * Texts that a concept is to be called by must say something, must not be words that join others ("with", "sans"), and must mean
 * nothing else in their language.
 * @param others concepts whose words may be the same
 * @throws DomainError concept-words/conflict, concept-words/invalid
 */
export function mustBeFree(
  texts: ByLocale<readonly string[]>,
  vocabulary: Vocabulary,
  { id, kind, others = [] }: Pick<Concept, 'id' | 'kind'> & { others?: readonly string[] },
): void {
  for (const locale of LOCALES) {
    const wanted = new Map((texts[locale] ?? []).map((text) => [plainPhrase(text), text]));
    if (wanted.size === 0) continue;
    for (const [phrase, text] of wanted) {
      const words = phrase.split(' ');
      if (phrase === '' || connectorAt(words, 0)?.length === words.length) throw noWord(text, locale);
    }
    if (!isSearched({ kind })) continue;
    for (const concept of vocabulary.concepts) {
      if (!isSearched(concept) || concept.id === id || others.includes(concept.id)) continue;
      for (const text of textsOf(concept, locale)) {
        const same = concept.untranslated?.includes(locale) ? undefined : wanted.get(plainPhrase(text));
        if (same !== undefined && !isSettled(same, locale, [id, concept.id]))
          throw takenWord(same, locale, concept.id);
      }
    }
  }
}

/** What the files say of two concepts has its preference there. */
function isSettled(text: string, locale: Locale, ids: readonly string[]): boolean {
  const phrase = plainPhrase(text);
  return ids.every((id) => {
    const shipped = SHIPPED_VOCABULARY.byId(id);
    return shipped && textsOf(shipped, locale).some((one) => plainPhrase(one) === phrase);
  });
}

/** What has to be added to and taken from a concept's words for them to be these; undefined where they are. */
export function wordsChange(
  concept: Concept,
  wanted: ByLocale<readonly string[]>,
): ByLocale<WordsChange> | undefined {
  const changes: Partial<Record<Locale, WordsChange>> = {};
  for (const [locale, words] of Object.entries(wanted) as [Locale, readonly string[]][]) {
    const now = concept.words?.[locale] ?? [];
    const add = [...new Set(words)].filter((word) => !now.includes(word));
    const remove = now.filter((word) => !words.includes(word));
    if (add.length + remove.length > 0) changes[locale] = { add, remove };
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** The texts that differ from what there is; undefined where none does. */
export function textsChange(now: ByLocale<string>, wanted: ByLocale<string>): ByLocale<string> | undefined {
  const changed = Object.entries(wanted).filter(([locale, text]) => (now[locale as Locale] ?? '') !== text);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
