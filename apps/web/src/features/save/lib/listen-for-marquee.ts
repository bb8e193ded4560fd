import styles from './marquee.module.css';
import { cutBy, type Rectangle } from './picking';

/** A press that moves less is a click. */
const CLICK_PX = 6;
/** So near an edge of the window the page moves along, so far each frame. */
const EDGE_PX = 48;
const STEP_PX = 14;

export interface Marquee {
  cards: () => { card: HTMLElement; item: string }[];
  /** What is picked before; it stays picked. */
  before: () => readonly string[];
  pick: (items: readonly string[]) => void;
}

/**
 * Picks with the mouse what a rectangle cuts that is drawn from between the cards, or with shift from anywhere on them. The page
 * moves along at its edges. @returns what ends listening
 */
export function listenForMarquee({ cards, before, pick }: Marquee): () => void {
  const listening = new AbortController();
  let end: (() => void) | null = null;
  const isBetween = (target: Element) =>
    target.closest('main') !== null && cards().filter(({ card }) => target.contains(card)).length > 1;
  const isOnCard = (target: Element) => cards().some(({ card }) => card.contains(target));

  const begin = (down: PointerEvent) => {
    const { target } = down;
    if (down.pointerType !== 'mouse' || down.button !== 0 || !(target instanceof Element)) return;
    if (!isBetween(target) && !(down.shiftKey && isOnCard(target))) return;
    end?.();
    end = draw(down, { cards, base: before(), pick, onEnd: () => (end = null) });
  };
  document.addEventListener('pointerdown', begin, { capture: true, signal: listening.signal });
  return () => {
    end?.();
    listening.abort();
  };
}

/** Follows one press until it ends. @returns what ends it */
function draw(
  down: PointerEvent,
  given: Pick<Marquee, 'cards' | 'pick'> & { base: readonly string[]; onEnd: () => void },
): () => void {
  const drawing = new AbortController();
  const options = { capture: true, signal: drawing.signal };
  const box = document.createElement('div');
  box.className = styles.marquee ?? '';
  const from = { x: down.pageX, y: down.pageY };
  let at = { x: down.clientX, y: down.clientY };
  let frame = 0;
  const update = () => {
    const to = { x: at.x + scrollX, y: at.y + scrollY };
    const drawn = {
      left: Math.min(from.x, to.x),
      top: Math.min(from.y, to.y),
      right: Math.max(from.x, to.x),
      bottom: Math.max(from.y, to.y),
    };
    Object.assign(box.style, {
      left: `${drawn.left}px`,
      top: `${drawn.top}px`,
      width: `${drawn.right - drawn.left}px`,
      height: `${drawn.bottom - drawn.top}px`,
    });
    const cut = given.cards().flatMap(({ card, item }) => (cutBy(drawn, placeOf(card)) ? [item] : []));
    given.pick([...given.base.filter((item) => !cut.includes(item)), ...cut]);
  };
  const moveAlong = () => {
    const by = at.y < EDGE_PX ? -STEP_PX : at.y > innerHeight - EDGE_PX ? STEP_PX : 0;
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' });
      update();
    }
    frame = requestAnimationFrame(moveAlong);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    box.remove();
    drawing.abort();
    given.onEnd();
  };
  document.addEventListener(
    'pointermove',
    (event) => {
      at = { x: event.clientX, y: event.clientY };
      if (!box.isConnected) {
        if (Math.hypot(event.pageX - from.x, event.pageY - from.y) < CLICK_PX) return;
        document.body.append(box);
        getSelection()?.removeAllRanges();
        frame = requestAnimationFrame(moveAlong);
      }
      update();
    },
    options,
  );
  // Neither words nor links are taken along.
  for (const kind of ['selectstart', 'dragstart'])
    document.addEventListener(kind, (event) => event.preventDefault(), options);
  document.addEventListener(
    'pointerup',
    () => {
      // The click that the press ends with is none.
      if (box.isConnected) swallowClick();
      end();
    },
    options,
  );
  document.addEventListener('pointercancel', end, options);
  return end;
}

function swallowClick(): void {
  const swallowing = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    swallowing.abort();
  };
  document.addEventListener('click', swallow, { capture: true, signal: swallowing.signal });
  setTimeout(() => swallowing.abort());
}

function placeOf(card: HTMLElement): Rectangle {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
}
