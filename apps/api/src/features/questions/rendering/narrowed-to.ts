import { type Locale, readQuestion, SEASONS } from '@toile/contracts';
import type { QuestionAnswerDto } from '../dto/question-answer.dto.js';
import { keyIn, narrowingsIn } from './question-in-words.js';

/** What a question's table is of. */
export function narrowedToIn(answer: QuestionAnswerDto, locale: Locale): string[] {
  const asked = readQuestion(Object.fromEntries(new URLSearchParams(answer.question)));
  const { type, season } = answer.meta.filters;
  const labelled = (dimension: string, slug: string, name: string) =>
    keyIn(locale, dimension, slug, new Map([[slug, name]]));
  const seasons = asked.seasons.length > 0 ? asked.seasons : season ? [season] : [];
  const isOfConditions = asked.where.some(({ dimension }) => dimension === 'type');
  return [
    ...(type && !isOfConditions ? [labelled('type', type, type)] : []),
    ...narrowingsIn(asked, answer, locale),
    ...(asked.window === 'season'
      ? [seasons.map((slug) => labelled('season', slug, seasonNamed(slug))).join(' / ')]
      : []),
  ];
}

const seasonNamed = (slug: string): string => SEASONS.find((one) => one.slug === slug)?.name ?? slug;
