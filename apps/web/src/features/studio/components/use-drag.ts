'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Lets the parts of a list that carry `data-place` be dragged onto each other; buttons do the same without a pointer.
 * Gives the place that is being dragged.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): number | null {
  const [dragged, setDragged] = useState<number | null>(null);
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let from: number | null = null;
    const placeOf = (event: Event) => {
      const part = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null;
      return part ? Number(part.dataset.place) : null;
    };
    const handlers: Record<string, (event: DragEvent) => void> = {
      dragstart: (event) => {
        from = placeOf(event);
        setDragged(from);
        event.dataTransfer?.setData('text/plain', String(from));
      },
      dragover: (event) => {
        if (from !== null) event.preventDefault();
      },
      drop: (event) => {
        const to = placeOf(event);
        if (from === null || to === null) return;
        event.preventDefault();
        latest.current(from, to);
      },
      dragend: () => {
        from = null;
        setDragged(null);
      },
    };
    const entries = Object.entries(handlers) as [string, EventListener][];
    for (const [name, handler] of entries) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of entries) element.removeEventListener(name, handler);
    };
  }, [list]);
  return dragged;
}
