import { expect, it } from '@jest/globals';
import { slickSettings } from './slick-settings.js';

it.each([
  [null, 5, false],
  [992, 2, true],
  [576, 2, false],
] as const)('up to %s shows %i at a time, with dots: %s', (breakpoint, shown, dots) => {
  expect(slickSettings(false, breakpoint)).toMatchObject({
    slidesToShow: shown,
    slidesToScroll: shown,
    dots,
    arrows: true,
    draggable: true,
    swipe: true,
  });
});

it('is off at 320 and below', () => {
  expect(slickSettings(false, 320)).toBeNull();
  expect(slickSettings(true, 320)).toBeNull();
});

it.each([null, 992, 576] as const)('cannot be moved when it is still, up to %s', (breakpoint) => {
  expect(slickSettings(true, breakpoint)).toMatchObject({
    draggable: false,
    swipe: false,
    touchMove: false,
    accessibility: false,
    dots: false,
    arrows: false,
  });
});
