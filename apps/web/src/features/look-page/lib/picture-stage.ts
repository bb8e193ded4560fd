import PhotoSwipe from 'photoswipe';
import { fileOf, type Slide } from './slide';
import { swipeOf, type Touch } from './swipe';

export interface Stage {
  turn(by: number): void;
  turnTo(at: number): void;
  /** Moves within an enlarged picture; at its edge a step to the side turns, and what comes is enlarged as well. */
  pan(x: number, y: number): void;
  toggleZoom(): void;
  /** From now on what is enlarged is had in the size that comes with a plan. */
  sharpen(): void;
  end(): void;
}

/** So much of the screen a key moves. */
const STEP = 0.25;
/** So long after a refusal the largest size is not asked for again. */
const AGAIN_MS = 5_000;
/** Wider than any screen shows it whole: `look_1200` fills them all, and is enlarged about half again as far as it is sharp. */
const WIDE = 2000;

/**
 * Pictures side by side on `element`, which fingers, wheel and mouse turn, enlarge and move (PhotoSwipe). Three behind and three
 * ahead are loaded. Neither key nor swipe is lost: a turn counts from the picture that is still coming.
 */
export function showPictures(
  element: HTMLElement,
  slides: readonly Slide[],
  at: number,
  on: { change(at: number): void; zoom(isEnlarged: boolean): void; tap(): void; failed: string },
): Stage {
  const stage = new PhotoSwipe({
    dataSource: slides.map((slide) => ({
      src: fileOf(slide, 'look_1200'),
      msrc: fileOf(slide, 'thumb_200'),
      alt: slide.label,
      width: WIDE,
      height: Math.round((WIDE * slide.height) / slide.width),
    })),
    index: at,
    appendToEl: element,
    mainClass: 'stage',
    bgOpacity: 1,
    spacing: 0.04,
    loop: false,
    preload: [3, 3],
    // The page's own dialog has the focus, the keys and the way out.
    trapFocus: false,
    returnFocus: false,
    arrowKeys: false,
    escKey: false,
    close: false,
    zoom: false,
    counter: false,
    arrowPrev: false,
    arrowNext: false,
    showHideAnimationType: 'none',
    pinchToClose: false,
    closeOnVerticalDrag: false,
    wheelToZoom: true,
    imageClickAction: 'zoom',
    doubleTapAction: 'zoom',
    tapAction: on.tap,
    bgClickAction: on.tap,
    secondaryZoomLevel: ({ fit }) => fit * 2.5,
    maxZoomLevel: ({ fit }) => fit * 6,
    errorMsg: on.failed,
  });
  // The picture's small form, which the page has shown, stands until it is there.
  stage.addFilter('useContentPlaceholder', () => true);
  stage.addFilter('placeholderSrc', (_, { data }) => data.msrc ?? false);
  stage.on('keydown', (event) => event.preventDefault());
  stage.on('change', () => on.change(stage.currIndex));

  let maySharpen = false;
  let refusedUntil = 0;
  const isEnlarged = () =>
    (stage.currSlide?.currZoomLevel ?? 0) > (stage.currSlide?.zoomLevels.fit ?? 0) * 1.01;
  const sharpen = () => {
    const { content } = stage.currSlide ?? {};
    const slide = slides[stage.currIndex];
    if (!maySharpen || !content || !slide || !isEnlarged() || performance.now() < refusedUntil) return;
    const sharp = fileOf(slide, 'zoom_2000');
    const { src } = content.data;
    if (src === sharp) return;
    content.data.src = sharp;
    const larger = new Image();
    larger.onload = () => {
      if (content.element instanceof HTMLImageElement) content.element.src = sharp;
    };
    larger.onerror = () => {
      // A plan in use elsewhere is refused until this device was let in.
      content.data.src = src ?? '';
      refusedUntil = performance.now() + AGAIN_MS;
    };
    larger.src = sharp;
  };
  stage.on('zoomPanUpdate', () => {
    on.zoom(isEnlarged());
    sharpen();
  });

  // A touch stops what moves: what was on its way has arrived then, and the next swipe counts from there.
  const arrive = () => {
    const { mainScroll } = stage;
    if (!mainScroll.isShifted()) return;
    stage.animations.stopMainScroll();
    mainScroll.moveTo(mainScroll.getCurrSlideX());
    mainScroll.updateCurrItem();
    stage.appendHeavy();
  };
  let from: (Touch & { index: number }) | null = null;
  const touchOf = ({ clientX, clientY, timeStamp }: PointerEvent): Touch => {
    return { x: clientX, y: clientY, at: timeStamp };
  };
  const fingers = new Set<number>();
  stage.on('pointerDown', ({ originalEvent }) => {
    const event = originalEvent as PointerEvent;
    fingers.add(event.pointerId);
    if (fingers.size > 1) {
      from = null;
      return;
    }
    arrive();
    from = isEnlarged() ? null : { ...touchOf(event), index: stage.potentialIndex };
  });
  stage.on('pointerUp', ({ originalEvent }) => {
    const event = originalEvent as PointerEvent;
    fingers.delete(event.pointerId);
    const began = from;
    from = null;
    const turn = began && event.type === 'pointerup' && swipeOf(began, touchOf(event));
    // A busy machine hands a whole swipe over at once, without a speed to measure: its own times tell.
    if (turn)
      queueMicrotask(() => {
        if (stage.potentialIndex === began.index)
          stage.mainScroll.moveIndexBy(turn === 'next' ? 1 : -1, true);
      });
  });
  stage.init();
  // One dialog is enough: the page's own, which this stands in.
  stage.element?.setAttribute('role', 'presentation');
  stage.element?.removeAttribute('tabindex');
  stage.scrollWrap?.removeAttribute('aria-roledescription');

  /** To a neighbour, which is enlarged as far and at the same height as this picture is. */
  const turnEnlarged = (by: number) => {
    const before = stage.currSlide;
    if (!before) return;
    const ratio = before.currZoomLevel / before.zoomLevels.fit;
    const { y } = before.pan;
    stage.goTo(clamped(stage.potentialIndex + by));
    const now = stage.currSlide;
    if (!now || now === before) return;
    now.zoomTo(now.zoomLevels.fit * ratio, { x: 0, y: 0 }, 0);
    // It begins where its neighbour ended.
    now.panTo(by > 0 ? now.bounds.min.x : now.bounds.max.x, y);
  };
  const clamped = (index: number) => Math.max(0, Math.min(slides.length - 1, index));
  return {
    turn: (by) => stage.goTo(clamped(stage.potentialIndex + by)),
    turnTo: (index) => stage.goTo(clamped(index)),
    pan: (x, y) => {
      const slide = stage.currSlide;
      if (!slide) return;
      const { pan, bounds } = slide;
      const isAtEdge = x > 0 ? pan.x <= bounds.max.x : x < 0 && pan.x >= bounds.min.x;
      if (isAtEdge) return turnEnlarged(x);
      slide.panTo(pan.x - x * STEP * innerWidth, pan.y - y * STEP * innerHeight);
    },
    toggleZoom: () => stage.toggleZoom(),
    sharpen: () => {
      maySharpen = true;
      sharpen();
    },
    end: () => stage.destroy(),
  };
}
