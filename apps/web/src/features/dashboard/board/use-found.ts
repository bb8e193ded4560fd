import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { useSettled } from '../../../api/use-settled';

export type Hit = Shape<'DashboardHitDto'>;
export interface Found {
  state: 'idle' | 'searching' | 'failed';
  hits: readonly Hit[];
}

/** Quiet before a search is sent (specification, section 9). */
const QUIET_MS = 300;
const NONE: readonly Hit[] = [];

/** Trends, brands and seasons by name, while the reader types. */
export function useFound(text: string, language: Locale, only?: Hit['dimension']): Found {
  const search = useSettled(text.trim(), QUIET_MS);
  const isWanted = text.trim() !== '';
  const { data, isError, isFetching } = useQuery({
    ...asked('/api/dashboard/search', { query: { limit: 40, search, language } }),
    enabled: isWanted && search !== '',
    placeholderData: keepPreviousData,
    select: ({ results }) => results.filter((hit) => !only || hit.dimension === only).slice(0, 12),
    // Whoever types on asks again.
    retry: false,
  });
  if (!isWanted) return { state: 'idle', hits: NONE };
  const isSearching = isFetching || search !== text.trim();
  return { state: isSearching ? 'searching' : isError ? 'failed' : 'idle', hits: data ?? NONE };
}
