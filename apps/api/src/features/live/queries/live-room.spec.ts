import { expect, it } from '@jest/globals';
import { LiveRoom, LiveRoomHandler } from './live-room.js';

const HOUR_MS = 3_600_000;
const BEGUN = Date.now() - 24 * HOUR_MS;
const arrivals = ['a', 'b'].map((slug, at) => ({ slug, at: new Date(BEGUN + at * 60_000) }));

function handlerWith(count: () => Promise<never>): LiveRoomHandler {
  const show = { slug: 'show', show_date: new Date(BEGUN) };
  const evening = { from: new Date(BEGUN), to: new Date(BEGUN + HOUR_MS), designer: 'house', looks: [] };
  const rooms = { of: async () => ({ show, looks: [], arrivals, evening }) };
  const none = {} as never;
  const logger = { warn: () => undefined };
  return new LiveRoomHandler(rooms as never, { run: count } as never, none, none, none, logger as never);
}

it.each([
  ['cannot be counted', () => Promise.reject(new Error('away'))],
  ['are counted too late', () => new Promise<never>(() => undefined)],
])('plays a show again without its readers where they %s', async (_, count) => {
  const { record, arrivals: came } = await handlerWith(count).execute(new LiveRoom('show'));
  expect(came).toHaveLength(2);
  expect(record).toEqual({ from: came[0]?.at, to: came[1]?.at, readers: [] });
});
