'use client';
import type { RefObject } from 'react';
import { showToast } from '../../../shell/toast-store';
import { pinned, scopeQuery } from '../lib/board-scope';
import { useBoard } from './board';

/** Copies an address that pins what is seen: filters, seasons, the state of the data and the version of definitions. */
export function Permalink({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { words, scope, defaults, environment } = useBoard();
  const copy = async () => {
    // Seasons of the demo are closed, and what was known at another time is for subscribers.
    const asOf = scope.as_of ?? (environment === 'Master' ? new Date().toISOString() : null);
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
