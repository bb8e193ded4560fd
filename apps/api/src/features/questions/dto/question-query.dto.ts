import {
  CROSSINGS,
  EXPORT_FORMATS,
  type ExportFormat,
  LOCALES,
  type Locale,
  QUESTION_ORDERS,
  QUESTION_WINDOWS,
} from '@toile/contracts';
import { IsOptional } from 'class-validator';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsDay, IsTime } from '../../../kernel/http/dto/time.decorator.js';

/** A question as parameters of an address; what they may say is that of the body. */
export class QuestionQueryDto {
  /**
   * Measures, by commas.
   * @example "runway_share,searches"
   */
  @IsText({ min: 1, max: 200 })
  measures: string;

  /**
   * What rows are, and which.
   * @example "tag:denim,lace"
   */
  @IsText({ min: 1, max: 8_000 })
  rows: string;

  /** @example "season" */
  @IsOptional()
  @IsText({ min: 1, max: 8_000 })
  columns?: string;

  /**
   * Conditions by semicolons, the values of each by commas.
   * @example "tag:leather;city:milan,paris"
   */
  @IsOptional()
  @IsText({ min: 1, max: 8_000 })
  where?: string;

  /**
   * What is left out, written as conditions are.
   * @example "tag:lace;brand:verdane"
   */
  @IsOptional()
  @IsText({ min: 1, max: 8_000 })
  without?: string;

  /** Where tags and colours that are asked together must meet: in one look, or on one of its garments. */
  @IsOptional()
  @IsOneOf(CROSSINGS)
  crossing?: string;

  /**
   * Groups by semicolons: key, dimension, name and members by colons, members by commas; what a name has of these signs is written
   * as in an address.
   * @example "~romantic:tag:Romantic:lace,ruffles,sheer"
   */
  @IsOptional()
  @IsText({ min: 1, max: 8_000 })
  groups?: string;

  /**
   * Measures made of measures, by semicolons: name and formula by a colon; what a name has of these signs is written as in an address.
   * @example "Saves%20per%201%2C000%20views:1000*saves/views"
   */
  @IsOptional()
  @IsText({ min: 1, max: 2_000 })
  formulas?: string;

  /**
   * Slugs of seasons, by commas.
   * @example "spring-summer-2027"
   */
  @IsOptional()
  @IsText({ min: 1, max: 1_000 })
  seasons?: string;

  @IsOptional()
  @IsOneOf(QUESTION_WINDOWS)
  window?: string;

  @IsOptional()
  @IsDay()
  from?: string;

  @IsOptional()
  @IsDay()
  to?: string;

  /**
   * `previous`, or the slug of a season.
   * @example "previous"
   */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  compare?: string;

  @IsOptional()
  @IsOneOf(QUESTION_ORDERS)
  order?: string;

  @IsOptional()
  @IsOneOf(['true', 'false'])
  ascending?: string;

  /** @example "20" */
  @IsOptional()
  @IsText({ min: 1, max: 4 })
  limit?: string;

  /** @example "12" */
  @IsOptional()
  @IsText({ min: 1, max: 4 })
  column_limit?: string;

  /** As it was known then. */
  @IsOptional()
  @IsTime()
  as_of?: string;

  /** As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
  @IsOptional()
  @IsOneOf(EXPORT_FORMATS)
  format?: ExportFormat;

  /** Language of what is written in a file. */
  @IsOptional()
  @IsOneOf(LOCALES)
  locale?: Locale;
}
