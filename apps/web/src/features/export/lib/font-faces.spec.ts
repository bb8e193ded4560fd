import { expect, it } from '@jest/globals';
import { holdsAny } from './font-faces';

it.each([
  ['', 'x', true],
  ['U+0-FF, U+131', 'é', true],
  ['U+100-2BA', 'Plain', false],
  ['U+4e00-4e0f, U+5b57', '颜色字', true],
  ['U+4E00-4E0F', '颜色', false],
  ['U+4??', 'Ж', true],
  ['U+1F600-1F64F', '😀', true],
])('says whether a face of %j holds a letter of %j: %s', (range, text, isHeld) => {
  expect(holdsAny(range, text)).toBe(isHeld);
});
