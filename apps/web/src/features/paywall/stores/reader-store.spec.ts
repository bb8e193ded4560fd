import { beforeEach, expect, it, jest } from '@jest/globals';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
beforeEach(() => {
  kept.clear();
  jest.resetModules();
  (globalThis as { localStorage?: unknown }).localStorage = storage;
});
const freshStore = async () => (await import('./reader-store.js')).useReader;

it('keeps who is signed in and whether a plan opens the page under the keys of the specification', async () => {
  const reader = await freshStore();
  reader.setState({ email: 'team@example.org', hasSubscription: false });
  expect(Object.fromEntries(kept)).toEqual({
    user: '{"email":"team@example.org"}',
    has_subscription: 'false',
  });
  reader.setState({ email: null, hasSubscription: null });
  expect(Object.fromEntries(kept)).toEqual({});
});

it('knows it again on the next page', async () => {
  kept.set('user', '{"email":"a@example.org"}').set('has_subscription', 'true');
  expect((await freshStore()).getState()).toEqual({ email: 'a@example.org', hasSubscription: true });
});

it('knows nobody where the browser keeps nothing, or something else', async () => {
  kept.set('user', '{"email":7').set('has_subscription', 'perhaps');
  expect((await freshStore()).getState()).toEqual({ email: null, hasSubscription: null });
  delete (globalThis as { localStorage?: unknown }).localStorage;
  jest.resetModules();
  const reader = await freshStore();
  reader.setState({ email: 'a@example.org' });
  expect(reader.getState().email).toBe('a@example.org');
});
