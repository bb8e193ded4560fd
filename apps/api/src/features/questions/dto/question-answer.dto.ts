import { ApiProperty } from '@nestjs/swagger';
import {
  type AskedMeasure,
  DIMENSIONS,
  FORMULA_KEYS,
  QUESTION_FILTERS,
  QUESTION_MEASURE_NAMES,
  QUESTION_UNITS,
  type QuestionDimension,
  type QuestionFilter,
  type QuestionUnit,
} from '@toile/contracts';
import { FigureMetaDto } from '../../figures/index.js';

/** A measure, and what it can be asked by. */
export class QuestionMeasureDto {
  @ApiProperty({ enum: [...QUESTION_MEASURE_NAMES, ...FORMULA_KEYS] })
  name: AskedMeasure;
  /**
   * What a formula is called; null where it is a measure of the list.
   * @example "Saves per 1,000 views"
   */
  label: string | null;
  /** Decimal places that are shown. */
  digits: number;
  @ApiProperty({ enum: [...QUESTION_UNITS] })
  unit: QuestionUnit;
  /** @example "looks" */
  rests: string;
  /** @example "share_of_collection_v2" */
  definition: string;
  /** @example "published looks of the cell" */
  numerator: string;
  /** @example "published looks of the season" */
  denominator: string | null;
  @ApiProperty({ enum: [...DIMENSIONS], isArray: true })
  axes: QuestionDimension[];
  @ApiProperty({ enum: [...QUESTION_FILTERS], isArray: true })
  filters: QuestionFilter[];
  /** What can be left out of it: nothing where it rests on members, whom a difference would tell of. */
  @ApiProperty({ enum: [...QUESTION_FILTERS], isArray: true })
  exclusions: QuestionFilter[];
  /** Told of whole seasons alone. */
  seasons_only: boolean;
}

/** What can be asked. */
export class QuestionVocabularyDto {
  measures: QuestionMeasureDto[];
}

/** What a group counts once where any of them is. */
export class QuestionMemberDto {
  /** @example "denim" */
  key: string;
  /** @example "Denim" */
  label: string;
}

/** A row or a column. */
export class QuestionKeyDto extends QuestionMemberDto {
  /** Of a group. */
  members?: QuestionMemberDto[];
}

/** What every cell must have, or must not: any of these. */
export class QuestionConditionDto {
  @ApiProperty({ enum: [...QUESTION_FILTERS] })
  dimension: QuestionFilter;
  keys: QuestionKeyDto[];
}

/** One cell of one measure; `*` is the whole of rows or columns. */
export class QuestionCellDto {
  /** @example "denim" */
  row: string;
  /** @example "Denim" */
  label: string;
  /** @example "milan" */
  column: string;
  /** @example "Milan" */
  column_label: string;
  @ApiProperty({ enum: [...QUESTION_MEASURE_NAMES, ...FORMULA_KEYS] })
  measure: AskedMeasure;
  @ApiProperty({ enum: [...QUESTION_UNITS] })
  unit: QuestionUnit;
  /** @example 13 */
  value: number | null;
  /** @example 520 */
  numerator: number | null;
  /** @example 4000 */
  denominator: number | null;
  /** Between what the value lies with a certainty of 95 %. */
  @ApiProperty({ type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2, nullable: true })
  interval: [number, number] | null;
  /** @example 10 */
  before: number | null;
  /**
   * Relative change, percent.
   * @example 30
   */
  evolution: number | null;
  /** @example 3 */
  points: number | null;
  @ApiProperty({ type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2, nullable: true })
  change_interval: [number, number] | null;
  /** It rests on little. */
  low_base: boolean;
  /** It rests on few members and is hidden. */
  suppressed: boolean;
  /** There was none of it before. */
  new: boolean;
}

/** A question's answer: its cells, row by row, and what they are about. */
export class QuestionAnswerDto {
  measures: QuestionMeasureDto[];
  row_keys: QuestionKeyDto[];
  /** None where there are no columns. */
  column_keys: QuestionKeyDto[];
  /** A row a cell, as files have it. */
  rows: QuestionCellDto[];
  /** Of whole rows, whole columns and everything; what cannot be added up has none. */
  totals: QuestionCellDto[];
  meta: FigureMetaDto;
  /** As they were asked, with what their values are called. */
  conditions: QuestionConditionDto[];
  /** What was left out, as it was asked. */
  without: QuestionConditionDto[];
  /**
   * The question as parameters of an address: with `as_of` the same numbers again.
   * @example "measures=runway_share&rows=tag"
   */
  question: string;
  /**
   * Tags of its conditions, and of what it leaves out, that mean narrower ones, too.
   * @example ["coat"]
   */
  widened: string[];
}
