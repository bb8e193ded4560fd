import { Injectable } from '@nestjs/common';
import type { AlertRule, FigureRow, Locale } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { FigureByReference, type ReadFigureResult, valueIn } from '../../figures/index.js';

/** As many rows as a figure gives: the watched one may stand anywhere. */
const ALL_ROWS = '500';

export interface Watched extends ReadFigureResult {
  row: FigureRow | undefined;
  /** Null when it is hidden, or there is none. */
  value: number | null;
}

/** What an alert watches, asked with the figure's own SQL: now, or as it was known at a time. */
@Injectable()
export class WatchedValue {
  constructor(private readonly figures: FigureByReference) {}

  async of(rule: AlertRule, member: Member, asOf?: Date): Promise<Watched> {
    const also = { limit: ALL_ROWS, ...(asOf ? { as_of: asOf.toISOString() } : {}) };
    const read = await this.figures.read(rule, member, also);
    const row = read.figure.rows.find((one) => keyOf(one) === rule.row);
    return { ...read, row, value: row?.[rule.measure] ?? null };
  }
}

/** What a row is known by. With seasons side by side the first one is meant. */
export const keyOf = ({ tag_name, look, label }: FigureRow): string => tag_name ?? look ?? label;

/** A number of the alert as its figure shows such numbers. */
export function measuredIn(
  locale: Locale,
  { measure }: Pick<AlertRule, 'measure'>,
  row: FigureRow | undefined,
  value: number,
): string {
  if (measure === 'ranking') return new Intl.NumberFormat(locale).format(value);
  if (measure === 'value') return valueIn(locale, { value, value_label: row?.value_label ?? null });
  const style = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, style).format(value / 100);
}
