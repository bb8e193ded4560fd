import { ApiProperty } from '@nestjs/swagger';
import {
  CROSSINGS,
  type Crossing,
  DIMENSIONS,
  FORMULA_LIMITS,
  GROUP_LIMITS,
  GROUPED_DIMENSIONS,
  type GroupedDimension,
  LIMITS,
  QUESTION_FILTERS,
  QUESTION_MEASURE_NAMES,
  QUESTION_ORDERS,
  QUESTION_WINDOWS,
  type Question,
  type QuestionAxis,
  type QuestionCondition,
  type QuestionDimension,
  type QuestionFilter,
  type QuestionFormula,
  type QuestionGroup,
  type QuestionMeasureName,
  question,
} from '@toile/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { IsNested, IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsDay, IsTime } from '../../../kernel/http/dto/time.decorator.js';

/** What rows or columns are. */
export class QuestionAxisDto implements QuestionAxis {
  @IsOneOf(DIMENSIONS)
  dimension: QuestionDimension;

  /**
   * Which of them; the largest where it is empty.
   * @example ["denim", "lace"]
   */
  @AreSlugs({ max: LIMITS.keys })
  keys: string[] = [];
}

/** Members put together: counted once where any of them is. */
export class QuestionGroupDto implements QuestionGroup {
  /**
   * By which rows, columns and conditions name it.
   * @example "~romantic"
   */
  @Matches(/^~[a-z0-9-]{1,40}$/, { message: 'must be "~" and small letters, digits or hyphens' })
  key: string;

  /** @example "Romantic" */
  @IsText({ min: 1, max: GROUP_LIMITS.name })
  name: string;

  @IsOneOf(GROUPED_DIMENSIONS)
  dimension: GroupedDimension;

  /** @example ["lace", "ruffles", "sheer"] */
  @AreSlugs({ min: 1, max: GROUP_LIMITS.members })
  any: string[];
}

/** A measure made of measures. */
export class QuestionFormulaDto implements QuestionFormula {
  /** @example "Saves per 1,000 views" */
  @IsText({ min: 1, max: FORMULA_LIMITS.name })
  name: string;

  /**
   * Numbers, names of measures, + - * / and parentheses.
   * @example "1000 * saves / views"
   */
  @IsText({ min: 1, max: FORMULA_LIMITS.formula })
  formula: string;
}

/** What every cell must have, or must not: any of some values. */
export class QuestionConditionDto implements QuestionCondition {
  @IsOneOf(QUESTION_FILTERS)
  dimension: QuestionFilter;

  /** @example ["leather"] */
  @AreSlugs({ min: 1, max: LIMITS.keys })
  any: string[];
}

/** A question to the dashboard: measures by dimensions. What each measure can be asked by says the list of them. */
export class QuestionDto implements Question {
  /** The first one orders rows. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.measures)
  @IsIn(QUESTION_MEASURE_NAMES, { each: true })
  @ApiProperty({
    type: 'array',
    minItems: 1,
    maxItems: LIMITS.measures,
    items: { type: 'string', enum: [...QUESTION_MEASURE_NAMES] },
  })
  measures: QuestionMeasureName[];

  @IsNested(() => QuestionAxisDto)
  rows: QuestionAxisDto;

  @IsOptional()
  @IsNested(() => QuestionAxisDto)
  columns: QuestionAxisDto | null = null;

  /** All of them hold. */
  @IsNestedList(() => QuestionConditionDto, { max: LIMITS.conditions })
  where: QuestionConditionDto[] = [];

  /**
   * What is counted has none of these: looks without lace, of every brand but one. Tags, colours and tones are of one garment where
   * `crossing` says so. Refused for what rests on members.
   */
  @IsNestedList(() => QuestionConditionDto, { max: LIMITS.conditions })
  without: QuestionConditionDto[] = [];

  /** Where tags and colours that are asked together must meet: in one look, or on one of its garments. */
  @IsOneOf(CROSSINGS)
  crossing: Crossing = 'look';

  /** Groups that rows, columns or conditions name by their keys. */
  @IsNestedList(() => QuestionGroupDto, { max: GROUP_LIMITS.groups })
  groups: QuestionGroupDto[] = [];

  /** Measures made of measures; cells name them `formula_1` and so on. */
  @IsNestedList(() => QuestionFormulaDto, { max: FORMULA_LIMITS.formulas })
  formulas: QuestionFormulaDto[] = [];

  /**
   * Slugs; the newest one where there are none.
   * @example ["spring-summer-2027"]
   */
  @AreSlugs({ max: LIMITS.seasons })
  seasons: string[] = [];

  /** The days in which behaviour counts. */
  @IsOneOf(QUESTION_WINDOWS)
  window: Question['window'] = 'season';

  /** First day of window `days`, in Paris. */
  @IsOptional()
  @IsDay()
  from: string | null = null;

  /** Its last day. */
  @IsOptional()
  @IsDay()
  to: string | null = null;

  /**
   * `previous`: a year earlier; else the slug of a season.
   * @example "previous"
   */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  compare: string | null = null;

  @IsOneOf(QUESTION_ORDERS)
  order: Question['order'] = 'value';

  @IsBoolean()
  ascending: boolean = false;

  /** Rows at most. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMITS.rows)
  limit: number = 20;

  /** Columns at most. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMITS.columns)
  column_limit: number = 12;

  /** As it was known then. */
  @IsOptional()
  @IsTime()
  as_of?: string;
}

/** The question of a body. */
export const questionOf = ({ as_of: _, ...asked }: QuestionDto): Question => question(asked);
