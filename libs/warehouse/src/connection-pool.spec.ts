import { expect, it } from '@jest/globals';
import { ConnectionPool } from './connection-pool.js';

const poolOf = (most: number) => {
  let opened = 0;
  return new ConnectionPool(() => ++opened, most);
};

it('does one thing after another over one connection', async () => {
  const pool = poolOf(3);
  for (let time = 0; time < 4; time += 1) expect(await pool.run(async (one) => one)).toBe(1);
  expect(pool.connections).toEqual([1]);
});

it('opens another one for what is asked meanwhile, as many as there may be', async () => {
  const pool = poolOf(2);
  let release = () => undefined as unknown;
  const gate = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const over: number[] = [];
  const all = [1, 2, 3, 4].map(() =>
    pool.run(async (one) => {
      over.push(one);
      await gate;
    }),
  );
  release();
  await Promise.all(all);
  expect(over.sort()).toEqual([1, 1, 2, 2]);
  expect(pool.connections).toEqual([1, 2]);
});

it('gives what waits to the connection that is free first', async () => {
  const pool = poolOf(2);
  const done: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    pool.run(async (one) => {
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
  const pool = poolOf(2);
  await expect(
    pool.run(async () => {
      throw new Error('wrong');
    }),
  ).rejects.toThrow('wrong');
  expect(await pool.run(async (one) => one)).toBe(1);
});
