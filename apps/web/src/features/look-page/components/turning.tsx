'use client';
import { useEffect } from 'react';

/** The left and right arrow keys follow the links to the neighbouring looks. Draws nothing. */
export function ArrowKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      const at = event.target instanceof Element ? event.target : null;
      // A filmstrip that scrolls and fields that are typed in keep their own arrow keys.
      if (at?.closest('input, select, textarea, [contenteditable], [data-scrolls]')) return;
      const turn = event.key === 'ArrowLeft' ? 'prev' : event.key === 'ArrowRight' ? 'next' : null;
      if (turn) document.querySelector<HTMLElement>(`[data-turn=${turn}]`)?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
