import type { Locale } from '@toile/contracts';
import { type Concept, slugsOf, TAG_KINDS, type TagKind, textsOf } from './concept.js';
import { plainPhrase } from './plain-words.js';
import type { Vocabulary } from './vocabulary.js';

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
  for (const { concept, phrases } of phrasesOf(vocabulary, locale)) {
    if (!phrases.includes(typed)) continue;
    if (phrases.includes(` ${typed}`)) for (const slug of slugsOf(concept)) begin.add(slug);
    for (const slug of vocabulary.withNarrower(concept).flatMap(slugsOf)) hold.add(slug);
  }
  return { begin: [...begin], hold: [...hold] };
}

interface Phrases {
  concept: Concept;
  /** One a line, a blank before each. */
  phrases: string;
}
/** Made plain once for each state of the vocabulary: they are thousands. */
const known = new WeakMap<Vocabulary, Map<Locale, Phrases[]>>();

function phrasesOf(vocabulary: Vocabulary, locale: Locale): readonly Phrases[] {
  const byLocale = known.get(vocabulary) ?? new Map<Locale, Phrases[]>();
  known.set(vocabulary, byLocale);
  let all = byLocale.get(locale);
  if (!all) {
    all = vocabulary.concepts
      .filter(({ kind }) => TAG_KINDS.includes(kind as TagKind))
      .map((concept) => ({
        concept,
        phrases: textsOf(concept, locale)
          .map((text) => ` ${plainPhrase(text)}`)
          .join('\n'),
      }));
    byLocale.set(locale, all);
  }
  return all;
}
