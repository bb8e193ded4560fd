import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppendSignal } from './append-signal.js';

const ends = new Map<string, number>();
let looks: number;
let signal: AppendSignal;
beforeEach(() => {
  jest.useFakeTimers();
  ends.clear();
  ends.set('tracking/0', 5).set('tracking/1', 0);
  looks = 0;
  signal = new AppendSignal(async () => {
    looks += 1;
    return new Map(ends);
  }, 100);
});
afterEach(() => {
  signal.close();
  jest.useRealTimers();
});

const tracking = (partition: number, from: number) => ({ topic: 'tracking', partition, from });
/** How a wait ended, and after how many milliseconds. */
async function timed(wait: Promise<boolean>): Promise<{ mayBeThere: boolean; afterMs: number }> {
  const begun = Date.now();
  return { mayBeThere: await wait, afterMs: Date.now() - begun };
}

describe('who waits at a place', () => {
  it('is woken by what another process appends there, and told that nothing came elsewhere', async () => {
    const waits = [timed(signal.wait(1_000, tracking(0, 5))), timed(signal.wait(1_000, tracking(1, 0)))];
    await jest.advanceTimersByTimeAsync(150);
    ends.set('tracking/1', 1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(waits)).toEqual([
      { mayBeThere: false, afterMs: 1_000 },
      { mayBeThere: true, afterMs: 200 },
    ]);
  });

  it('hears of what this process appends there at once, however many partitions wait for one look', async () => {
    const waits = [0, 1].map((partition) => timed(signal.wait(1_000, tracking(partition, 5))));
    ends.set('tracking/0', 6);
    for (let n = 0; n < 20; n += 1) signal.wake();
    await jest.advanceTimersByTimeAsync(50);
    expect(await waits[0]).toEqual({ mayBeThere: true, afterMs: 10 });
    expect(looks).toBe(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await waits[1]).toMatchObject({ mayBeThere: false });
  });

  it('hears of what was appended while the log was being asked', async () => {
    let answer: (seen: Map<string, number>) => void = () => undefined;
    const asked = new AppendSignal(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      100,
    );
    const wait = timed(asked.wait(1_000, tracking(0, 5)));
    await jest.advanceTimersByTimeAsync(100);
    asked.wake();
    answer(new Map([['tracking/0', 5]]));
    await jest.advanceTimersByTimeAsync(10);
    answer(new Map([['tracking/0', 6]]));
    expect(await wait).toEqual({ mayBeThere: true, afterMs: 110 });
    asked.close();
  });

  it('is told to look for itself when the log could not be asked, or knows no such partition', async () => {
    const broken = new AppendSignal(() => Promise.reject(new Error('gone')), 100);
    const waits = [broken.wait(250, tracking(0, 5)), signal.wait(250, tracking(7, 0))];
    await jest.advanceTimersByTimeAsync(250);
    expect(await Promise.all(waits)).toEqual([true, true]);
    broken.close();
  });

  it('is let go when the log is closed', async () => {
    const wait = signal.wait(60_000, tracking(0, 5));
    signal.close();
    expect(await wait).toBe(true);
  });
});
