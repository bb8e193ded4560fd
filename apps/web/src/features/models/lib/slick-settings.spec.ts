import { expect, it } from '@jest/globals';
import { slickSettings } from './slick-settings.js';

it('shows five, then two with dots, two without, and none', () => {
  const { slidesToShow, slidesToScroll, dots, responsive } = slickSettings(false);
  expect({ slidesToShow, slidesToScroll, dots }).toEqual({ slidesToShow: 5, slidesToScroll: 5, dots: false });
  expect(responsive).toMatchObject([
    { breakpoint: 992, settings: { slidesToShow: 2, slidesToScroll: 2, dots: true } },
    { breakpoint: 576, settings: { slidesToShow: 2, slidesToScroll: 2, dots: false } },
    { breakpoint: 320, settings: 'unslick' },
  ]);
});

it('cannot be moved when it is still, on any screen', () => {
  const { draggable, swipe, dots, arrows, responsive } = slickSettings(true);
  expect({ draggable, swipe, dots, arrows }).toEqual({
    draggable: false,
    swipe: false,
    dots: false,
    arrows: false,
  });
  for (const { settings } of responsive)
    if (settings !== 'unslick') expect(settings).toMatchObject({ dots: false, arrows: false });
});
