import { describe, expect, it } from '@jest/globals';
import { placeholderColour } from './placeholder.js';

describe('placeholderColour', () => {
  it('reads the average colour a thumbhash begins with', () => {
    // Luminance 63/63, neutral on both axes: 63 | 31 << 6 | 31 << 12 is as close to white as 6 bits get.
    const header = 63 | (31 << 6) | (31 << 12);
    const hash = btoa(String.fromCharCode(header & 255, (header >> 8) & 255, (header >> 16) & 255));
    expect(placeholderColour(hash, ['#000000'])).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/);
  });

  it('takes the dominant colour without a thumbhash, or with a broken one', () => {
    expect(placeholderColour(null, ['#123456', '#ffffff'])).toBe('#123456');
    expect(placeholderColour('%%%', ['#123456'])).toBe('#123456');
    expect(placeholderColour(null, [])).toBeNull();
  });
});
