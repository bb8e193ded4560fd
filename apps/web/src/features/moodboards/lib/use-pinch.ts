import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Pinch {
  /** How far the fingers were apart, and how near the canvas was. */
  apart: number;
  zoom: number;
  /** What lay between the fingers, in pixels of the canvas at zoom 1. */
  held: Point;
  /** Where that is to be in the viewport. */
  at: Point;
}
interface Point {
  x: number;
  y: number;
}

/**
 * Two fingers that go apart bring the canvas closer; what lies between them stays there, and goes along with them.
 * @param onPinch whether two fingers are on it, or were since the first came: nothing is carried by one of them then
 */
export function usePinch(
  viewport: RefObject<HTMLElement | null>,
  zoom: number,
  onZoom: (zoom: number) => void,
  onPinch: (isOn: boolean) => void,
): void {
  const now = useRef({ zoom, onZoom, onPinch });
  now.current = { zoom, onZoom, onPinch };
  const pinch = useRef<Pinch | null>(null);
  // Only once it is drawn so large can the canvas be scrolled so far.
  useLayoutEffect(() => hold(viewport.current, pinch.current, zoom), [viewport, zoom]);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const onStart = (event: TouchEvent) => {
      const fingers = fingersOf(event, element);
      if (!fingers) {
        pinch.current = null;
        if (event.touches.length === 1) now.current.onPinch(false);
        return;
      }
      // Else the browser moves the page by the first of them.
      event.preventDefault();
      const { apart, at } = fingers;
      const { zoom } = now.current;
      const held = { x: (element.scrollLeft + at.x) / zoom, y: (element.scrollTop + at.y) / zoom };
      pinch.current = { apart, zoom, held, at };
      now.current.onPinch(true);
    };
    const onMove = (event: TouchEvent) => {
      const fingers = fingersOf(event, element);
      const begun = pinch.current;
      if (!begun || !fingers) return;
      event.preventDefault();
      begun.at = fingers.at;
      now.current.onZoom((begun.zoom * fingers.apart) / begun.apart);
      hold(element, begun, now.current.zoom);
    };
    const onEnd = () => {
      pinch.current = null;
    };
    element.addEventListener('touchstart', onStart, { passive: false });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onEnd);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onEnd);
    };
  }, [viewport]);
}

function hold(element: HTMLElement | null, pinch: Pinch | null, zoom: number): void {
  if (!element || !pinch) return;
  element.scrollLeft = pinch.held.x * zoom - pinch.at.x;
  element.scrollTop = pinch.held.y * zoom - pinch.at.y;
}

function fingersOf({ touches }: TouchEvent, element: HTMLElement): { apart: number; at: Point } | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || touches.length !== 2) return null;
  const box = element.getBoundingClientRect();
  return {
    apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    at: {
      x: (one.clientX + other.clientX) / 2 - box.left,
      y: (one.clientY + other.clientY) / 2 - box.top,
    },
  };
}
