'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isComingBack } from './coming-back';
import { keepPlace, type Place, placeAt } from './place-store';
import { cardInView, linkTo, pageInView, putBack } from './where-it-stands';
import { withPage } from './with-page';

// The server draws no layout effect, and must not be told so on every page.
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const pageOf = (query: string) => Number(new URLSearchParams(query).get('page') ?? 1);
const here = () => location.pathname + location.search;

/**
 * Says in the address which page of a listing is in view, and keeps its reader's place when they leave. To who comes back,
 * `onReturn` has the pages brought that were there; the card they left stands where it stood as soon as it is drawn.
 */
export function usePlace(
  grid: RefObject<HTMLElement | null>,
  address: string,
  /** The pages that are drawn. */
  { from, to }: { from: number; to: number },
  onReturn: (place: Place) => void,
): void {
  const returning = useRef<Place | undefined>(undefined);
  const drawn = useRef({ from, to });
  drawn.current = { from, to };

  useBrowserLayoutEffect(() => {
    const place = isComingBack() ? placeAt(here()) : undefined;
    returning.current = place;
    if (place) onReturn(place);
  }, []);

  useBrowserLayoutEffect(() => {
    const place = returning.current;
    const element = grid.current;
    if (!place || !element) return;
    if (from <= place.from && to >= place.to) returning.current = undefined;
    if (place.focused) linkTo(element, place.focused)?.focus({ preventScroll: true });
    const { anchor } = place;
    if (!anchor) return;
    putBack(element, anchor);
    // The browser's own return to the old height may come a frame later, before the page was as long.
    requestAnimationFrame(() => putBack(element, anchor));
  }, [from, to]);

  useBrowserLayoutEffect(() => {
    const element = grid.current;
    return element ? followPlace(element, address, () => drawn.current) : undefined;
  }, [address]);
}

/** @returns what ends it */
function followPlace(
  grid: HTMLElement,
  address: string,
  drawn: () => { from: number; to: number },
): () => void {
  // The first page may have an address of its own, as a model's page has.
  const arrived = { page: pageOf(location.search), at: here() };
  let shown = arrived.at;
  let anchor = cardInView(grid);
  let focused: string | null = null;
  let frame = 0;
  // An address that changes while a page is on its way would call that page off.
  let isLeaving = false;
  const look = () => {
    frame = 0;
    if (isLeaving || here() !== shown) return;
    anchor = cardInView(grid);
    const page = pageInView(grid) ?? 1;
    const there = page === arrived.page ? arrived.at : withPage(address, page);
    if (there === shown) return;
    shown = there;
    // Next keeps its own state beside ours when it is given none.
    history.replaceState(null, '', there);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(look);
  };
  const onClick = ({ target }: MouseEvent) => {
    isLeaving = target instanceof Element && target.closest('a') !== null;
    // The frame that would see the last of their scrolling comes after they have left.
    if (isLeaving && here() === shown) anchor = cardInView(grid);
  };
  const onFocus = ({ target }: FocusEvent) => {
    focused = (target as Element).closest('a')?.getAttribute('href') ?? null;
  };
  const keep = () => keepPlace(shown, { ...drawn(), anchor, focused });
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', keep);
  addEventListener('click', onClick, true);
  grid.addEventListener('focusin', onFocus);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', onScroll);
    removeEventListener('pagehide', keep);
    removeEventListener('click', onClick, true);
    grid.removeEventListener('focusin', onFocus);
    keep();
  };
}
