'use client';
import { useEffect, useRef } from 'react';

/** Ctrl+Z and Ctrl+Shift+Z, unless somebody writes. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const acts = useRef({ undo, redo });
  acts.current = { undo, redo };
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (isWriting || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 'y' || (key === 'z' && event.shiftKey)) acts.current.redo();
      else if (key === 'z') acts.current.undo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
