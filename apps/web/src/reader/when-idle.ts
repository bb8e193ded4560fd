/** Whoever waits for an answer to what they did is kept no longer by what may come a moment later, but so long at most. */
const LATEST_MS = 250;
/** Of browsers that do not say when they are idle. */
const SOON_MS = 50;

/** Does something once the browser has drawn its answer to what the reader does just now. */
export function whenIdle(then: () => void): void {
  // A page in the background draws nothing.
  if (document.hidden) setTimeout(then, SOON_MS);
  // A browser may be idle before it draws too; from within a frame, the next idle time is after it.
  else requestAnimationFrame(() => inIdleTime(then));
}

function inIdleTime(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: LATEST_MS });
  else setTimeout(then, SOON_MS);
}
