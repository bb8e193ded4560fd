/** Keys that would move the page behind a dialog. */
const MOVING = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);

/** Whether a key is kept from the page: what moves it, and what would close the dialog. Tab, Enter and Space work. */
export function isBlockedKey(key: string): boolean {
  return MOVING.has(key) || key === 'Escape';
}

/**
 * Holds the page still behind a dialog: no scrolling, no keys that move it, no context menu but within `free`.
 * @returns what gives the page back
 */
export function blockPage(free: HTMLElement): () => void {
  const unlessWithin = (event: Event) => {
    if (!(event.target instanceof Node && free.contains(event.target))) event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    if (isBlockedKey(event.key)) event.preventDefault();
  };
  const root = document.documentElement;
  const before = root.style.overflow;
  root.style.overflow = 'hidden';
  const active = { passive: false, capture: true };
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('contextmenu', unlessWithin, true);
  document.addEventListener('wheel', unlessWithin, active);
  document.addEventListener('touchmove', unlessWithin, active);
  return () => {
    root.style.overflow = before;
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('contextmenu', unlessWithin, true);
    document.removeEventListener('wheel', unlessWithin, active);
    document.removeEventListener('touchmove', unlessWithin, active);
  };
}
