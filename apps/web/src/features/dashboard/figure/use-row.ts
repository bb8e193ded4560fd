import { useMemo } from 'react';
import type { Shape } from '../../../api/operations';
import { href } from '../../../i18n/href';
import { type Board, useBoard } from '../board/board';
import { type BoardScope, changed, kept, scopeQuery } from '../lib/board-scope';
import type { Subject } from '../lib/figure-kinds';
import { isCategory, rowLabel } from '../lib/row-label';

type Named = Pick<Shape<'FigureRowDto'>, 'label' | 'tag_name' | 'look'>;

/** What a row is called and where its label leads; null where there is nothing to lead to. */
export function useRow(subject: Subject): { labelOf(row: Named): string; hrefOf(row: Named): string | null } {
  const board = useBoard();
  return useMemo(
    () => ({
      labelOf: (row) => rowLabel(subject, row, board),
      hrefOf: (row) => hrefOf(subject, row, board),
    }),
    [subject, board],
  );
}

function hrefOf(subject: Subject, row: Named, board: Board): string | null {
  const { locale, scope, unsaid } = board;
  if (subject === 'look') return row.look ? href(locale, 'look_show', { slug: row.look }) : null;
  if (!row.tag_name) return null;
  // A category narrows the page it stands on; everything else has a page of its own.
  if (subject === 'trend' && isCategory(row))
    return scopeQuery(changed(scope, { category: row.tag_name }), unsaid) || '?';
  if (subject === 'trend' || subject === 'brand')
    return focusHref(board, `${subject}-focus`, { [subject]: row.tag_name });
  return null;
}

/** A focus page with the filters of this one. */
export function focusHref(
  { locale, scope, defaults }: Pick<Board, 'locale' | 'scope' | 'defaults'>,
  slug: string,
  about: BoardScope,
): string {
  const query = scopeQuery(
    changed(kept(scope), about),
    about.season ? { ...defaults, season: '' } : defaults,
  );
  return href(locale, 'data_dashboard_show', { slug }) + query;
}
