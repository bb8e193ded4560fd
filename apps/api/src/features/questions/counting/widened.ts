import type { Question, QuestionCondition } from '@toile/contracts';
import { conceptOfTag, currentVocabulary, slugsOf } from '@toile/vocabulary';

/** A tag with all that is narrower, as search understands it: coat, overcoat, trench coat, parka. */
function tagsMeantBy(slug: string): string[] {
  const concept = conceptOfTag(slug);
  if (!concept) return [slug];
  return [...new Set([slug, ...currentVocabulary().withNarrower(concept).flatMap(slugsOf)])];
}

/** The conditions of a question with the narrower tags that they mean. */
export const widened = ({ where }: Question): QuestionCondition[] =>
  where.map(({ dimension, any }) => ({
    dimension,
    any: dimension === 'tag' ? [...new Set(any.flatMap(tagsMeantBy))] : any,
  }));

/** Tags of its conditions that mean narrower ones, too. */
export const widerTags = ({ where }: Question): string[] =>
  where
    .filter(({ dimension }) => dimension === 'tag')
    .flatMap(({ any }) => any.filter((slug) => tagsMeantBy(slug).length > 1));
