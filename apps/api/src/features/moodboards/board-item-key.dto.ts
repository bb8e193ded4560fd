import { ApiProperty } from '@nestjs/swagger';
import { BOARD_ITEM_TYPES, type BoardItemType } from '@toile/contracts';
import { IsIn } from 'class-validator';
import { IsSlug } from '../../kernel/http/dto/slug.decorator.js';

/** What stands on a board, by its type and slug; the slug of a card is its id. */
export class BoardItemKeyDto {
  @IsIn(BOARD_ITEM_TYPES)
  @ApiProperty({ enum: BOARD_ITEM_TYPES })
  type: BoardItemType;

  /** @example "castellani-brera-fall-winter-2026-look-12" */
  @IsSlug()
  slug: string;
}
