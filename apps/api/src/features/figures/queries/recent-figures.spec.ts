import { beforeEach, expect, it } from '@jest/globals';
import type { Figure } from '@toile/contracts';
import { RecentFigures } from './recent-figures.js';

let now: number;
let counted: number;
let recent: RecentFigures;
beforeEach(() => {
  now = 1_000;
  counted = 0;
  recent = new RecentFigures({ now: () => now });
});

/** Counts for so long; each count is another figure. */
const counting = (ms: number) => async () => {
  counted += 1;
  const figure = { meta: { as_of: String(counted) } } as Figure;
  await Promise.resolve();
  now += ms;
  return figure;
};
const read = async (ms: number, key = 'home') => Number((await recent.read(key, counting(ms))).meta.as_of);
/** What is counted behind a reader's back is done. */
const settled = () => new Promise(setImmediate);

it('counts what is quick for everybody who asks', async () => {
  expect([await read(99), await read(99), await read(99)]).toEqual([1, 2, 3]);
});

it('answers what took long at once, and counts it anew behind the reader’s back', async () => {
  expect(await read(300)).toBe(1);
  now += 301;
  expect(await read(300)).toBe(1);
  await settled();
  expect(await read(300)).toBe(2);
  expect(counted).toBe(2);
});

it('does not begin another count before the last one is twice as old as it took', async () => {
  await read(300);
  now += 300;
  for (let n = 0; n < 5; n += 1) await read(300);
  await settled();
  expect(counted).toBe(1);
});

it('never answers what is older than three seconds', async () => {
  await read(300);
  now += 2_701;
  expect(await read(300)).toBe(2);
  await read(3_500, 'slow');
  expect(await read(3_500, 'slow')).toBe(4);
});

it('counts once for all who ask while it is counted', async () => {
  expect(await Promise.all([read(300), read(300)])).toEqual([1, 1]);
  expect(counted).toBe(1);
});

it('counts at once again after the engine has become quick', async () => {
  await read(300);
  now += 301;
  await read(10);
  await settled();
  expect([await read(10), await read(10)]).toEqual([3, 4]);
});

it('keeps nothing of a count that failed', async () => {
  await expect(recent.read('home', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await read(300)).toBe(1);
});
