import { expect, it } from '@jest/globals';
import { Turns } from './turns.js';

it('lets so many work at once, in the order they came', async () => {
  const turns = new Turns(2, 100);
  let [working, most] = [0, 0];
  const done: number[] = [];
  const work = (n: number) => async () => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((resolve) => setTimeout(resolve, 2));
    working -= 1;
    done.push(n);
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => turns.run(work(n))));
  expect([most, working]).toEqual([2, 0]);
  expect(done).toEqual([...done].sort((a, b) => a - b));
});

it('turns away who would wait behind too many, and goes on after a failure', async () => {
  const turns = new Turns(1, 1);
  let end = () => {};
  const first = turns.run(() => new Promise<void>((resolve) => (end = resolve)));
  const second = turns.run(async () => {
    throw new Error('bad picture');
  });
  await expect(turns.run(async () => 3)).rejects.toMatchObject({ code: 'picture/unavailable' });
  end();
  await first;
  await expect(second).rejects.toThrow('bad picture');
  expect(await turns.run(async () => 4)).toBe(4);
});
