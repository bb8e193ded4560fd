import { expect, it } from '@jest/globals';
import { ApiError } from './api-error';
import { againAfterFailure } from './query-provider';

it('asks again by itself after what failed by chance, and not after a refusal or an answer', () => {
  const after = (error: Error | null) => againAfterFailure({ state: { error } });
  expect(after(new ApiError(503, null, '/'))).toBe(15_000);
  expect(after(new ApiError(0, null, '/'))).toBe(15_000);
  expect([after(null), after(new ApiError(422, null, '/'))]).toEqual([false, false]);
});
