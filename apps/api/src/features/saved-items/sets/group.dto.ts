import { ApiProperty } from '@nestjs/swagger';
import { GROUP_LIMITS, GROUPED_DIMENSIONS, type GroupedDimension } from '@toile/contracts';
import { IsOptional } from 'class-validator';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { SharedWithDto } from '../shared-with.dto.js';
import { ComparedMemberDto } from './compared-member.dto.js';

/** Members of a dimension that count as one, under a name of the member's own. */
export class GroupDto extends SharedWithDto {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /**
   * Null once the member is erased.
   * @example "My competitors"
   */
  name: string | null;
  @ApiProperty({ enum: [...GROUPED_DIMENSIONS] })
  dimension: GroupedDimension;
  members: ComparedMemberDto[];
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
}

/** What is to be put together. */
export class SaveGroupDto {
  /** @example "My competitors" */
  @IsText({ min: 1, max: GROUP_LIMITS.name })
  name: string;

  @IsOneOf(GROUPED_DIMENSIONS)
  dimension: GroupedDimension;

  /** @example ["verne", "ostara"] */
  @AreSlugs({ min: 1, max: GROUP_LIMITS.members })
  members: string[];
}

/** Another name, or other members; what is left unsaid stays. */
export class ChangeGroupDto {
  @IsOptional()
  @IsText({ min: 1, max: GROUP_LIMITS.name })
  name?: string;

  @IsOptional()
  @AreSlugs({ min: 1, max: GROUP_LIMITS.members })
  members?: string[];
}
