import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Shape } from '../../../api/operations';
import { figureQuery } from '../api/figure-query';
import { useBoard } from '../board/board';
import { failed, isRefused } from '../lib/answer';
import { COMPARED, type SideRows } from '../lib/compare-sides';
import { figurePath, type Side } from '../lib/figure-kinds';
import type { FocusKind } from '../lib/focus';

interface Sides {
  this: SideRows;
  other: SideRows;
  isLoading: boolean;
}

/** The compared figures of both sides, asked for together as the address changes. */
export function useSides(kind: FocusKind): Sides {
  const { scope, defaults } = useBoard();
  const client = useQueryClient();
  const names = COMPARED[kind];
  const pathsOf = (side: Side) => names.map((name) => figurePath(name, scope, defaults, side));
  const paths = { this: pathsOf('this'), other: pathsOf('other') };
  const rowsAt = async (path: string): Promise<readonly Shape<'FigureRowDto'>[]> => {
    try {
      return (await client.fetchQuery(figureQuery(path))).figure.rows;
    } catch (error) {
      // A side that is refused stays empty.
      if (isRefused(failed(error))) return [];
      throw error;
    }
  };
  const rowsOf = async (side: Side): Promise<SideRows> =>
    Object.fromEntries(
      await Promise.all(paths[side].map(async (path, at) => [names[at], await rowsAt(path)] as const)),
    );
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: ['sides', paths],
    queryFn: async () => {
      const [one, other] = await Promise.all([rowsOf('this'), rowsOf('other')]);
      return { this: one, other };
    },
    placeholderData: keepPreviousData,
  });
  return { this: data?.this ?? {}, other: data?.other ?? {}, isLoading: isPending || isPlaceholderData };
}
