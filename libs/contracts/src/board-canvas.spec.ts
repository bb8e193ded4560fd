import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CANVAS, cardHeight, laidOut, type Measured, placesOf } from './board-canvas.js';

const card = fc.record({
  type: fc.constantFrom('look', 'note', 'link', 'picture' as const),
  ratio: fc.double({ min: 0.2, max: 4, noNaN: true }),
  text: fc.string({ maxLength: 200 }),
});
const cards = fc
  .array(card, { maxLength: 40 })
  .map((all) => all.map((one, index): Measured => ({ ...one, key: `k${index}` }) as Measured));

it('lays cards in order without one over another, all on the canvas', () => {
  fc.assert(
    fc.property(cards, (all) => {
      const places = laidOut(all);
      const boxes = all.map((one) => {
        const place = places.get(one.key) ?? { x: -1, y: -1, width: 0, z: 0 };
        return { ...place, height: cardHeight(one, place.width) };
      });
      for (const [index, a] of boxes.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.x + a.width).toBeLessThanOrEqual(CANVAS.width);
        for (const b of boxes.slice(index + 1)) {
          const apart =
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});

it('leaves what was placed where it is, and puts the others below and above all of it', () => {
  const all: Measured[] = ['a', 'b', 'c'].map((key) => ({ key, type: 'look' }));
  const placed = { b: { x: 500, y: 40, width: 200, z: 7 } };
  const places = placesOf(all, placed);
  expect(places.get('b')).toEqual(placed.b);
  expect(places.get('a')).toEqual({ x: 0, y: 40 + 300 + 26 + 20, width: 184, z: 8 });
  expect(places.get('c')).toMatchObject({ x: 204, z: 9 });
  expect(placesOf(all, {}).get('a')).toMatchObject({ x: 0, y: 0, z: 0 });
});

it('gives a long note, and one in Chinese, more room', () => {
  const note = (text: string) => cardHeight({ key: 'n', type: 'note', text }, 200);
  expect(note('x'.repeat(400))).toBeGreaterThan(note('x'));
  expect(note('袖'.repeat(100))).toBeGreaterThan(note('x'.repeat(100)));
  expect(note('a\nb\nc\nd')).toBeGreaterThan(note('abcd'));
});
