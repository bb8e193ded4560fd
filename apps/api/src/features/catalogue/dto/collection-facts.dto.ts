import {
  type CollectionFacts,
  type Garment,
  type LookFacts,
  type OriginalFile,
  PALETTE,
  type Reference,
  SLUG,
  type Translations,
} from '@toile/contracts';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsNested, IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { IsTranslated } from '../../../kernel/http/dto/translated.decorator.js';
import { IsWebAddress } from '../../../kernel/http/dto/web-address.decorator.js';
import { AreColours } from './colours.decorator.js';

/** As a camera writes it. */
export const CAMERA_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

const COLOURS = PALETTE.map(({ slug }) => slug);

/** Something as whoever writes it calls it: its slug and its name. */
export class NamedDto implements Reference {
  /** @example "velvet" */
  @IsText({ min: 1, max: 200 })
  slug: string;

  /** @example "Velvet" */
  @IsText({ min: 1, max: 200 })
  name: string;
}

/** What is said of a show in one language; what is missing is shown as it stands. */
export class ShowWordsDto {
  @IsText({ max: 300 })
  title: string;

  @IsText({ max: 300 })
  venue: string = '';

  @IsText({ max: 5_000 })
  description: string = '';
}

/** What is said of a show: everything of a collection but its looks and its slug. */
export class ShowFactsDto implements Omit<CollectionFacts, 'collection'> {
  @IsNested(() => NamedDto)
  designer: NamedDto;

  @IsNested(() => NamedDto)
  season: NamedDto;

  @IsNested(() => NamedDto)
  type: NamedDto;

  @IsNested(() => NamedDto)
  city: NamedDto;

  /** @example "2026-02-24T14:00:00.000Z" */
  @IsTime()
  show_date: string;

  /** @example "Castellani Brera Fall-Winter 2026" */
  @IsText({ max: 300 })
  title: string;

  /** @example "A cloister" */
  @IsText({ max: 300 })
  venue: string = '';

  /** Whether the show is broadcast. */
  @IsBoolean()
  live: boolean = false;

  /** @example "https://live.example/x" */
  @IsOptional()
  @IsWebAddress()
  stream_url: string | null = null;

  @IsText({ max: 5_000 })
  description: string = '';

  @IsTranslated(ShowWordsDto)
  translations?: Translations<ShowWordsDto>;
}

/** A collection without its looks. */
export class CollectionFactsDto extends ShowFactsDto implements CollectionFacts {
  /** @example "castellani-brera-fall-winter-2026" */
  collection: string;
}

/** One thing of a look: a coat that is red and of leather. */
export class GarmentDto implements Garment {
  /** @example "trench-coat" */
  @IsSlug()
  kind: string;

  /**
   * Of the palette, the main one first.
   * @example ["scarlet"]
   */
  @IsArray()
  @ArrayMaxSize(6)
  @IsIn(COLOURS, { each: true })
  colours: string[];

  /** @example "leather" */
  @IsOptional()
  @IsSlug()
  fabric: string | null = null;

  /** @example "pinstripe" */
  @IsOptional()
  @IsSlug()
  pattern: string | null = null;

  /** @example ["puff-sleeves"] */
  @IsArray()
  @ArrayMaxSize(20)
  @Matches(SLUG, { each: true, message: 'must be slugs' })
  details: string[] = [];
}

/** What is said of a picture in one language. */
export class PictureWordsDto {
  @IsText({ max: 2_000 })
  description: string;
}

/** What the file of a picture said. */
export class OriginalFileDto implements OriginalFile {
  /**
   * As its photographer called it.
   * @example "VALE_FW27_012.jpg"
   */
  @IsText({ min: 1, max: 255 })
  name: string;

  /**
   * By the camera's clock, which knows no zone.
   * @example "2026-02-24T14:03:12"
   */
  @IsOptional()
  @Matches(CAMERA_TIME, { message: 'must be a time without a zone, as 2026-02-24T14:03:12' })
  taken_at: string | null = null;

  /**
   * 64 bits; pictures that are alike differ in few.
   * @example "1f3c7e7e3c183c3c"
   */
  @Matches(/^[0-9a-f]{16}$/, { message: 'must be 16 hexadecimal digits' })
  print: string;
}

/** A look as it is kept. */
export class LookFactsDto implements LookFacts {
  /** @example "castellani-brera-fall-winter-2026-look-1" */
  @IsText({ min: 1, max: 200 })
  slug: string;

  /**
   * In the order of the show.
   * @example 1
   */
  @IsInt()
  @Min(1)
  @Max(10_000)
  position: number;

  @IsNestedList(() => NamedDto, { max: 60 })
  tags: NamedDto[];

  @IsNestedList(() => NamedDto, { max: 20 })
  models: NamedDto[];

  /**
   * The name of an uploaded picture.
   * @example "8d1f0a6c.jpg"
   */
  @IsText({ min: 1, max: 255 })
  image_filename: string;

  /** @example 1200 */
  @IsInt()
  @Min(1)
  @Max(100_000)
  width: number;

  /** @example 1800 */
  @IsInt()
  @Min(1)
  @Max(100_000)
  height: number;

  @IsOptional()
  @IsText({ max: 100 })
  thumbhash: string | null = null;

  @AreColours()
  colours: string[];

  /** @example "A velvet coat." */
  @IsText({ max: 2_000 })
  description: string;

  @IsTranslated(PictureWordsDto)
  translations?: Translations<PictureWordsDto>;

  /** What it is made of, from the skin outwards; left out where nobody has said it. */
  @IfGiven()
  @IsNestedList(() => GarmentDto, { max: 20 })
  garments?: GarmentDto[];

  /**
   * Whose picture it is.
   * @example "Ines Marchetti"
   */
  @IfGiven()
  @IsText({ max: 200 })
  credit?: string;

  /** Of the file it came as. */
  @IfGiven()
  @IsNested(() => OriginalFileDto)
  original?: OriginalFileDto;
}
