import { describe, expect, it } from '@jest/globals';
import { AppendGroups } from './append-groups.js';
import type { NewRecord, Position } from './port.js';

const records = (count: number): NewRecord[] =>
  Array.from({ length: count }, () => ({ topic: 't', key: 'k', value: Buffer.from('v') }));

/** A log that stores when it is told to, in the order of the calls. */
function heldStore() {
  const sizes: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  let next = 0;
  const store = (batch: readonly NewRecord[]) => {
    sizes.push(batch.length);
    const positions = batch.map((): Position => ({ topic: 't', partition: 0, offset: next++ }));
    return new Promise<Position[]>((stored, failed) => {
      ends.push((error) => (error ? failed(error) : stored(positions)));
    });
  };
  const end = async (at: number, error?: Error) => {
    ends[at]?.(error);
    await new Promise(setImmediate);
  };
  return { store, sizes, end };
}
const offsets = async (append: Promise<Position[]>) => (await append).map(({ offset }) => offset);

describe('AppendGroups', () => {
  it('stores together what came meanwhile, and gives each append the positions of its own records', async () => {
    const { store, sizes, end } = heldStore();
    const groups = new AppendGroups(store, 100);
    const appends = [3, 1, 2, 4].map((count) => groups.append(records(count)));
    expect(sizes).toEqual([3, 1]);
    await end(0);
    expect(sizes).toEqual([3, 1, 6]);
    await end(1);
    await end(2);
    expect(await Promise.all(appends.map(offsets))).toEqual([[0, 1, 2], [3], [4, 5], [6, 7, 8, 9]]);
  });

  it('never splits an append, and fills a group up to its limit', async () => {
    const { store, sizes, end } = heldStore();
    const groups = new AppendGroups(store, 10);
    for (const count of [1, 1, 6, 4, 1, 30, 2]) void groups.append(records(count));
    for (let at = 0; at < 5; at += 1) await end(at);
    expect(sizes).toEqual([1, 1, 10, 1, 30, 2]);
  });

  it('fails those that were stored together, and goes on with the next', async () => {
    const { store, end } = heldStore();
    const groups = new AppendGroups(store, 10);
    const appends = [1, 1, 2, 3, 8].map((count) =>
      groups.append(records(count)).catch((error: Error) => error.message),
    );
    await end(0);
    await end(2, new Error('the log went away'));
    await end(1);
    await end(3);
    expect((await Promise.all(appends)).map((one) => (typeof one === 'string' ? one : one.length))).toEqual([
      ...[1, 1, 'the log went away', 'the log went away', 8],
    ]);
  });
});
