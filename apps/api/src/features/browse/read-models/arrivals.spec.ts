import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { LookSummary } from '@toile/contracts';
import type { Projection, ProjectionRunner } from '@toile/event-store';
import { type CollectionsReadModel, catalogueReadModel } from '../../catalogue/index.js';
import { type Arrival, Arrivals } from './arrivals.js';

const look = (position: number) => ({ slug: `look-${position}`, position }) as LookSummary;

let out: LookSummary[];
let asked: number;
let answer: () => Promise<void>;
let move: (projection: Projection) => void;
let seen: string[];
let arrivals: Arrivals;
let leave: () => void;
beforeEach(async () => {
  jest.useFakeTimers();
  [out, asked, seen] = [[], 0, []];
  answer = () => Promise.resolve();
  const collections = {
    find: async () => ({ live: true }),
    looks: async () => {
      asked += 1;
      await answer();
      return [...out];
    },
  } as unknown as CollectionsReadModel;
  const listeners = new Set<typeof move>();
  move = (projection) => {
    for (const listener of listeners) listener(projection);
  };
  const onApplied = (listener: typeof move) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  arrivals = new Arrivals(collections, { onApplied } as unknown as ProjectionRunner);
  const looks = await arrivals.follow('a-show', undefined);
  const told = ({ type, data }: Arrival) =>
    type !== 'beat' && seen.push(type === 'look' ? (data as LookSummary).slug : type);
  const following = looks.subscribe(told);
  leave = () => following.unsubscribe();
  await jest.advanceTimersByTimeAsync(1);
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

it('are told as soon as the catalogue has moved, without a wait for the next look into it', async () => {
  out = [look(1)];
  move(catalogueReadModel);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['look-1']);
  const before = asked;
  move({ ...catalogueReadModel });
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toBe(before);
});

it('are found within half a second where another process has put them there', async () => {
  out = [look(1)];
  await jest.advanceTimersByTimeAsync(500);
  expect(seen).toEqual(['look-1']);
});

it('are asked for once more, not ten times, after an answer that took long', async () => {
  let free = () => {};
  answer = () => new Promise((resolve) => (free = resolve));
  move(catalogueReadModel);
  const before = asked;
  for (let again = 0; again < 10; again += 1) move(catalogueReadModel);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked).toBe(before);
  answer = () => Promise.resolve();
  out = [look(1), look(2)];
  free();
  await jest.advanceTimersByTimeAsync(0);
  expect([asked, seen]).toEqual([before + 1, ['look-1', 'look-2']]);
});

it('are told of looks that are taken back or put in another order, and of the next one at a place that is free again', async () => {
  out = [look(1), look(2), look(3)];
  await jest.advanceTimersByTimeAsync(500);
  out = [look(1), { ...look(3), position: 2 }];
  await jest.advanceTimersByTimeAsync(500);
  expect(seen.splice(0)).toEqual(['look-1', 'look-2', 'look-3', 'change']);
  out = [...out, { ...look(4), position: 3 }];
  await jest.advanceTimersByTimeAsync(500);
  expect(seen.splice(0)).toEqual(['look-4']);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(seen).toEqual([]);
});

it('take a database that is away for a moment for no correction', async () => {
  out = [look(1)];
  await jest.advanceTimersByTimeAsync(500);
  answer = () => Promise.reject(new Error('away'));
  await jest.advanceTimersByTimeAsync(1_000);
  answer = () => Promise.resolve();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(seen).toEqual(['look-1']);
});
