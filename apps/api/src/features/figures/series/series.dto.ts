import { ApiProperty } from '@nestjs/swagger';
import { FigureMetaDto } from '../figure/figure.dto.js';

/** A season, a week or a day. */
export class SeriesStepDto {
  /** @example "2026-11-16" */
  from: string;
  /** @example "2026-11-22" */
  to: string;
  /**
   * Of runway shares.
   * @example "spring-summer-2027"
   */
  season: string | null;
  /** @example "SS27" */
  season_short: string | null;
  /** It is not over yet, or not all of its days were asked for. */
  partial: boolean;
  /**
   * Out of how much: looks, pictures, searches, openings, boards, page views or members.
   * @example 2733
   */
  of: number;
}

/** A concept in one step. */
export class SeriesPointDto {
  /**
   * Percent; null where there was nothing to be a part of.
   * @example 1.5
   */
  value: number | null;
  /**
   * Null of what is hidden.
   * @example 41
   */
  numerator: number | null;
  /** It rests on few. */
  low_base: boolean;
  /** Of a runway share: between what it lies with a certainty of 95 %, percent, by drawing brands anew. */
  @ApiProperty({ type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2, nullable: true })
  interval: [number, number] | null;
  /** Of what members did: fewer than ten are in it, or none, or nothing of the season is told yet. */
  suppressed?: boolean;
}

/** A concept that is counted in a group. */
export class SeriesMemberDto {
  /** @example "lace" */
  slug: string;
  /** @example "Lace" */
  label: string;
}

export class OneSeriesDto {
  /** @example "denim" */
  slug: string;
  /** @example "Denim" */
  label: string;
  /** Of a group: what is counted once where any of them is. */
  members?: SeriesMemberDto[];
  /** One for each step. */
  points: SeriesPointDto[];
}

/** Days in which a season is shown, and the week after. */
export class ShowWeeksDto {
  /** @example "SS27" */
  season_short: string;
  /** @example "2026-09-08" */
  from: string;
  /** @example "2026-10-13" */
  to: string;
}

/** A figure over time, of one or more concepts. */
export class SeriesDto {
  steps: SeriesStepDto[];
  series: OneSeriesDto[];
  /** Main seasons whose days touch those of the series. */
  shows: ShowWeeksDto[];
  meta: FigureMetaDto;
}
