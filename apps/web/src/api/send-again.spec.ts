import { expect, it, jest } from '@jest/globals';
import { ApiError } from './api-error.js';
import { sendUntilAnswered } from './send-again.js';

it('goes on when the line is back, and tells a refusal at once', async () => {
  jest.useFakeTimers();
  const failures = [
    new ApiError(0, null, '/x'),
    new ApiError(503, null, '/x'),
    new ApiError(429, null, '/x'),
  ];
  const onWaiting = jest.fn();
  const send = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'there';
  };
  const answered = sendUntilAnswered(send, onWaiting);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await answered).toBe('there');
  expect(onWaiting).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
  const refused = async () => {
    throw new ApiError(409, null, '/x');
  };
  await expect(sendUntilAnswered(refused, onWaiting)).rejects.toThrow('409');
  expect(onWaiting).toHaveBeenCalledTimes(3);
});
