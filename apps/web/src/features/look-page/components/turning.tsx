'use client';
import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { swipeOf, type Touch } from '../lib/swipe';

/**
 * The left and right arrow keys, and a finger across the picture, follow the links of the filmstrip, or where there is none those to the
 * neighbours. Whoever is faster than the pages goes on from the one that is still coming. Draws nothing.
 */
export function Turning() {
  const mark = useRef<HTMLSpanElement>(null);
  const path = usePathname();
  // Effects before the paint: between an old page's listeners and a new one's no key is lost.
  useLayoutEffect(() => {
    let ahead = path;
    const follow = (turn: 'prev' | 'next') => {
      const strip = [...document.querySelectorAll<HTMLAnchorElement>('[data-filmstrip] a')];
      const at = strip.findIndex(({ pathname }) => pathname === ahead);
      const link = strip[turn === 'next' ? at + 1 : at - 1];
      if (at >= 0 && link) {
        ahead = link.pathname;
        link.click();
      } else if (ahead === path) document.querySelector<HTMLElement>(`[data-turn=${turn}]`)?.click();
    };
    const picture = mark.current?.parentElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      const at = event.target instanceof Element ? event.target : null;
      if (keepsArrows(at)) return;
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
      // The viewer is drawn within the picture, and turns by itself.
      from = event.touches.length === 1 && !isEnlarged && !isCovered() ? touchOf(event) : null;
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
  }, [path]);
  return <span ref={mark} hidden />;
}

/** A filmstrip that scrolls and fields that are typed in have their own arrow keys, and so has what stands over the page. */
const keepsArrows = (at: Element | null): boolean =>
  at?.closest('input, select, textarea, [contenteditable], [data-scrolls]') != null || isCovered();
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;
