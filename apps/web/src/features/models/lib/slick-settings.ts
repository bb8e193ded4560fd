/**
 * Slides at a time by the width of the screen (specification, sections 2 and 9): five on wide ones, two with dots up to
 * 992 pixels, two without dots up to 576, and no slider up to 320. A still slider cannot be moved in any way.
 */
export function slickSettings(isStill: boolean) {
  const moves = !isStill;
  const two = { slidesToShow: 2, slidesToScroll: 2, arrows: moves };
  return {
    slidesToShow: 5,
    slidesToScroll: 5,
    infinite: false,
    speed: 450,
    dots: false,
    arrows: moves,
    draggable: moves,
    swipe: moves,
    touchMove: moves,
    accessibility: moves,
    responsive: [
      { breakpoint: 992, settings: { ...two, dots: moves } },
      { breakpoint: 576, settings: { ...two, dots: false } },
      { breakpoint: 320, settings: 'unslick' as const },
    ],
  };
}
