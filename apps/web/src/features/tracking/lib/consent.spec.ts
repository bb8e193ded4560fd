import { expect, it } from '@jest/globals';
import { consentOf } from './consent.js';

it.each([
  ['yes', false, 'yes'],
  ['no', false, 'no'],
  [null, false, 'unasked'],
  ['maybe', false, 'unasked'],
  ['yes', true, 'no'],
  [null, true, 'no'],
] as const)('kept %j, privacy control %j: %s', (kept, control, expected) => {
  expect(consentOf(kept, control)).toBe(expected);
});
