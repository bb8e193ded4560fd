import { Injectable } from '@nestjs/common';
import { type Figure, type FigureRow, type FigureWatch, watchedRows } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { exportMessages, FigureByReference, filled, labelIn, renderFigure } from '../../figures/index.js';
import type { AlertPoint, AlertSource, Limit, Look } from './alert-source.js';
import { numberIn } from './number-in.js';
import { pageOfAlert } from './page-of-alert.js';
import { askedOverTime } from './past-times.js';

/** As many rows as a figure gives: the watched one may stand anywhere. */
const ALL_ROWS = '500';

/** A row of a figure, asked with the figure's own SQL: now, or as it was known at a time. */
@Injectable()
export class FigureSource implements AlertSource<FigureWatch> {
  constructor(private readonly figures: FigureByReference) {}

  mustBeEntitled(watch: FigureWatch, member: Member): Promise<void> {
    return this.figures.mustBeEntitled(watch, member);
  }

  async look(watch: FigureWatch, limit: Limit, member: Member): Promise<Look> {
    const { figure, scope, row } = await this.read(watch, member);
    const { definition, as_of } = figure.meta;
    return {
      value: numberOf(row, limit),
      week: null,
      definition,
      as_of,
      tell: (locale, told) => {
        const words = exportMessages(locale).mails.alert;
        const label = row ? labelIn(locale, row) : watch.row;
        const number = (value: number) => numberIn(locale, { ...watch, ...limit }, value);
        const rows = watchedRows(watch.figure, figure.rows, watch.row);
        const { title, filters, source } = renderFigure({ ...figure, rows }, scope, locale);
        return {
          label,
          number,
          text: filled(words[limit.operator], locale, {
            row: label,
            value: number(told),
            threshold: number(limit.threshold),
          }),
          about: `${title} · ${filters.join(' · ')}`,
          source,
          page: pageOfAlert(watch),
        };
      },
    };
  }

  past(watch: FigureWatch, limit: Limit, member: Member, days: number, now: Date): Promise<AlertPoint[]> {
    return askedOverTime(days, now, async (asOf, times) => {
      const also = { limit: ALL_ROWS, ...(asOf ? { as_of: asOf.toISOString() } : {}) };
      return numberOf(rowOf(await this.figures.readAsKnown(watch, member, also, times), watch), limit);
    });
  }

  private async read(watch: FigureWatch, member: Member) {
    const read = await this.figures.read(watch, member, { limit: ALL_ROWS });
    return { ...read, row: rowOf(read.figure, watch) };
  }
}

const rowOf = ({ rows }: Figure, { figure, row }: FigureWatch): FigureRow | undefined =>
  watchedRows(figure, rows, row)[0];

function numberOf(row: FigureRow | undefined, { measure }: Limit): number | null {
  if (measure === 'ranking') return row?.ranking ?? null;
  return (measure === 'evolution' ? row?.evolution : row?.value) ?? null;
}
