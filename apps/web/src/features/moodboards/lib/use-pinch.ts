import { type RefObject, useEffect, useRef } from 'react';

/** Two fingers that go apart bring the canvas closer; what lies between them stays there. */
export function usePinch(
  viewport: RefObject<HTMLElement | null>,
  zoom: number,
  onZoom: (zoom: number) => void,
): void {
  const now = useRef({ zoom, onZoom });
  now.current = { zoom, onZoom };
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let begun: { apart: number; zoom: number } | null = null;
    const onStart = (event: TouchEvent) => {
      const apart = apartIn(event);
      begun = apart === null ? null : { apart, zoom: now.current.zoom };
    };
    const onMove = (event: TouchEvent) => {
      const apart = apartIn(event);
      if (!begun || apart === null) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const [x, y] = middleOf(event, box);
      const before = now.current.zoom;
      const after = (begun.zoom * apart) / begun.apart;
      now.current.onZoom(after);
      const grown = after / before;
      element.scrollBy((element.scrollLeft + x) * (grown - 1), (element.scrollTop + y) * (grown - 1));
    };
    const onEnd = () => {
      begun = null;
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
    };
  }, [viewport]);
}

function apartIn({ touches }: TouchEvent): number | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || touches.length !== 2) return null;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

function middleOf({ touches }: TouchEvent, box: DOMRect): [number, number] {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return [0, 0];
  return [(one.clientX + other.clientX) / 2 - box.left, (one.clientY + other.clientY) / 2 - box.top];
}
