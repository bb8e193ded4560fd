import { useQueries } from '@tanstack/react-query';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { useBoard } from '../board/board';
import type { Compared } from '../lib/compare-sides';
import type { FocusKind } from '../lib/focus';
import { nameAmong, nameQuery } from '../lib/name-of';

/** What every column is called; names of trends and brands are looked up once they are known. */
export function useComparedNames(kind: FocusKind, columns: readonly Compared[], about: string): string[] {
  const { options, locale } = useBoard();
  const found = useQueries({
    queries: columns.map(({ key, group }, at) => ({
      ...asked('/api/dashboard/search', { query: nameQuery(key, locale) }),
      enabled: at > 0 && kind !== 'season' && !group,
      select: ({ results }: Shape<'DashboardHitsDto'>) => nameAmong(kind, key, results),
    })),
  });
  return columns.map(({ key, group }, at) => {
    if (at === 0) return about;
    const season = kind === 'season' ? options.season.find(({ value }) => value === key)?.label : undefined;
    return group?.name ?? season ?? found[at]?.data ?? key;
  });
}
