import { expect, it } from '@jest/globals';
import { LRUCache } from 'lru-cache';
import { cached } from './cached.js';

it('asks once for each key while the answer is good, and again after a failure', async () => {
  let now = 0;
  let calls = 0;
  const cache = new LRUCache<string, Promise<number>>({
    max: 10,
    ttl: 1_000,
    ttlResolution: 0,
    perf: { now: () => now },
  });
  const ask = async () => {
    calls += 1;
    return calls;
  };
  // lru-cache takes 0 for "never".
  now = 1;
  expect(await Promise.all(['a', 'a', 'b'].map((key) => cached(cache, key, ask)))).toEqual([1, 1, 2]);
  now = 1_001;
  expect(await cached(cache, 'a', ask)).toBe(1);
  now = 1_002;
  expect(await cached(cache, 'a', ask)).toBe(3);
  await expect(cached(cache, 'c', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cached(cache, 'c', ask)).toBe(4);
});
