import { keepListing } from './kept-listings';
import { cardInView, pageInView, partsOf } from './where-it-stands';
import { withPage } from './with-page';

const pageOf = (query: string) => Number(new URLSearchParams(query).get('page') ?? 1);

/** Says in the address which page is in view, and keeps the listing when its reader leaves. @returns what ends it */
export function followPlace(grid: HTMLElement, address: string): () => void {
  // The first page may have an address of its own, as a model's page has.
  const arrived = { page: pageOf(location.search), at: location.pathname + location.search };
  let here = arrived.at;
  let anchor = cardInView(grid);
  let focused: string | null = null;
  let frame = 0;
  // An address that changes while a page is on its way would call that page off.
  let isLeaving = false;
  const look = () => {
    frame = 0;
    if (isLeaving || location.pathname + location.search !== here) return;
    anchor = cardInView(grid);
    const page = pageInView(grid) ?? 1;
    const there = page === arrived.page ? arrived.at : withPage(address, page);
    if (there === here) return;
    here = there;
    // Next keeps its own state beside ours when it is given none.
    history.replaceState(null, '', there);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(look);
  };
  const onClick = ({ target }: MouseEvent) => {
    isLeaving = target instanceof Element && target.closest('a') !== null;
  };
  const onFocus = ({ target }: FocusEvent) => {
    focused = (target as Element).closest('a')?.getAttribute('href') ?? null;
  };
  const keep = () => {
    const batches = partsOf(grid).map((part) => ({ page: Number(part.dataset.page), html: part.innerHTML }));
    keepListing(sessionStorage, here, { batches, anchor, focused });
  };
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
