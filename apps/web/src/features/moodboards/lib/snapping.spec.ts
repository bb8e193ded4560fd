import { expect, it } from '@jest/globals';
import { around, snapped } from './snapping.js';

const box = (x: number, y: number) => ({ x, y, width: 100, height: 100 });

it('takes a card onto the edge of another one that is near, and shows the line', () => {
  const { by, guides } = snapped(box(0, 300), { x: 203, y: 50 }, [box(200, 0)], 6);
  expect(by).toEqual({ x: 200, y: 50 });
  expect(guides).toEqual([{ axis: 'x', at: 200 }]);
});

it('leaves it where the hand puts it when nothing is near', () => {
  expect(snapped(box(0, 300), { x: 333, y: 50 }, [box(200, 0)], 6)).toEqual({
    by: { x: 333, y: 50 },
    guides: [],
  });
});

it('never lets it leave the canvas', () => {
  expect(snapped(box(10, 10), { x: -500, y: -500 }, [], 6).by).toEqual({ x: -10, y: -10 });
  expect(snapped(box(10, 10), { x: 5_000, y: 0 }, [], 6).by.x).toBe(890);
});

it('knows the box around several', () => {
  expect(around([box(0, 50), box(300, 0)])).toEqual({ x: 0, y: 0, width: 400, height: 150 });
});
