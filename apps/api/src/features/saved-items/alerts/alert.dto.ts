import { ApiProperty } from '@nestjs/swagger';
import {
  ALERT_MEASURES,
  ALERT_OPERATORS,
  ALERT_WATCHES,
  type AlertKind,
  type AlertMeasure,
  type AlertOperator,
  type AlertStand,
  FIGURE_ADDRESSES,
  FIGURES_BY_LABEL,
  type FigureAddress,
  FORECAST_KINDS,
  type ForecastKind,
  type ForecastSubject,
  HORIZONS,
  type Horizon,
  WEEKLY_MEASURES,
  type WeeklyMeasure,
} from '@toile/contracts';
import { IsNumber, IsOptional, Max, Min } from 'class-validator';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { LivingFiltersDto } from '../../figures/index.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import { SharedWithDto } from '../shared-with.dto.js';

/** Whose weeks. */
export class AlertSeriesDto implements ForecastSubject {
  /** A share of searches, of openings of looks, of boards. */
  @IsOneOf(WEEKLY_MEASURES)
  measure: WeeklyMeasure;

  @IsOneOf(FORECAST_KINDS)
  of: ForecastKind;

  /** @example "denim" */
  @IsText({ min: 1, max: 200 })
  slug: string;
}

const ROW = `Of ${FIGURES_BY_LABEL.map((figure) => `\`${figure}\``).join(' and ')} the \`label\` of the row, and of other figures its \`tag_name\`, else its \`look\`, else its \`label\`; of a question the key of the row, \`*\` for the whole.`;

/** What is watched, and the number of it that has to be passed. */
export class AlertRuleDto {
  /** A row of a figure, a cell of a question, a forecast, or weeks in which something changed. */
  @IsOneOf(ALERT_WATCHES)
  watches: AlertKind = 'figure';

  /** Of a figure: its address below `/api/dashboard/`. */
  @IsOptional()
  @IsOneOf(FIGURE_ADDRESSES)
  figure?: FigureAddress;

  /** Of a figure; none where they are left out. */
  @IsOptional()
  @IsNested(() => LivingFiltersDto)
  filters?: LivingFiltersDto;

  /**
   * Of a question of one measure: its address, as answers of `/api/dashboard/questions` say it.
   * @example "measures=runway_share&rows=tag&where=city%3Amilan"
   */
  @IsOptional()
  @IsText({ min: 1, max: 8_000 })
  question?: string;

  /** @example "denim" */
  @ApiProperty({ description: ROW })
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  row?: string;

  /**
   * Of a question: the key of its column; the whole where it is left out.
   * @example "milan"
   */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  column?: string;

  /** Of a forecast, and of changes. */
  @IsOptional()
  @IsNested(() => AlertSeriesDto)
  series?: AlertSeriesDto;

  /**
   * Of a forecast: weeks ahead.
   * @example 13
   */
  @IsOptional()
  @IsOneOf(HORIZONS)
  weeks?: Horizon;

  /** Which of its numbers; `bound` is the end of the 80 % interval nearer to the threshold, `size` a change whichever way it went. */
  @IsOneOf(ALERT_MEASURES)
  measure: AlertMeasure = 'value';

  @IsOneOf(ALERT_OPERATORS)
  operator: AlertOperator;

  /**
   * As the figure shows such numbers.
   * @example 10
   */
  // Far beyond any number a figure has.
  @IsNumber()
  @Min(-1e12)
  @Max(1e12)
  threshold: number;
}

/** When the number passed the threshold. */
export class AlertCrossingDto {
  /** @example "2026-11-20T12:00:00.000Z" */
  at: string;
  /** @example 10.4 */
  value: number;
}

/** An alert and where it stands; of a colleague's, nothing of where it stands is told to whom the figures are not open. */
export class AlertDto extends SharedWithDto {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /**
   * Null once the member is erased.
   * @example "Denim in Milan"
   */
  name: string | null;
  watches: AlertKind;
  /** Of a figure. */
  figure?: FigureAddress;
  /** @example { "city": "milan" } */
  filters?: Record<string, string>;
  /**
   * Of a question.
   * @example "measures=runway_share&rows=tag"
   */
  question?: string;
  /** @example "denim" */
  row?: string;
  /** @example "milan" */
  column?: string;
  /** Of a forecast, and of changes. */
  series?: AlertSeriesDto;
  /** @example 13 */
  weeks?: Horizon;
  measure: AlertMeasure;
  operator: AlertOperator;
  /** @example 10 */
  threshold: number;
  paused: boolean;
  /** It is told of when it goes from `armed` to `crossed`. */
  stand: AlertStand;
  /** The last time it was crossed. */
  last: AlertCrossingDto | null;
  /** With the limit it has now: the latest twenty, the newest first. */
  crossings: AlertCrossingDto[];
  /** Whether the reader is told of a crossing by mail. */
  mailed: boolean;
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
}

/** What a reader sees of an alert. */
export function shownAlert(
  { untold: _, week: _week, followers: _followers, crossings, ...alert }: KeptAlert,
  { mailed, ...place }: SharedWithDto & { mailed: boolean },
): AlertDto {
  return { ...alert, ...place, crossings: [...crossings], mailed };
}
