import type { ContentOf } from '@toile/contracts';
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
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsNested, IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';

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

/** What a poll asks beside English. */
export class PollTranslationsDto {
  @IfGiven()
  @IsNested(() => PollWordsDto)
  es?: PollWordsDto;

  @IfGiven()
  @IsNested(() => PollWordsDto)
  fr?: PollWordsDto;

  @IfGiven()
  @IsNested(() => PollWordsDto)
  it?: PollWordsDto;

  @IfGiven()
  @IsNested(() => PollWordsDto)
  zh?: PollWordsDto;
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

  @IfGiven()
  @IsNested(() => PollTranslationsDto)
  translations?: PollTranslationsDto;
}
