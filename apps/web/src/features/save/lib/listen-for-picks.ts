import { endPicking, usePicked } from '../stores/picked-store';
import { listenForMarquee } from './listen-for-marquee';
import { picked } from './picking';

/** So long a finger rests that picks. */
const HOLD_MS = 500;
/** A finger that rests moves less. */
const STILL_PX = 10;

/** A card is what a bookmark that can be picked stands on. */
const MARK = '[data-pickable]';
const cards = () =>
  [...document.querySelectorAll<HTMLElement>(MARK)].flatMap((mark) =>
    mark.parentElement ? [{ card: mark.parentElement, item: mark.dataset.save ?? '' }] : [],
  );
const cardAt = (target: EventTarget | null) =>
  target instanceof Element ? cards().find(({ card }) => card.contains(target)) : undefined;

/**
 * Picks cards: by a finger that rests on one, by a click or Enter with shift, by a rectangle drawn between them, and once something is
 * picked by each click. Escape ends it. @returns what ends listening
 */
export function listenForPicks(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let hold: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  // The end of a press that has picked is no click.
  let hasPicked = false;
  const pick = (item: string, withShift: boolean) => {
    const all = cards().map((one) => one.item);
    usePicked.setState(({ items }) => ({ items: picked(items, item, all, withShift) }));
  };
  const release = () => clearTimeout(hold);
  const listen = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, act as EventListener, options);
  listen('pointerdown', (event) => {
    hasPicked = false;
    release();
    const at = cardAt(event.target);
    if (event.pointerType !== 'touch' || !at || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    hold = setTimeout(() => {
      hasPicked = true;
      pick(at.item, false);
      navigator.vibrate?.(10);
    }, HOLD_MS);
  });
  listen('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) release();
  });
  listen('pointerup', release);
  listen('pointercancel', release);
  // A finger that rests on a link asks for the browser's menu otherwise.
  listen('contextmenu', (event) => {
    if (hasPicked) event.preventDefault();
  });
  listen('click', (event) => {
    const at = cardAt(event.target);
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const isMark = event.target instanceof Element && event.target.closest('[data-save]');
    if (!hasPicked && (isMark || (!event.shiftKey && usePicked.getState().items.length === 0))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!hasPicked) pick(at.item, event.shiftKey);
    hasPicked = false;
  });
  listen('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) endPicking();
  });
  const endMarquee = listenForMarquee({
    cards,
    before: () => usePicked.getState().items,
    pick: (items) => usePicked.setState({ items }),
  });
  const draw = () => {
    const { items } = usePicked.getState();
    for (const { card, item } of cards()) {
      if (items.includes(item)) card.dataset.picked = '';
      else delete card.dataset.picked;
    }
  };
  const end = usePicked.subscribe(draw);
  return () => {
    release();
    end();
    endMarquee();
    listening.abort();
  };
}
