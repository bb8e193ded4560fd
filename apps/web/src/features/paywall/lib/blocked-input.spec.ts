import { expect, it } from '@jest/globals';
import { isBlockedKey } from './blocked-input.js';

it.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'Escape'])(
  'keeps %s from the page',
  (key) => expect(isBlockedKey(key)).toBe(true),
);

it.each(['Tab', 'Enter', ' ', 'a'])('leaves %j to whoever uses the dialog by keyboard', (key) =>
  expect(isBlockedKey(key)).toBe(false),
);
