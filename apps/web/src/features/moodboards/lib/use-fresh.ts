'use client';
import { useEffect, useRef } from 'react';
import { boardNow } from './board-writes';

/** Asks whether the board is still as it was whenever the reader comes back to this window. */
export function useFresh(board: string, version: number, onChanged: () => void): void {
  const state = useRef({ version, onChanged });
  state.current = { version, onChanged };
  useEffect(() => {
    const onBack = async () => {
      if (document.visibilityState !== 'visible') return;
      const now = await boardNow(board);
      if (now && now.version > state.current.version) state.current.onChanged();
    };
    document.addEventListener('visibilitychange', onBack);
    return () => document.removeEventListener('visibilitychange', onBack);
  }, [board]);
}
