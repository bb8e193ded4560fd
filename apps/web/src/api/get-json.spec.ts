import { expect, it, jest } from '@jest/globals';
import { ApiError } from './api-error.js';
import { orLate } from './get-json.js';

const failing = (error: Error) => orLate(Promise.reject(error));

it('tells what may succeed in a moment from what is refused', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  expect(await orLate(Promise.resolve(1))).toBe(1);
  expect(await failing(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))).toBe(
    null,
  );
  expect(await failing(new ApiError(503, null, '/api/newsroom/brand-figures'))).toBe(null);
  expect(warned).toHaveBeenCalledTimes(2);
  const refused = new ApiError(403, null, '/api/newsroom/brand-figures');
  await expect(failing(refused)).rejects.toBe(refused);
  warned.mockRestore();
});
