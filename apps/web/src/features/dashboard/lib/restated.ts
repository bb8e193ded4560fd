import { figureKind, unitOfAlert } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import type { BoardSetup } from './board-setup';
import { pointsText } from './figure-text';
import { rowLabel } from './row-label';

type Entry = Shape<'RestatementDto'>;
type Words = Pick<BoardSetup, 'locale' | 'words' | 'figures' | 'names'>;

/** An entry of the ledger of restatements in the reader's words; shares with what they are counted from. */
export function restated(
  entry: Entry,
  setup: Words,
): Record<'row' | 'was' | 'wasOf' | 'is' | 'isOf' | 'change' | 'why', string> {
  const { locale, words } = setup;
  const { figure, filters, label, before, after } = entry;
  const isShare = unitOfAlert({ measure: 'value', figure, filters, row: label }) === 'percent';
  // Both with the digits of the one that has more.
  const digits = Math.max(digitsOf(before?.value), digitsOf(after?.value), isShare ? 1 : 0);
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const said = (row: Entry['before']) =>
    row?.value == null ? '–' : `${number.format(row.value)}${isShare ? '\u202f%' : ''}`;
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const of = (row: Entry['before']) =>
    row?.numerator == null || row.denominator == null
      ? ''
      : `${count.format(row.numerator)} / ${count.format(row.denominator)}`;
  const causes: Record<string, string> = words.restatements.causes;
  const moved =
    before?.value == null || after?.value == null || before.value === after.value
      ? null
      : after.value - before.value;
  const points = moved === null ? '' : pointsText(Number(moved.toFixed(digits)), locale);
  return {
    row: rowLabel(figureKind(figure).subject, entry, setup),
    was: said(before),
    wasOf: of(before),
    is: said(after),
    isOf: of(after),
    change: points && isShare ? filled(words.card.points, { points }) : points,
    why: entry.causes
      .map(({ cause, count: things }) => filled(causes[cause] ?? cause, { count: count.format(things ?? 0) }))
      .join(', '),
  };
}

const digitsOf = (value: number | null | undefined): number => String(value ?? '').split('.')[1]?.length ?? 0;
