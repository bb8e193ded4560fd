'use client';
/** When the reader last went back or forward; a click on anything ends that. */
let wentAt = Number.NEGATIVE_INFINITY;
/** The document's own load may be a return as well, but only for the first page it shows. */
let isFirstPage = true;
/** A page may be long on its way over a slow line. */
const RECENT_MS = 60_000;

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    wentAt = performance.now();
  });
  addEventListener(
    'click',
    () => {
      wentAt = Number.NEGATIVE_INFINITY;
      isFirstPage = false;
    },
    { capture: true },
  );
}

/** Whether the page that is being drawn is one the reader has come back to. */
export function isComingBack(): boolean {
  if (performance.now() - wentAt < RECENT_MS) return true;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isFirstPage && (load?.type === 'back_forward' || load?.type === 'reload');
}
