import type { ContentOf, Translations } from '@toile/contracts';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { IsTranslated } from '../../../kernel/http/dto/translated.decorator.js';

export class PollOptionDto {
  /** @example 1 */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  id: number;

  /** @example "Velvet" */
  @IsText({ min: 1, max: 200 })
  label: string;
}

/** What a poll asks in one language. */
export class PollWordsDto {
  @IsText({ min: 1, max: 200 })
  question: string;

  /** In the order of the options. */
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(200, { each: true })
  labels: string[];
}

export class PollDoc implements ContentOf<'poll'> {
  /** @example 1 */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  id: number;

  /** @example "What do you wear in the rain?" */
  @IsText({ min: 1, max: 200 })
  question: string;

  @IsOptional()
  @IsTime()
  closes_at: string | null = null;

  @IsNestedList(() => PollOptionDto, { min: 2, max: 20 })
  options: PollOptionDto[];

  @IsTranslated(PollWordsDto)
  translations?: Translations<PollWordsDto>;
}
