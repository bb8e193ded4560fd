/** Up to these widths of the screen, in pixels, the slider changes (specification, sections 2 and 9). */
export const BREAKPOINTS = [320, 576, 992] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

/**
 * How the slider slides up to a breakpoint, null on wide screens: five at a time, then two with dots, two without, and
 * no slider at all (null). A still slider cannot be moved in any way. Breakpoints are ours to choose by: react-slick
 * 0.31 looks at its `responsive` setting only once the window changes its size, so phones would begin with five.
 */
export function slickSettings(isStill: boolean, breakpoint: Breakpoint | null) {
  if (breakpoint === 320) return null;
  const moves = !isStill;
  const shown = breakpoint === null ? 5 : 2;
  return {
    slidesToShow: shown,
    slidesToScroll: shown,
    infinite: false,
    speed: 450,
    // A press while the slides still move counts as well.
    waitForAnimate: false,
    dots: moves && breakpoint === 992,
    arrows: moves,
    draggable: moves,
    swipe: moves,
    touchMove: moves,
    accessibility: moves,
  };
}
