import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Figure, FigureMeta, FigureRow } from '@toile/contracts';
import { ExplanationDto, WindowDto } from './explanation.dto.js';

/** One row of a figure. Fields that do not apply are null. */
export class FigureRowDto implements FigureRow {
  /** @example "Denim" */
  label: string;
  /** @example 13 */
  value: number | null;
  /** @example "13.0 %" */
  value_label: string | null;
  /** @example "#561a2a" */
  bar_background: string | null;
  /** @example "Milan" */
  city_name: string | null;
  /** @example 1 */
  ranking: number | null;
  /** Goes into `/cdn/{filter}/{image_filename}`. */
  image_filename: string | null;
  /** Slug of a look. */
  look: string | null;
  /** @example "SS27" */
  season_short: string | null;
  /**
   * Slug of what the row is about: a tag, a category or a brand.
   * @example "denim"
   */
  tag_name: string | null;
  /**
   * Percent against the year before.
   * @example 30
   */
  evolution: number | null;
  /** @example 520 */
  numerator: number | null;
  /** @example 4000 */
  denominator: number | null;
  /** It rests on few looks. */
  low_base: boolean;
  /** It rests on few people and is hidden. */
  suppressed: boolean;
  /** There was none of it the year before. */
  new: boolean;
  /** Between what the value lies with a certainty of 95 %, in its unit: by drawing brands anew of what is shown, visitors of what they do. */
  @ApiProperty({ type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2, nullable: true })
  interval: [number, number] | null;
  /**
   * Percentage points against the year before.
   * @example 3
   */
  points: number | null;
  /** The same of `evolution`; where it holds zero, nothing is known to have changed. */
  @ApiProperty({ type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2, nullable: true })
  change_interval: [number, number] | null;
  /**
   * Brands that have any of it, of runway shares.
   * @example 31
   */
  brands: number | null;
  /** @example 3 */
  previous_ranking: number | null;
  /** 100 where a country is as the world. */
  index: number | null;
  /** The measure under its own name, where it is the one of the figure. */
  share_of_collection_v2?: number | null;
  search_percentage_v2?: number | null;
  share_of_moodboards_v2?: number | null;
  yoy_evol_share_of_collection_v2?: number | null;
  percentage_evolution_v2?: number | null;
}

/** Page views of readers who agreed to be told apart, among all page views of the window. */
export class ConsentCoverageDto {
  /**
   * Percent; null where nobody came.
   * @example 62.4
   */
  value: number | null;
  /** @example 31200 */
  numerator: number;
  /** @example 50000 */
  denominator: number;
}

/** What a figure is about, and as of when. */
export class FigureMetaDto implements FigureMeta {
  /** @example "share_of_collection_v2" */
  definition: string;
  /** @example 2 */
  version: number;
  /** @example { "type": "woman", "season": "spring-summer-2027" } */
  filters: Record<string, string>;
  window: WindowDto;
  /**
   * What was known at this time is in the figure.
   * @example "2026-11-20T12:00:00.000Z"
   */
  as_of: string;
  /**
   * Every event appended up to this time is in the figure.
   * @example "2026-11-20T11:59:59.000Z"
   */
  fresh_to: string;
  /** The season is still being shown. */
  partial: boolean;
  /** A type or city was chosen, which chose the days alone: of all readers on them, so that cities and types do not add up. */
  @ApiPropertyOptional({ enum: ['all-readers'] })
  covers?: 'all-readers';
  /** Of figures of visitors: whose numbers of visitors and intervals rest on those who agreed. */
  consent?: ConsentCoverageDto;
}

/** A figure: its rows, and what it is about. */
export class FigureDto implements Figure {
  rows: FigureRowDto[];
  meta: FigureMetaDto;
  /** With `explain=true`. */
  explanation?: ExplanationDto;
}
