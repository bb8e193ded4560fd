import { expect, it } from '@jest/globals';
import { Lanes } from './lanes.js';

const lanesOf = (most: number) => {
  let opened = 1;
  return new Lanes(1, () => ++opened, most);
};

it('does one thing after another over one connection', async () => {
  const lanes = lanesOf(3);
  for (let time = 0; time < 4; time += 1) expect(await lanes.run(async (one) => one)).toBe(1);
  expect(lanes.connections).toEqual([1]);
});

it('opens another one for what is asked meanwhile, as many as there may be', async () => {
  const lanes = lanesOf(2);
  let release = () => undefined as unknown;
  const gate = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const over: number[] = [];
  const all = [1, 2, 3, 4].map(() =>
    lanes.run(async (one) => {
      over.push(one);
      await gate;
    }),
  );
  release();
  await Promise.all(all);
  expect(over.sort()).toEqual([1, 1, 2, 2]);
  expect(lanes.connections).toEqual([1, 2]);
});

it('gives what waits to the connection that is free first', async () => {
  const lanes = lanesOf(2);
  const done: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    lanes.run(async (one) => {
      await new Promise<void>((resolve) => ends.set(name, resolve));
      done.push(`${name} over ${one}`);
    });
  const all = ['long', 'a', 'b', 'c'].map(work);
  for (const name of ['a', 'b', 'c', 'long']) {
    while (!ends.has(name)) await new Promise((resolve) => setImmediate(resolve));
    ends.get(name)?.();
  }
  await Promise.all(all);
  expect(done).toEqual(['a over 2', 'b over 2', 'c over 2', 'long over 1']);
});

it('gives a connection back whose work failed', async () => {
  const lanes = lanesOf(2);
  await expect(
    lanes.run(async () => {
      throw new Error('wrong');
    }),
  ).rejects.toThrow('wrong');
  expect(await lanes.run(async (one) => one)).toBe(1);
});
