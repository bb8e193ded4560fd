import { expect, it } from '@jest/globals';
import type { DocumentLook } from './board-document.js';
import { canvasPagesOf, onPaper } from './canvas-pages.js';

const look = (x: number, y: number, height: number, z = 0): DocumentLook => ({
  title: '',
  section: '',
  facts: [],
  note: null,
  image_filename: '',
  colours: [],
  box: { x, y, width: 200, height, z },
});

it('shows a board that fits on one page, the higher above the lower', () => {
  const [page, ...more] = canvasPagesOf({ looks: [look(0, 100, 300, 5), look(100, 150, 300, 1)] });
  expect(more).toEqual([]);
  expect([page?.top, page?.height]).toEqual([100, 350]);
  expect(page?.lying.map(({ at }) => at)).toEqual([1, 0]);
});

it('parts a long board between things, never through one, and loses none', () => {
  const looks = Array.from({ length: 12 }, (_, index) =>
    look((index % 3) * 250, Math.floor(index / 3) * 400, 380),
  );
  const pages = canvasPagesOf({ looks });
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flatMap(({ lying }) => lying.map(({ at }) => at)).sort((a, b) => a - b)).toEqual(
    looks.map((_, at) => at),
  );
  for (const page of pages)
    for (const one of page.lying) {
      const place = onPaper(page, one, { x: 10, y: 20, width: 500, height: 300 });
      expect(place.y).toBeGreaterThanOrEqual(20);
      expect(place.y + place.height).toBeLessThanOrEqual(320.001);
      expect(place.x + place.width).toBeLessThanOrEqual(510.001);
    }
});
