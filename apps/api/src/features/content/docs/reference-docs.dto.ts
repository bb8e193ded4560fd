import {
  type ContentOf,
  SEASON_CODES,
  type SeasonCode,
  TAG_CATEGORIES,
  type Translations,
} from '@toile/contracts';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsDay } from '../../../kernel/http/dto/time.decorator.js';
import { IsTranslated } from '../../../kernel/http/dto/translated.decorator.js';
import { IsWebAddress } from '../../../kernel/http/dto/web-address.decorator.js';

const GENDERS = ['woman', 'man', 'non-binary'] as const;
const CATEGORIES = TAG_CATEGORIES.map(({ slug }) => slug);

/** Something that has a name. */
export class TypeDoc implements ContentOf<'type'> {
  /** @example "Menswear" */
  @IsText({ min: 1, max: 200 })
  name: string;
}

/** A city with a fashion week. */
export class CityDoc extends TypeDoc implements ContentOf<'city'> {
  /** @example "Italy" */
  @IsText({ min: 1, max: 200 })
  country: string;

  /**
   * By its IANA name.
   * @example "Europe/Rome"
   */
  @IsText({ min: 1, max: 200 })
  timezone: string;
}

export class SeasonDoc extends TypeDoc implements ContentOf<'season'> {
  /** @example "FW26" */
  @IsText({ max: 10 })
  short_name: string;

  @IsIn(SEASON_CODES)
  code: SeasonCode;

  /** @example 2026 */
  @IsInt()
  @Min(1900)
  @Max(2200)
  year: number;

  /**
   * The first day of its shows.
   * @example "2026-02-10"
   */
  @IsDay()
  shows_start: string;

  /**
   * The last day of its shows.
   * @example "2026-03-09"
   */
  @IsDay()
  shows_end: string;
}

/** Of what kind a tag is; looks carry tags of their own accord. */
export class TagDoc extends TypeDoc implements ContentOf<'tag'> {
  @IsIn(CATEGORIES)
  category: ContentOf<'tag'>['category'];
}

/** What a designer says of itself in one language. */
export class DesignerWordsDto {
  @IsText({ max: 5_000 })
  bio: string = '';
}

/** A designer. */
export class DesignerDoc extends TypeDoc implements ContentOf<'designer'> {
  /** @example "milan" */
  @IsText({ min: 1, max: 200 })
  city: string;

  /** @example 1962 */
  @IsOptional()
  @IsInt()
  @Min(1700)
  @Max(2200)
  founded: number | null = null;

  @IsText({ max: 5_000 })
  bio: string = '';

  /** @example "https://designer.example" */
  @IsOptional()
  @IsWebAddress()
  website: string | null = null;

  /** The slug of the member who keeps its collections. */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  owner: string | null = null;

  @IsTranslated(DesignerWordsDto)
  translations?: Translations<DesignerWordsDto>;
}

/** What an agency says of itself in one language. */
export class AgencyWordsDto {
  @IsText({ max: 2_000 })
  about: string = '';
}

/** An agency of models. */
export class AgencyDoc extends TypeDoc implements ContentOf<'agency'> {
  /** @example "paris" */
  @IsText({ min: 1, max: 200 })
  city: string;

  @IsText({ max: 2_000 })
  about: string = '';

  @IsOptional()
  @IsWebAddress()
  website: string | null = null;

  @IsTranslated(AgencyWordsDto)
  translations?: Translations<AgencyWordsDto>;
}

export class ModelDoc extends TypeDoc implements ContentOf<'model'> {
  @IsIn(GENDERS)
  gender: (typeof GENDERS)[number];

  /** The slug of the agency. */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  agency: string | null = null;

  @IsText({ max: 100 })
  nationality: string = '';

  /** @example 180 */
  @IsOptional()
  @IsInt()
  @Min(100)
  @Max(230)
  height_cm: number | null = null;

  /** The slug of the season of the first show. */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  debut: string | null = null;

  /** Whether that season is the latest. */
  @IsBoolean()
  new_face: boolean = false;
}
