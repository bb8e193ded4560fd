import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  exclusionsOf,
  QUESTION_MEASURE_NAMES,
  type QuestionMeasureName,
  questionMeasure,
} from '@toile/contracts';
import type { QuestionMeasureDto, QuestionVocabularyDto } from '../dto/question-answer.dto.js';

/** What can be asked of the dashboard. */
export class QuestionVocabulary extends Query<QuestionVocabularyDto> {}

@QueryHandler(QuestionVocabulary)
export class QuestionVocabularyHandler implements IQueryHandler<QuestionVocabulary> {
  async execute(): Promise<QuestionVocabularyDto> {
    return { measures: QUESTION_MEASURE_NAMES.map(measureDto) };
  }
}

export function measureDto(name: QuestionMeasureName): QuestionMeasureDto {
  const { unit, digits, rests, definition, numerator, denominator, axes, filters, seasonsOnly } =
    questionMeasure(name);
  const exclusions = exclusionsOf([name]);
  const lists = { axes: [...axes], filters: [...filters], exclusions, seasons_only: seasonsOnly };
  return { name, label: null, digits, unit, rests, definition, numerator, denominator, ...lists };
}
