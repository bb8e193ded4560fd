import { ApiProperty } from '@nestjs/swagger';
import { CARD_TYPES, type CardType, NOTE_PAPERS, type NotePaper } from '@toile/contracts';
import { LookSummaryDto } from '../catalogue/index.js';

/** Where something lies on a board that is arranged freely, in units of a canvas that is a thousand of them wide. */
export class MoodboardPlaceDto {
  /** Of its left side. @example 204 */
  x: number;
  /** Of its upper side. @example 40 */
  y: number;
  /** @example 184 */
  width: number;
  /** The higher lies above the lower. @example 3 */
  z: number;
}

/** What a member wrote on a card. */
export class NoteContentDto {
  /** @example "Everything in bottle green" */
  text: string;
  @ApiProperty({ enum: NOTE_PAPERS })
  paper: NotePaper;
}

/** Where a card leads. Toile never asks the address itself. */
export class LinkContentDto {
  /**
   * With http or https.
   * @example "https://example.org/fabrics"
   */
  url: string;
  /** @example "example.org" */
  host: string;
  /**
   * As the member typed it; may be empty.
   * @example "Fabrics for spring"
   */
  title: string;
}

/** A picture of the member’s own, for those alone who may see the board. */
export class OwnPictureContentDto {
  /**
   * 800 pixels wide at most.
   * @example "/moodboards/pictures/5f1c2d3e4a5b6c7d/0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e/small"
   */
  small: string;
  /**
   * 2,000 pixels wide at most.
   * @example "/moodboards/pictures/5f1c2d3e4a5b6c7d/0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e/large"
   */
  large: string;
  /** @example 1600 */
  width: number;
  /** @example 1200 */
  height: number;
  /**
   * A blurred preview of about 25 bytes, in base64.
   * @example "1QcSHQRnh493V4dIh4eXh1h4kJUI"
   */
  thumbhash: string | null;
  /**
   * Dominant colours, the most present first.
   * @example ["#2f3a5f", "#d8d4cf"]
   */
  colours: string[];
  /**
   * What is to be seen on it, as the member says.
   * @example "A swatch of bottle green velvet"
   */
  alt: string;
  /**
   * Whose it is, as the member says.
   * @example "Photograph: Ada"
   */
  credit: string;
}

/** A card among the pictures of a board: a note, a link or a picture of the member’s own. One of the three is there. */
export class MoodboardCardDto {
  @ApiProperty({ enum: CARD_TYPES })
  type: CardType;
  /**
   * Of the card.
   * @example "c-m3k9x2"
   */
  slug: string;
  /** Null: it is its own words. */
  comment: string | null;
  /** Null: it is not in the catalogue. */
  image_filename: string | null;
  /**
   * Id of the section it stands in; null above the first one.
   * @example "evening"
   */
  section: string | null;
  /** Null: it is not in the catalogue. */
  look: LookSummaryDto | null;
  place: MoodboardPlaceDto;
  note: NoteContentDto | null;
  link: LinkContentDto | null;
  picture: OwnPictureContentDto | null;
}
