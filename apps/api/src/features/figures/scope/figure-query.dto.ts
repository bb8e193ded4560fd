import { applyDecorators } from '@nestjs/common';
import {
  COUNTRIES,
  EXPORT_FORMATS,
  type ExportFormat,
  JOBS,
  LEFT_OUT,
  LOCALES,
  type Locale,
  TAG_CATEGORIES,
  type TagCategorySlug,
} from '@toile/contracts';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsDay, IsTime, isDay } from '../../../kernel/http/dto/time.decorator.js';
import { IsFields } from '../../../kernel/http/sparse-fields.js';

export const METRICS = ['traffic', 'views', 'searches'] as const;
export const COLOUR_VIEWS = ['main_colours', 'colour_tones'] as const;
const BRAND_SCOPES = ['all-brands', 'top-20-brands'] as const;
/** Versions of a definition; earlier ones are kept for figures that had them (`figure-definitions.ts`). */
const VERSIONS = ['1', '2', '3'] as const;
export const WINDOWS = ['season', '30d', '12m'] as const;
export const ALL_CITIES = 'all-cities';
export const ALL_CATEGORIES = 'all-categories';
export const ALL_COUNTRIES = 'all-countries';

const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

/** A slug as people write it; what editors can add is looked up later (`read-scope.ts`). */
export const IsWrittenSlug = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    IsText({ min: 1, max: 200 }),
  );

/** `from` and `to` go together, in this order. */
const EndsDays = () =>
  ValidateBy({
    name: 'endsDays',
    validator: {
      validate: (to, args) => {
        const { from }: Partial<FigureQueryDto> = args?.object ?? {};
        return to === undefined ? from === undefined : isDay(to) && from !== undefined && from <= to;
      },
      defaultMessage: () => '`from` and `to` are days that go together, `to` not before `from`',
    },
  });

/** What every figure can be narrowed by. */
export class FigureQueryDto {
  /** Slug of a type. */
  @IsWrittenSlug()
  type: string = 'woman';

  /** Slug of a city. */
  @IsWrittenSlug()
  city: string = 'all-cities';

  @IsOneOf([ALL_CATEGORIES, ...slugsOf(TAG_CATEGORIES)])
  category: TagCategorySlug | 'all-categories' = 'all-categories';

  /**
   * Slug of a season; the newest that is shown to the reader where it is left out.
   * @example "spring-summer-2027"
   */
  @IsOptional()
  @IsWrittenSlug()
  season?: string;

  /**
   * Slug of a season to set beside it.
   * @example "fall-winter-2026"
   */
  @IsOptional()
  @IsWrittenSlug()
  compare?: string;

  /**
   * Slug of a brand.
   * @example "castellani-brera"
   */
  @IsOptional()
  @IsWrittenSlug()
  brand?: string;

  /**
   * Slug of a tag.
   * @example "denim"
   */
  @IsOptional()
  @IsWrittenSlug()
  trend?: string;

  /** Which brands. */
  @IsOneOf(BRAND_SCOPES)
  scope: (typeof BRAND_SCOPES)[number] = 'all-brands';

  /** What brands are ranked by. */
  @IsOneOf(METRICS)
  metric: (typeof METRICS)[number] = 'traffic';

  /** How colours are grouped. */
  @IsOneOf(COLOUR_VIEWS)
  view: (typeof COLOUR_VIEWS)[number] = 'main_colours';

  /** An occupation of members. */
  @IsOneOf(slugsOf(JOBS))
  job: string = 'consumer';

  /** Where searches came from. */
  @IsOneOf(slugsOf(COUNTRIES))
  country: string = 'all-countries';

  /** The days in which behaviour counts: those of the season's shows, or the last ones. */
  @IsOneOf(WINDOWS)
  window: (typeof WINDOWS)[number] = 'season';

  /** A category of tags that lists of trends leave out; ranks stay those among all. */
  @IsOptional()
  @IsOneOf(LEFT_OUT)
  without?: (typeof LEFT_OUT)[number];

  /** First day of days of one's own, in Paris. */
  @IsOptional()
  @IsDay()
  from?: string;

  /** Their last day. */
  @EndsDays()
  to?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  limit?: number;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  page: number = 1;

  /** The figure as it was known then. */
  @IsOptional()
  @IsTime()
  as_of?: string;

  /** Version of the definition; the newest where it is left out. */
  @IsOptional()
  @IsOneOf(VERSIONS)
  definition?: (typeof VERSIONS)[number];

  /** With how it was counted. */
  @IsOneOf(['true', 'false'])
  explain: 'true' | 'false' = 'false';

  /**
   * Of each row only these, by commas.
   * @example "label,value,interval"
   */
  @IsFields()
  fields?: string;

  /** As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
  @IsOptional()
  @IsOneOf(EXPORT_FORMATS)
  format?: ExportFormat;

  /** Language of the words in a file. */
  @IsOptional()
  @IsOneOf(LOCALES)
  locale?: Locale;
}

const { type, city, category, scope, metric, view, job, country } = new FigureQueryDto();
/** Defaults of the specification, section 9. */
export const DEFAULTS = {
  type,
  city,
  category,
  scope,
  metric,
  view,
  job,
  country,
  season: 'spring-summer-2027',
  compare: 'fall-winter-2026',
};
