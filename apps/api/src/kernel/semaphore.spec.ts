import { expect, it } from '@jest/globals';
import { Semaphore } from './semaphore.js';

const refusal = { code: 'picture/throttled', message: 'Later.' };

it('lets so many work at once, in the order they came', async () => {
  const semaphore = new Semaphore({ atOnce: 2, mostWaiting: 100, refusal });
  let [working, most] = [0, 0];
  const done: number[] = [];
  const work = (n: number) => async () => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((resolve) => setTimeout(resolve, 2));
    working -= 1;
    done.push(n);
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => semaphore.run(work(n))));
  expect([most, working]).toEqual([2, 0]);
  expect(done).toEqual([...done].sort((a, b) => a - b));
});

it('turns away who would wait behind too many, and goes on after a failure', async () => {
  const semaphore = new Semaphore({ atOnce: 1, mostWaiting: 1, refusal });
  let end = () => {};
  const first = semaphore.run(() => new Promise<void>((resolve) => (end = resolve)));
  const second = semaphore.run(async () => {
    throw new Error('bad picture');
  });
  await expect(semaphore.run(async () => 3)).rejects.toMatchObject({ code: 'picture/throttled' });
  end();
  await first;
  await expect(second).rejects.toThrow('bad picture');
  expect(await semaphore.run(async () => 4)).toBe(4);
});

it('turns away who has waited too long, and hands their turn to the next', async () => {
  const semaphore = new Semaphore({ atOnce: 1, mostWaiting: 5, longestWaitMs: 20, refusal });
  let end = () => {};
  const first = semaphore.run(() => new Promise<void>((resolve) => (end = resolve)));
  await expect(semaphore.run(async () => 2)).rejects.toMatchObject({ code: 'picture/throttled' });
  const third = semaphore.run(async () => 3);
  end();
  await first;
  expect(await third).toBe(3);
  expect(await semaphore.run(async () => 4)).toBe(4);
});
