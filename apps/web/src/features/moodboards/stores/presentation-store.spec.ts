import { expect, it } from '@jest/globals';
import { presentAt, startPresentation, turnPresentation, usePresentation } from './presentation-store.js';

it('turns within the board and stops at its ends', () => {
  startPresentation(3);
  turnPresentation(-1);
  expect(usePresentation.getState().at).toBe(0);
  presentAt(99);
  expect(usePresentation.getState().at).toBe(2);
  turnPresentation(1);
  expect(usePresentation.getState().at).toBe(2);
  startPresentation(5);
  expect(usePresentation.getState().at).toBe(0);
});
