import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { InvalidRecordError, LogUnavailableError, type NewRecord } from '@toile/event-log';
import { createLogger } from '@toile/platform';
import { Spool, SpoolUnavailableError } from './spool.js';
import { SpooledLog } from './spooled-log.js';

const logger = createLogger('test', 'silent');
const record = (n: number): NewRecord => ({ topic: 'tracking', key: 'one', value: Buffer.from(String(n)) });

let folder: string;
let stored: number[];
let state: 'up' | 'down' | 'stuck';
const log = {
  append: async (records: readonly NewRecord[]) => {
    if (state === 'down') throw new LogUnavailableError('down');
    if (state === 'stuck') await new Promise(() => undefined);
    const bad = records.findIndex((one) => String(one.value) === '-1');
    if (bad >= 0) throw new InvalidRecordError(bad, 'unlucky');
    stored.push(...records.map((one) => Number(one.value)));
    return [];
  },
};
const open = async ({ maxBytes = 100_000_000, slowMs = 60_000 } = {}) =>
  new SpooledLog({ log, spool: await Spool.open({ folder, maxBytes }), logger, slowMs, handOverMs: 500 });
const drained = async (sink: SpooledLog) => {
  while (sink.report().records > 0) await sleep(10);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-spooled-'));
  stored = [];
  state = 'up';
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('spools while the log is down and drains in order when it is back, without overtaking', async () => {
  const sink = await open();
  expect(await sink.append([record(0)])).toBe('stored');
  state = 'down';
  for (let n = 1; n <= 20; n += 1) expect(await sink.append([record(n)])).toBe('spooled');
  state = 'up';
  let n = 21;
  while ((await sink.append([record(n)])) === 'spooled') n += 1;
  expect(stored).toEqual(Array.from({ length: n + 1 }, (_, index) => index));
  expect(sink.report()).toMatchObject({ records: 0, bytes: 0, drained: n - 1 });
  await sink.close();
});

it('starts with the log down, is stopped, and drains at the next start', async () => {
  state = 'down';
  const first = await open();
  for (let n = 0; n < 5; n += 1) expect(await first.append([record(n)])).toBe('spooled');
  await first.close();
  state = 'up';
  const second = await open();
  await drained(second);
  expect(stored).toEqual([0, 1, 2, 3, 4]);
  await second.close();
});

it('does not wait for a slow log, nor does its end', async () => {
  state = 'stuck';
  const sink = await open({ slowMs: 1 });
  // It never answers: whoever waited for it would not come back.
  expect(await sink.append([record(1)])).toBe('spooled');
  expect(await sink.append([record(2)])).toBe('spooled');
  await sink.close();
}, 15_000);

it('refuses when the spool is full, and forgets nothing it has taken', async () => {
  state = 'down';
  const sink = await open({ maxBytes: 200 });
  let taken = 0;
  await expect(
    (async () => {
      for (; ; taken += 1) await sink.append([record(taken)]);
    })(),
  ).rejects.toMatchObject({ code: 'log/unavailable' });
  expect(taken).toBeGreaterThan(3);
  state = 'up';
  await drained(sink);
  expect(stored).toEqual(Array.from({ length: taken }, (_, index) => index));
  expect(await sink.append([record(99)])).toBe('stored');
  await sink.close();
});

it('leaves out a record the log will never take', async () => {
  state = 'down';
  const sink = await open();
  await sink.append([record(12), record(-1), record(14)]);
  state = 'up';
  await drained(sink);
  expect(stored).toEqual([12, 14]);
  expect(sink.report()).toMatchObject({ rejected: 1 });
  await sink.close();
});

it('hands over what it has when it is stopped while the log takes events, and keeps it when the log does not', async () => {
  state = 'down';
  const first = await open();
  for (let n = 0; n < 1_200; n += 1) await first.append([record(n)]);
  state = 'up';
  await first.close();
  expect(stored).toEqual(Array.from({ length: 1_200 }, (_, n) => n));
  state = 'down';
  const second = await open();
  await second.append([record(1_200)]);
  await second.close();
  const third = await Spool.open({ folder, maxBytes: 1_000_000 });
  expect(third.pendingRecords).toBe(1);
  await third.close();
});

it('tells health of a full disk for a minute, or for ten seconds where events are taken, too', async () => {
  let nowMs = 0;
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const spool = await Spool.open({ folder, maxBytes: 100_000_000 });
  const sink = new SpooledLog({ log, spool, logger, now: () => nowMs });
  await sink.check();
  const append = spool.append.bind(spool);
  spool.append = async () => {
    throw new SpoolUnavailableError('the spool cannot be written', { cause: full });
  };
  state = 'down';
  await expect(sink.append([record(0)])).rejects.toThrow(SpoolUnavailableError);
  await expect(sink.check()).rejects.toThrow(/^the disk is full$/);
  spool.append = append;
  expect(await sink.append([record(1)])).toBe('spooled');
  await expect(sink.check()).rejects.toThrow('the disk is full');
  nowMs = 10_001;
  await sink.check();
  spool.append = async () => {
    throw new SpoolUnavailableError('the spool is full');
  };
  await expect(sink.append([record(2)])).rejects.toThrow('the spool is full');
  await expect(sink.check()).rejects.toThrow(/^the spool is full$/);
  nowMs = 70_001;
  await expect(sink.check()).rejects.toThrow();
  nowMs = 70_002;
  await sink.check();
  state = 'up';
  await sink.close();
});
