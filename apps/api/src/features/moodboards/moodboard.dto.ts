import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { MEDIA_TYPES, type MediaType } from '@toile/contracts';
import { LookSummaryDto } from '../catalogue/index.js';
import { MoodboardCardDto, MoodboardPlaceDto } from './moodboard-card.dto.js';

/** A board as lists show it. */
export class MoodboardSummaryDto {
  /** @example "5f1c2d3e4a5b6c7d" */
  slug: string;
  /** @example "Denim" */
  name: string;
  /**
   * Pictures on it, the member’s own among them; notes and links are counted beside.
   * @example 1
   */
  count: number;
  /**
   * Notes on it.
   * @example 0
   */
  notes: number;
  /**
   * Links on it.
   * @example 0
   */
  links: number;
  /**
   * Image of the chosen picture or the first one, for `/cdn/{filter}/{cover}`; null while the board is empty.
   * @example "8d1f0a6c.jpg"
   */
  cover: string | null;
  /**
   * Of the board, to be sent back with another order.
   * @example 2
   */
  version: number;
}

/** A board that was made. */
export class MoodboardCreationDto extends MoodboardSummaryDto {
  /**
   * Of its public page.
   * @example "mB4Yp2nQk7c1sVtXz0aLrw"
   */
  token: string;
}

/** A board after a change. */
export class MoodboardChangeDto {
  moodboard: MoodboardSummaryDto;
  /** Whether it gained a picture. */
  added: boolean;
}

/** A board that gained a picture, and was made for it unless it was there. */
export class MoodboardCreationWithItemDto {
  moodboard: MoodboardCreationDto;
  /** Whether it gained a picture. */
  added: boolean;
}

/** A part of a board with a name of its own. */
export class MoodboardSectionDto {
  /** @example "evening" */
  id: string;
  /** @example "For the evening" */
  name: string;
}

/** A picture on a board. */
export class MoodboardItemDto {
  @ApiProperty({ enum: MEDIA_TYPES })
  type: MediaType;
  /** @example "castellani-brera-fall-winter-2026-look-12" */
  slug: string;
  /**
   * What its owner says of it.
   * @example "The cut of the sleeve"
   */
  comment: string | null;
  /** @example "8d1f0a6c.jpg" */
  image_filename: string;
  /**
   * Id of the section it stands in; null above the first one.
   * @example "evening"
   */
  section: string | null;
  /** As lists show it; null once it is no longer published. */
  look: LookSummaryDto | null;
  place: MoodboardPlaceDto;
}

/** What stands on a board: pictures of the catalogue, and cards, told apart by `type`. */
export type MoodboardRowDto = MoodboardItemDto | MoodboardCardDto;

export const isLookRow = (row: MoodboardRowDto): row is MoodboardItemDto =>
  MEDIA_TYPES.some((type) => type === row.type);

/** The kinds of rows, to be made known to the description with whatever holds them (`ApiExtraModels`). */
export const BOARD_ROWS = [MoodboardItemDto, MoodboardCardDto];

/** A list of rows of a board, for its description. */
export const IsBoardRows = () =>
  ApiProperty({
    type: 'array',
    items: { oneOf: BOARD_ROWS.map((row) => ({ $ref: getSchemaPath(row) })) },
  });
