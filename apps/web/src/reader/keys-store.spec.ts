import { beforeEach, expect, it, jest } from '@jest/globals';

const kept = new Map<string, string>();
beforeEach(() => {
  jest.resetModules();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});

it('is on until the reader turns it off, and stays off on the next page', async () => {
  const { toggleKeys, useKeysSetting } = await import('./keys-store.js');
  expect(useKeysSetting.getState().isOn).toBe(true);
  toggleKeys();
  jest.resetModules();
  const next = await import('./keys-store.js');
  await next.useKeysSetting.persist.rehydrate();
  expect(next.useKeysSetting.getState().isOn).toBe(false);
});
