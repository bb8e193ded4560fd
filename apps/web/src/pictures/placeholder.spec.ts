import { describe, expect, it } from '@jest/globals';
import { rgbaToThumbHash } from 'thumbhash';
import { placeholderOf } from './placeholder.js';

const SIDE = 30;
/** Red above, a white spot in the middle, blue below. */
function drawn(): string {
  const rgba = new Uint8Array(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const isSpot = x > 9 && x < 20 && y > 9 && y < 20;
      const half = y < SIDE / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255];
      rgba.set(isSpot ? [255, 255, 255, 255] : half, (y * SIDE + x) * 4);
    }
  return btoa(String.fromCharCode(...rgbaToThumbHash(SIDE, SIDE, rgba)));
}

describe('placeholderOf', () => {
  it('has the colours of the picture where the picture has them, in at most 40 bytes', () => {
    const preview = placeholderOf(drawn(), ['#000000']) ?? {};
    const channels = (name: '--t' | '--m' | '--b') =>
      [...(preview[name] ?? '').slice(1)].map((digit) => Number.parseInt(digit, 16));
    const [top, middle, bottom] = [channels('--t'), channels('--m'), channels('--b')];
    expect(top[0]).toBeGreaterThan((top[2] ?? 0) + 5);
    expect(bottom[2]).toBeGreaterThan((bottom[0] ?? 0) + 5);
    expect(Math.min(...middle)).toBeGreaterThan(Math.min(...top) + 3);
    const style = Object.entries(preview).map((pair) => pair.join(':'));
    expect(style.join(';').length).toBeLessThanOrEqual(40);
  });

  it('takes the dominant colour without a thumbhash, or with a broken one', () => {
    expect(placeholderOf(null, ['#123456', '#ffffff'])).toEqual({ '--tone': '#123456' });
    expect(placeholderOf('%%%', ['#123456'])).toEqual({ '--tone': '#123456' });
    expect(placeholderOf(null, [])).toBeUndefined();
  });
});
