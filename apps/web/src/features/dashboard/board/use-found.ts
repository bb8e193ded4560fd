import { useEffect, useState } from 'react';

export interface Hit {
  dimension: 'trends' | 'brands' | 'seasons';
  slug: string;
  label: string;
  total_count: number;
}
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
      try {
        const response = await fetch(`/api/dashboard/search?limit=40&search=${encodeURIComponent(text)}`, {
          headers: { accept: 'application/json' },
          signal: ended.signal,
        });
        if (!response.ok) throw new Error(String(response.status));
        const { results } = (await response.json()) as { results: Hit[] };
        const hits = results.filter((hit) => !only || hit.dimension === only).slice(0, 12);
        setFound({ state: 'idle', hits });
      } catch {
        if (!ended.signal.aborted) setFound({ state: 'failed', hits: [] });
      }
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text, only]);
  return found;
}
