import type { Locale } from '@toile/contracts';
import { plainPhrase, slugsOf, TAG_KINDS, type TagKind, textsOf, type Vocabulary } from '@toile/vocabulary';

/** Slugs of tags that a word of somebody's language is the beginning of, and those it is a part of or wider than. */
export interface SuggestedTags {
  begin: string[];
  hold: string[];
}

/** Tags whose names, synonyms or wider concepts have what somebody has typed; `text` may break off within a word. */
export function suggestedTags(text: string, locale: Locale, vocabulary: Vocabulary): SuggestedTags {
  const typed = plainPhrase(text);
  if (!typed) return { begin: [], hold: [] };
  const begin = new Set<string>();
  const hold = new Set<string>();
  for (const concept of vocabulary.concepts) {
    if (!TAG_KINDS.includes(concept.kind as TagKind)) continue;
    const phrases = textsOf(concept, locale).map(plainPhrase);
    const begins = phrases.some((phrase) => ` ${phrase}`.includes(` ${typed}`));
    if (begins) for (const slug of slugsOf(concept)) begin.add(slug);
    if (begins || phrases.some((phrase) => phrase.includes(typed)))
      for (const slug of vocabulary.withNarrower(concept).flatMap(slugsOf)) hold.add(slug);
  }
  return { begin: [...begin], hold: [...hold] };
}
