import { useEffect, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { read } from '../../../api/send';

export type Hit = Shape<'DashboardHitDto'>;
export interface Found {
  state: 'idle' | 'searching' | 'failed';
  hits: readonly Hit[];
}

/** Quiet before a search is sent (specification, section 9). */
const DELAY_MS = 300;

/** Trends, brands and seasons by name, while the reader types. */
export function useFound(text: string, only?: Hit['dimension']): Found {
  const [found, setFound] = useState<Found>({ state: 'idle', hits: [] });
  useEffect(() => {
    if (!text.trim()) return setFound({ state: 'idle', hits: [] });
    const ended = new AbortController();
    setFound((before) => ({ ...before, state: 'searching' }));
    const timer = setTimeout(async () => {
      const query = { limit: 40, search: text };
      const { body } = await read('/api/dashboard/search', { query }, ended.signal);
      if (ended.signal.aborted) return;
      if (!body) return setFound({ state: 'failed', hits: [] });
      const hits = body.results.filter((hit) => !only || hit.dimension === only).slice(0, 12);
      setFound({ state: 'idle', hits });
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text, only]);
  return found;
}
