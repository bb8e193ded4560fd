import { OmitType } from '@nestjs/swagger';
import {
  type AskedReference,
  FIGURE_ADDRESSES,
  type FigureAddress,
  type Question,
  questionQuery,
  readQuestion,
} from '@toile/contracts';
import { inputOf, ValidationError } from '@toile/platform';
import { IsOptional } from 'class-validator';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { filtersOf, KeptFiltersDto, LivingFiltersDto } from '../../figures/index.js';
import { QuestionQueryDto } from './question-query.dto.js';

const MOST_TEXT = 8_000;

/** A figure and its filters, or a question. */
export class ChosenReferenceDto {
  /** Of a figure: its address below `/api/dashboard/`. */
  @IfGiven()
  @IsOneOf(FIGURE_ADDRESSES)
  figure?: FigureAddress;

  /** Of a figure; none where they are left out. */
  @IsOptional()
  @IsNested(() => KeptFiltersDto)
  filters?: KeptFiltersDto;

  /**
   * A question instead of a figure: its address, as answers of `/api/dashboard/questions` say it; with `as_of` as it was known then.
   * @example "measures=runway_share&rows=tag&where=city%3Amilan"
   */
  @IfGiven()
  @IsText({ min: 1, max: MOST_TEXT })
  question?: string;
}

/** A figure and its filters, or a question, that goes on being asked. */
export class LivingReferenceDto {
  /** Of a figure: its address below `/api/dashboard/`. */
  @IfGiven()
  @IsOneOf(FIGURE_ADDRESSES)
  figure?: FigureAddress;

  /** Of a figure; none where they are left out. */
  @IsOptional()
  @IsNested(() => LivingFiltersDto)
  filters?: LivingFiltersDto;

  /**
   * A question instead of a figure: its address, as answers of `/api/dashboard/questions` say it.
   * @example "measures=runway_share&rows=tag&where=city%3Amilan"
   */
  @IfGiven()
  @IsText({ min: 1, max: MOST_TEXT })
  question?: string;
}

/** One figure with its filters, as they stand in the address, or a question. */
export class AskedReferenceDto {
  /** Of a figure. */
  figure?: FigureAddress;
  /**
   * Of a figure.
   * @example { "city": "milan" }
   */
  filters?: Record<string, string>;
  /**
   * Of a question.
   * @example "measures=runway_share&rows=tag"
   */
  question?: string;
}

/** How an answer is given is not kept. */
class KeptQuestionDto extends OmitType(QuestionQueryDto, ['format', 'locale']) {}

/** What somebody chose; of a question in one way of writing it. @throws ValidationError unless it is one figure or one question */
export function referenceOf({ figure, filters, question }: ChosenReferenceDto): AskedReference {
  if (question === undefined) {
    if (!figure) throw refused('figure', 'Name a figure or a question.');
    return { figure, filters: filtersOf(filters ?? {}) };
  }
  if (figure || filters) throw refused('question', 'A question stands without a figure and its filters.');
  const given = Object.fromEntries(new URLSearchParams(question));
  const { as_of, ...kept } = inputOf(KeptQuestionDto, given);
  const text = questionQuery(readQuestion(kept));
  return { question: as_of ? `${text}&${new URLSearchParams({ as_of })}` : text };
}

/** The same of what goes on being asked. @throws ValidationError where nothing of it would ever change */
export function livingReference(chosen: LivingReferenceDto): AskedReference {
  const reference = referenceOf(chosen);
  if (!('question' in reference)) return reference;
  const given = Object.fromEntries(new URLSearchParams(reference.question));
  if (given.as_of) throw refused('question', 'as_of would keep it from changing.');
  mustLive(readQuestion(given));
  return reference;
}

/** @throws ValidationError of a question whose days or weeks are named */
function mustLive({ window, rows, columns }: Question): void {
  const hasWeek = [rows, columns].some((axis) => axis?.dimension === 'week' && axis.keys.length > 0);
  if (window === 'days' || hasWeek)
    throw refused('question', 'Days and weeks that are named keep it from changing. Choose a window.');
}

const refused = (propertyPath: string, message: string) =>
  new ValidationError([{ propertyPath, message, code: 'not_obeyed' }]);
