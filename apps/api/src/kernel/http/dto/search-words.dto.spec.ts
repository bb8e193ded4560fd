import { expect, it } from '@jest/globals';
import { hasWords } from './search-words.dto.js';

it.each([
  ['sevarin', true],
  ['SÉVARIN  winter', true],
  [' ', true],
  [undefined, true],
  ['sevarin summer', false],
])('looks for %j in what is shown', (search, isFound) => {
  expect(hasWords(['Atelier Sévarin', 'Fall-Winter 2026'], search)).toBe(isFound);
});
