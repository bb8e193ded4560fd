import { figureKind } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import type { BoardSetup } from './board-setup';
import { rowLabel } from './row-label';

type Entry = Shape<'RestatementDto'>;
type Words = Pick<BoardSetup, 'locale' | 'words' | 'figures' | 'names'>;

/** An entry of the ledger of restatements in the reader's words. */
export function restated(entry: Entry, setup: Words): Record<'row' | 'was' | 'is' | 'why', string> {
  const { locale, words } = setup;
  const number = new Intl.NumberFormat(locale);
  const said = (row: Entry['before']) => (row?.value == null ? '–' : number.format(row.value));
  const causes: Record<string, string> = words.restatements.causes;
  return {
    row: rowLabel(figureKind(entry.figure).subject, entry, setup),
    was: said(entry.before),
    is: said(entry.after),
    why: entry.causes
      .map(({ cause, count }) => filled(causes[cause] ?? cause, { count: number.format(count ?? 0) }))
      .join(', '),
  };
}
