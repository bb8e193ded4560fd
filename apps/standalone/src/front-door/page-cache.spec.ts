import { setImmediate } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import type { KeptPage } from './kept-page.js';
import { PackedText } from './packed-text.js';
import { PageCache } from './page-cache.js';

const page = (words = 'words'): KeptPage => ({
  headers: {},
  parts: [words],
  packed: () => PackedText.of([words]),
  policy: '',
  nonce: '',
  questions: new Map(),
  placeholders: new Map(),
});

it('draws a page once for all who wait, and anew two seconds later', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  const draw = jest.fn(async () => page());
  await Promise.all(Array.from({ length: 20 }, () => cache.get('/en', draw)));
  expect(draw).toHaveBeenCalledTimes(1);
  now = 1_399;
  await cache.get('/en', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  now = 2_000;
  await cache.get('/en', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('draws a page that is asked for shortly before it is too old, while readers get the one there is', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  const [first, second] = [page('first'), page('second')];
  await cache.get('/en', async () => first);
  now = 1_400;
  expect(await cache.get('/en', () => Promise.reject(new Error('gone')))).toBe(first);
  await setImmediate();
  now = 1_500;
  expect(await cache.get('/en', async () => second)).toBe(first);
  await setImmediate();
  now = 1_999;
  expect(await cache.get('/en', async () => first)).toBe(second);
});

it('draws again after a failure, and keeps nothing that is not for others', async () => {
  const cache = new PageCache(() => 0);
  await expect(cache.get('/en', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache.get('/en', async () => null)).toBeNull();
  const kept = page();
  expect(await cache.get('/en', async () => kept)).toBe(kept);
});

it('shows whoever has written something no page begun before, drawn or being drawn', async () => {
  let now = 1;
  const cache = new PageCache(() => now);
  const [old, fresh] = [page('old'), page('fresh')];
  let end = (_: KeptPage) => {};
  const slow = cache.get('/en', () => new Promise<KeptPage>((resolve) => (end = resolve)));
  now = 3;
  expect(await cache.get('/en', async () => fresh, 2)).toBe(fresh);
  end(old);
  expect(await slow).toBe(old);
  // The older one ended later, and does not take its place.
  expect(await cache.get('/en', async () => page('other'), 2)).toBe(fresh);
  expect(await cache.get('/en', async () => old)).toBe(fresh);
  now = 5;
  expect(await cache.get('/en', async () => old, 4)).toBe(old);
});
