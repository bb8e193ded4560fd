import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { questionQuery } from '@toile/contracts';
import { readJson } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { againAfterFailure } from '../../../api/query-provider';
import { figureQuery } from '../api/figure-query';
import { type Board, useBoard } from '../board/board';
import type { QuestionAnswer } from '../explore/grid';
import { type Answer, failed, isRefused } from '../lib/answer';
import { COMPARED, type Compared, type SideRows } from '../lib/compare-sides';
import { type FigureName, figurePath } from '../lib/figure-kinds';
import type { FocusKind } from '../lib/focus';
import { questionsOf, sidesOfCells } from '../lib/rows-of-cells';

/** Where a figure of one side is asked for. */
export function sidePath(
  { scope, defaults }: Pick<Board, 'scope' | 'defaults'>,
  kind: FocusKind,
  { key }: Compared,
  name: FigureName,
): string {
  const { with: _, groups: _g, ...rest } = scope;
  return figurePath(name, { ...rest, [kind]: key }, defaults);
}

/** What every side of a comparison has, in the order of the sides. */
interface Sides {
  sides: readonly SideRows[];
  isLoading: boolean;
  /** What went wrong, where nothing is there to be shown. */
  failure: Answer | null;
  again(): void;
}

/** The compared figures of all sides, asked for together as the address changes; with a group among them, as questions. */
export function useSides(kind: FocusKind, columns: readonly Compared[]): Sides {
  const board = useBoard();
  const { full, defaults } = board;
  const client = useQueryClient();
  const names = COMPARED[kind];
  const hasGroups = kind !== 'season' && columns.some(({ group }) => group !== null);
  const paths = hasGroups
    ? [
        questionsOf(kind, columns, full, defaults).map(
          (asked) => `/api/dashboard/questions?${questionQuery(asked)}`,
        ),
      ]
    : columns.map((column) => names.map((name) => sidePath(board, kind, column, name)));
  const rowsAt = async (path: string): Promise<readonly Shape<'FigureRowDto'>[]> => {
    try {
      return (await client.fetchQuery(figureQuery(path))).figure.rows;
    } catch (error) {
      // A side that is refused stays empty.
      if (isRefused(failed(error))) return [];
      throw error;
    }
  };
  const rowsOf = async (asked: readonly string[]): Promise<SideRows> =>
    Object.fromEntries(
      await Promise.all(asked.map(async (path, at) => [names[at], await rowsAt(path)] as const)),
    );
  const cells = async (signal: AbortSignal) => {
    const answers = paths.flat().map((path) => readJson<QuestionAnswer>(path, signal));
    return (await Promise.all(answers)).flatMap(({ rows }) => rows);
  };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['sides', paths],
    queryFn: async ({ signal }) =>
      kind !== 'season' && hasGroups
        ? sidesOfCells(kind, columns, await cells(signal))
        : Promise.all(paths.map(rowsOf)),
    placeholderData: keepPreviousData,
    refetchInterval: againAfterFailure,
    enabled: columns.length > 1,
  });
  return {
    sides: data ?? [],
    isLoading: columns.length > 1 && (isPending || isPlaceholderData),
    failure: error && !data ? failed(error) : null,
    again: () => void refetch(),
  };
}
