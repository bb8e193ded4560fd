import { ApiProperty } from '@nestjs/swagger';
import { MOST_COMPARED, SET_DIMENSIONS, type SetDimension } from '@toile/contracts';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { SharedWithDto } from '../shared-with.dto.js';
import { ComparedMemberDto } from './compared-member.dto.js';

const NAME_LENGTH = 60;

/** What is looked at side by side. */
export class ComparisonSetDto extends SharedWithDto {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /**
   * Null once the member is erased.
   * @example "The big four"
   */
  name: string | null;
  @ApiProperty({ enum: [...SET_DIMENSIONS] })
  dimension: SetDimension;
  /** In their order from left to right. */
  members: ComparedMemberDto[];
  /** What pages of its dimension are compared with where nothing is chosen. */
  is_default: boolean;
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
}

/** What is to stand side by side. */
export class SaveComparisonSetDto {
  /** @example "The big four" */
  @IsText({ min: 1, max: NAME_LENGTH })
  name: string;

  @IsOneOf(SET_DIMENSIONS)
  dimension: SetDimension;

  /**
   * Slugs, and groups of yours by `~` and their id.
   * @example ["verne", "~3f1c0a9be2d45f60"]
   */
  @AreSlugs({ min: 1, max: MOST_COMPARED })
  members: string[];
}

/** Another name, other members, or whether it is the default; what is left unsaid stays. */
export class ChangeComparisonSetDto {
  @IsOptional()
  @IsText({ min: 1, max: NAME_LENGTH })
  name?: string;

  @IsOptional()
  @AreSlugs({ min: 1, max: MOST_COMPARED })
  members?: string[];

  /** One of its dimension is: another one gives way. */
  @IsOptional()
  @IsBoolean()
  is_default?: boolean;
}
