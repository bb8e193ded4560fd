import { expect, it, jest } from '@jest/globals';
import { useToasts } from '../shell/toast-store.js';
import { sendKept } from './use-write.js';

it('sends what was written while the line was down until it is answered, as one and the same, and says so meanwhile', async () => {
  jest.useFakeTimers();
  const keys: (string | null)[] = [];
  let isDown = true;
  // A real answer is read by timers, which stand still here.
  const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body }) as Response;
  globalThis.fetch = jest.fn<typeof fetch>(async (address, init) => {
    if (String(address).includes('csrf')) return answer({ token: 'one' });
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    if (isDown) throw new TypeError('Failed to fetch');
    return answer({ version: 3 });
  });
  const body = { collection: 'vale-fw27', order: ['b', 'a'], version: 2 };
  const sent = sendKept('put', '/user/collection/looks/reorder', { body }, 'No connection.');
  await jest.advanceTimersByTimeAsync(10);
  expect(useToasts.getState().shown.map(({ text }) => text)).toEqual(['No connection.']);
  isDown = false;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await sent).toMatchObject({ version: 3 });
  expect([keys.length, new Set(keys).size, keys[0]]).toEqual([2, 1, expect.any(String)]);
  expect(useToasts.getState().shown).toEqual([]);
  jest.useRealTimers();
});
