'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { showToast } from '../../../shell/toast-store';
import type { FigureAt } from '../api/figure-query';
import { pinned, scopeQuery } from '../lib/board-scope';
import { useBoard } from './board';

/** Copies an address that pins what is seen: filters, seasons, the state of the data and the version of definitions. */
export function Permalink({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { words, scope, defaults, environment } = useBoard();
  const client = useQueryClient();
  const copy = async () => {
    // Seasons of the demo are closed, and what was known at another time is for subscribers.
    const asOf = scope.as_of ?? (environment === 'Master' ? newest(client) : null);
    const query = scopeQuery(pinned(scope, defaults, asOf));
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname + query);
      showToast({ kind: 'success', text: words.link.copied });
    } catch {
      window.history.replaceState(null, '', pathname + query);
      showToast({ kind: 'warning', text: words.link.failed });
    }
  };
  return (
    <button ref={button} type="button" onClick={() => void copy()} aria-keyshortcuts="l">
      {words.link.copy}
    </button>
  );
}

/** When the figures that were seen were counted, by the server's clock: the browser's may be ahead, and nobody knows what will be. */
const newest = (client: QueryClient): string | null =>
  client
    .getQueriesData<FigureAt>({ queryKey: ['figure'] })
    .flatMap(([, at]) => at?.figure.meta.as_of ?? [])
    .sort()
    .at(-1) ?? null;
