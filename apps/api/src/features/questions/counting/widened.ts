import type { Question, QuestionCondition } from '@toile/contracts';
import { conceptOfTag, currentVocabulary, slugsOf } from '@toile/vocabulary';

/** A tag with all that is narrower, as search understands it: coat, overcoat, trench coat, parka. */
function tagsMeantBy(slug: string): string[] {
  const concept = conceptOfTag(slug);
  if (!concept) return [slug];
  return [...new Set([slug, ...currentVocabulary().withNarrower(concept).flatMap(slugsOf)])];
}

/** What a condition names, with the members of its groups in their place. */
const membersIn = (any: readonly string[], { groups }: Question): string[] => [
  ...new Set(any.flatMap((one) => groups.find(({ key }) => key === one)?.any ?? [one])),
];

/** The conditions of a question, and what it leaves out, with the members of groups and the narrower tags that they mean. */
export function widened(asked: Question): Pick<Question, 'where' | 'without'> {
  const wider = ({ dimension, any }: QuestionCondition): QuestionCondition => {
    const members = membersIn(any, asked);
    return { dimension, any: dimension === 'tag' ? [...new Set(members.flatMap(tagsMeantBy))] : members };
  };
  return { where: asked.where.map(wider), without: asked.without.map(wider) };
}

/** Tags of its conditions that mean narrower ones, too. */
export const widerTags = (asked: Question): string[] =>
  [...asked.where, ...asked.without]
    .filter(({ dimension }) => dimension === 'tag')
    .flatMap(({ any }) => membersIn(any, asked).filter((slug) => tagsMeantBy(slug).length > 1));
