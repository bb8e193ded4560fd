import { expect, it } from '@jest/globals';
import { coloursNear, nearestColour } from './nearest-colour.js';

const near = (hex: string) => coloursNear(hex).map(({ slug }) => slug);

it('names the colour that looks most like one', () => {
  expect(nearestColour('#c4252b')?.slug).toBe('scarlet');
  expect(nearestColour('#c5262c')?.slug).toBe('scarlet');
  expect(nearestColour('no colour')).toBeUndefined();
});

it('finds the colours of the palette that look like any colour, and one at least', () => {
  expect(near('#bccfe0')[0]).toBe('powder-blue');
  // A bright green has no neighbour in the palette.
  expect(near('#00ff00')).toHaveLength(1);
  // As light as each other, and yet nobody takes one for the other.
  expect(near('#bccfe0')).not.toContain('mint');
  expect(near('#bccfe0')).not.toContain('blush');
});
