import {
  ALERT_MEASURES,
  ALERT_OPERATORS,
  type AlertMeasure,
  type AlertOperator,
  type AlertRule,
  type AlertStand,
  type FigureAlert,
} from '@toile/contracts';
import { IsNumber, Max, Min } from 'class-validator';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { FigureReferenceDto, LivingFigureDto, referenceTo } from '../../figures/index.js';
import type { KeptAlert, SavedItems } from '../domain/saved-items.state.js';

/** One row of a figure, and the number it has to pass. */
export class AlertRuleDto extends LivingFigureDto {
  /**
   * The row: its `tag_name`, `look` or label.
   * @example "denim"
   */
  @IsText({ min: 1, max: 200 })
  row: string;

  /** Which of its numbers. */
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

export const ruleOf = ({ row, measure, operator, threshold, ...figure }: AlertRuleDto): AlertRule => ({
  ...referenceTo(figure),
  row,
  measure,
  operator,
  threshold,
});

/** When the number passed the threshold. */
export class AlertCrossingDto {
  /** @example "2026-11-20T12:00:00.000Z" */
  at: string;
  /** @example 10.4 */
  value: number;
}

/** An alert and where it stands. */
export class AlertDto extends FigureReferenceDto implements FigureAlert {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /**
   * Null once the member is erased.
   * @example "Denim in Milan"
   */
  name: string | null;
  /** @example "denim" */
  row: string;
  measure: AlertMeasure;
  operator: AlertOperator;
  /** @example 10 */
  threshold: number;
  paused: boolean;
  /** It is told of when it goes from `armed` to `crossed`. */
  stand: AlertStand;
  /** The last time it was crossed. */
  last: AlertCrossingDto | null;
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
}

/** What its owner sees of an alert. */
export const shownAlert = ({ untold: _, ...alert }: KeptAlert): AlertDto => alert;

/** An alert that a command has just saved. */
export function alertOf({ alerts }: SavedItems, id: string): AlertDto {
  const alert = alerts.find((one) => one.id === id);
  if (!alert) throw new Error(`the alert ${id} was not kept`);
  return shownAlert(alert);
}
