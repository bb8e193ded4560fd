import type { Locale } from '@toile/contracts';
import {
  CONCEPTS,
  type Concept,
  plainPhrase,
  TAG_KINDS,
  type TagKind,
  withNarrower,
} from '@toile/vocabulary';

const OF_TAGS = CONCEPTS.filter(({ kind }) => TAG_KINDS.includes(kind as TagKind));

/** Slugs of tags that a word of somebody's language is the beginning of, and those it is a part of or wider than. */
export interface SuggestedTags {
  begin: string[];
  hold: string[];
}

/** Tags whose names, synonyms or wider concepts have what somebody has typed; `text` may break off within a word. */
export function suggestedTags(text: string, locale: Locale): SuggestedTags {
  const typed = plainPhrase(text);
  if (!typed) return { begin: [], hold: [] };
  const begin = new Set<string>();
  const hold = new Set<string>();
  for (const concept of OF_TAGS) {
    const phrases = phrasesOf(concept, locale);
    const begins = phrases.some((phrase) => ` ${phrase}`.includes(` ${typed}`));
    if (begins) begin.add(concept.slug);
    if (begins || phrases.some((phrase) => phrase.includes(typed)))
      for (const { slug } of withNarrower(concept)) hold.add(slug);
  }
  return { begin: [...begin], hold: [...hold] };
}

function phrasesOf({ label, plural, words }: Concept, locale: Locale): string[] {
  return [label[locale], plural?.[locale] ?? [], words?.[locale] ?? []].flat().map(plainPhrase);
}
