import { expect, it } from '@jest/globals';
import { stripesOf } from './stripes-of.js';

it('gives each look a sixtieth of the line, in their order', () => {
  expect(stripesOf(['#c9a75a', '#6b6a3a', '#6b6a3a'])).toBe(
    'linear-gradient(90deg, #c9a75a 0 1.67%, #6b6a3a 0 3.33%, #6b6a3a 0 5%, transparent 0)',
  );
  expect(stripesOf(Array(60).fill('#000000'))).toContain('#000000 0 100%, transparent 0');
});
