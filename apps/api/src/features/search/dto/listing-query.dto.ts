import {
  COLOURS_IN,
  type ColoursIn,
  LIKENESS,
  type LikenessWeights,
  LOCALES,
  LOOK_SORTS,
  type Locale,
  type LookSort,
} from '@toile/contracts';
import { PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsFields } from '../../../kernel/http/sparse-fields.js';
import { IsLikenessWeight, OneOfFilter, SlugFilter, SlugsFilter, WordsFilter } from './filters.decorator.js';

const YES_OR_NO = ['true', 'false'] as const;
export type YesOrNo = (typeof YES_OR_NO)[number];

/** What every listing can be narrowed by; an empty field means "any". */
export class ListingQueryDto extends PageQueryDto {
  /** @example "woman" */
  @SlugFilter()
  type?: string;

  /**
   * Of tags: one of them at least.
   * @example "fabric"
   */
  @SlugFilter()
  category?: string;

  /** @example "fall-winter-2026" */
  @SlugFilter()
  season?: string;

  /** @example "milan" */
  @SlugFilter()
  city?: string;

  /** @example "castellani-brera" */
  @SlugFilter()
  designer?: string;

  /**
   * What is looked for, in words: understood where the vocabulary knows them, else they must all appear.
   * @example "red coat"
   */
  @WordsFilter()
  search?: string;

  /** The language the reader writes in: words of it are understood before those of others. */
  @OneOfFilter(LOCALES)
  language?: Locale;

  /** @example "zofia-lanterne" */
  @SlugFilter()
  model?: string;

  /** All of them; a collection has those of its looks. */
  @SlugsFilter()
  tags?: string[];

  /** `true`: with what the list can be narrowed by. */
  @OneOfFilter(YES_OR_NO)
  facets?: YesOrNo;

  /**
   * Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile.
   * @example "WzI0LCJjYXN0ZWxsYW5pLWJyZXJhLWZhbGwtd2ludGVyLTIwMjYtbG9vay0yNCJd"
   */
  @WordsFilter({ max: 1_000 })
  cursor?: string;

  /**
   * Of each row only these, by commas.
   * @example "slug,designer"
   */
  @IsFields()
  fields?: string;
}

/** The filters of street style. */
export class StreetSearchDto extends ListingQueryDto {
  /** Colours of the palette, tones, or any colour as `rrggbb`, which finds those of the palette that look like it; all of them. */
  @SlugsFilter()
  colours?: string[];

  /** `main`: the colours are among those the picture shows most. `anywhere`: or those of any garment. */
  @OneOfFilter(COLOURS_IN)
  colours_in?: ColoursIn;
}

/** The filters of looks. */
export class LookSearchDto extends StreetSearchDto {
  /** @example "castellani-brera-fall-winter-2026" */
  @SlugFilter()
  collection?: string;

  /** `mixed`: at most four looks of one show in a row; `viewed`, `saved`: the 2,000 looks that most people opened or kept in the last 30 days before all others; `colour`: around the colour wheel; `position`: by place in the show. Left out: the newest shows first. */
  @OneOfFilter(LOOK_SORTS)
  sort?: LookSort;
}

/** The filters of collections. */
export class CollectionSearchDto extends ListingQueryDto {
  /** `true`: those that are broadcast. */
  @OneOfFilter(YES_OR_NO)
  live?: YesOrNo;
}

/** What a path narrows collections to. */
export class CollectionPathDto {
  /** @example "woman" */
  @SlugFilter()
  type: string;

  /** @example "castellani-brera" */
  @SlugFilter()
  designer: string;
}

/** What a path narrows collections to, down to one season. */
export class SeasonPathDto extends CollectionPathDto {
  /** @example "fall-winter-2026" */
  @SlugFilter()
  season: string;
}

/** Which pictures are to be like which. */
export class SimilarQueryDto extends PageQueryDto {
  /**
   * Slug of the look or street style.
   * @example "castellani-brera-fall-winter-2026-look-1"
   */
  @IsText({ min: 1, max: 200 })
  look: string;
}

/** Which looks are to be like which, and what that goes by. */
export class RelatedQueryDto extends SimilarQueryDto implements LikenessWeights {
  /** What garments, shoes, bags and details weigh, from 0 for nothing to 4. */
  @IsLikenessWeight()
  garments = LIKENESS.usual;

  /** What the colours of garments weigh, from 0 for nothing to 4. */
  @IsLikenessWeight()
  colours = LIKENESS.usual;

  /** What the silhouette weighs, from 0 for nothing to 4. */
  @IsLikenessWeight()
  silhouette = LIKENESS.usual;

  /** What fabrics and patterns weigh, from 0 for nothing to 4. */
  @IsLikenessWeight()
  fabric = LIKENESS.usual;

  /** What themes, hair and make-up weigh, from 0 for nothing to 4. */
  @IsLikenessWeight()
  mood = LIKENESS.usual;
}
