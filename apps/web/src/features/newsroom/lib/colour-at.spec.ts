import { expect, it } from '@jest/globals';
import { PALETTE } from '@toile/contracts';
import { nearestColour } from './colour-at.js';

it.each(['scarlet', 'optic-white', 'black'])('knows %s again, also in another light', async (slug) => {
  const hex = PALETTE.find((colour) => colour.slug === slug)?.hex ?? '';
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  expect(await nearestColour({ r, g, b })).toBe(slug);
  const shade = (channel: number) => Math.max(0, channel - 0.01);
  expect(await nearestColour({ r: shade(r), g: shade(g), b: shade(b) })).toBe(slug);
});
