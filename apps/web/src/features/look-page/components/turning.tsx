'use client';
import { useEffect, useRef } from 'react';
import { swipeOf, type Touch } from '../lib/swipe';

const follow = (turn: 'prev' | 'next') => document.querySelector<HTMLElement>(`[data-turn=${turn}]`)?.click();

/** The left and right arrow keys, and a finger across the picture, follow the links to the neighbours. Draws nothing. */
export function Turning() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const picture = mark.current?.parentElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      const at = event.target instanceof Element ? event.target : null;
      // A filmstrip that scrolls, an open dialog and fields that are typed in keep their own arrow keys.
      if (at?.closest('input, select, textarea, dialog, [contenteditable], [data-scrolls]')) return;
      const turn = event.key === 'ArrowLeft' ? 'prev' : event.key === 'ArrowRight' ? 'next' : null;
      if (turn) follow(turn);
    };
    let from: Touch | null = null;
    const touchOf = ({ changedTouches, timeStamp }: TouchEvent): Touch | null => {
      const [touch] = changedTouches;
      return touch ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    };
    const onStart = (event: TouchEvent) => {
      // Two fingers enlarge; in what is enlarged already one finger moves it.
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1.01;
      from = event.touches.length === 1 && !isEnlarged ? touchOf(event) : null;
    };
    const onEnd = (event: TouchEvent) => {
      const to = touchOf(event);
      const turn = from && to && swipeOf(from, to);
      from = null;
      if (turn) follow(turn);
    };
    document.addEventListener('keydown', onKey);
    picture?.addEventListener('touchstart', onStart, { passive: true });
    picture?.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      picture?.removeEventListener('touchstart', onStart);
      picture?.removeEventListener('touchend', onEnd);
    };
  }, []);
  return <span ref={mark} hidden />;
}
