import { appendFile, mkdtemp, open as openFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { NewRecord } from '@toile/event-log';
import fc from 'fast-check';
import { Spool } from './spool.js';
import { readFolder, segmentPath } from './spool-folder.js';
import { decodeRecord } from './spool-record.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-spool-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (over: { maxBytes?: number; segmentBytes?: number } = {}) =>
  Spool.open({ folder, maxBytes: 1_000_000, ...over });
const records = (from: number, count: number): NewRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    topic: 'tracking',
    key: `visitor ${from + index}`,
    value: Buffer.from(`{"n":${from + index},"text":"é\n"}`),
  }));
const numbers = (read: readonly NewRecord[]) =>
  read.map((one) => Number(JSON.parse(String(one.value).replace('\n', '')).n));
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Reads and drains everything, `most` at a time. */
async function drainAll(spool: Spool, most = 7): Promise<NewRecord[]> {
  const all: NewRecord[] = [];
  while (!spool.isEmpty) {
    const read = await spool.read(most);
    all.push(...read.records);
    await spool.drained(read);
  }
  return all;
}

it('gives back what it was given, in order, over several files, and leaves no file', async () => {
  const spool = await open({ segmentBytes: 500 });
  for (let from = 0; from < 100; from += 5) await spool.append(records(from, 5));
  expect(spool.pendingRecords).toBe(100);
  expect((await readdir(folder)).filter((name) => name.endsWith('.spool')).length).toBeGreaterThan(3);
  expect(await drainAll(spool)).toEqual(records(0, 100));
  expect(await readdir(folder)).toEqual(['drained-to']);
  await spool.append(records(100, 1));
  expect(numbers(await drainAll(spool))).toEqual([100]);
  await spool.close();
});

it('goes on where an earlier process was cut off', async () => {
  const first = await open({ segmentBytes: 300 });
  await first.append(records(0, 30));
  await first.append(records(30, 10));
  await first.drained(await first.read(13));
  // No close: a killed process has none.
  const second = await open();
  expect(second.pendingRecords).toBe(27);
  await second.append(records(40, 5));
  expect(numbers(await drainAll(second))).toEqual(range(13, 45));
  await Promise.all([first.close(), second.close()]);
});

it('reads past the file of an append that the disk refused', async () => {
  const spool = await open();
  const handle = await openFile(join(folder, 'any'), 'w');
  const files: { datasync(): Promise<void> } = Object.getPrototypeOf(handle);
  await handle.close();
  jest.spyOn(files, 'datasync').mockRejectedValueOnce(new Error('no space left'));
  await expect(spool.append(records(0, 2))).rejects.toThrow('cannot be written');
  expect(spool.isEmpty).toBe(true);
  await spool.append(records(2, 3));
  expect(numbers(await drainAll(spool))).toEqual([2, 3, 4]);
  await spool.close();
});

it('drops a record that was cut off while it was written, and keeps its bytes aside', async () => {
  const first = await open();
  await first.append(records(0, 3));
  await first.close();
  await appendFile(segmentPath(folder, 1), Buffer.from([40, 0, 0, 0, 1, 2, 3, 4, 65]));
  const second = await open();
  expect(second).toMatchObject({ pendingRecords: 3, damagedBytes: 9 });
  expect(numbers(await drainAll(second))).toEqual([0, 1, 2]);
  expect(await readdir(folder)).toContain('000000000001.spool.damaged');
  await second.close();
});

it('loses one record to one flipped byte, wherever it is, also while it waits', async () => {
  const count = 8;
  const first = await open();
  await first.append(records(0, count));
  await first.close();
  const path = segmentPath(folder, 1);
  const whole = await readFile(path);
  for (let at = 0; at < whole.length; at += 1) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 0x40;
    await writeFile(path, bytes);
    const spool = await open();
    const found = numbers(await drainAll(spool));
    expect({ at, lost: count - found.length }).toEqual({ at, lost: 1 });
    expect(found).toEqual([...found].sort((a, b) => a - b));
    await spool.close();
    for (const name of await readdir(folder)) await rm(join(folder, name));
  }

  const waiting = await open();
  await waiting.append(records(0, count));
  await waiting.drained(await waiting.read(2));
  const bytes = await readFile(path);
  bytes[Math.floor(bytes.length / 2)] = 0;
  await writeFile(path, bytes);
  // One file is whole, the other is written to at the same time.
  const [found] = await Promise.all([
    drainAll(waiting),
    waiting.append(records(count, 3)).catch(() => undefined),
  ]);
  const rest = await drainAll(waiting);
  expect(numbers([...found, ...rest])).toHaveLength(count - 2 - 1 + 3);
  expect(waiting.damagedBytes).toBeGreaterThan(0);
  expect(waiting.isEmpty).toBe(true);
  await waiting.close();
}, 60_000);

it('reads of a folder all that can be read, files that were set aside included', async () => {
  const first = await open({ segmentBytes: 200 });
  for (let n = 0; n < 12; n += 1) await first.append(records(n, 1));
  await first.close();
  const path = segmentPath(folder, 1);
  const bytes = await readFile(path);
  // As an earlier release set them aside: from the damage to the end of the file.
  await writeFile(`${path}.damaged`, Buffer.concat([Buffer.from('rubbish'), bytes]));
  await rm(path);
  const found: NewRecord[] = [];
  let lost = 0;
  for await (const { whole, damaged } of readFolder(folder)) {
    lost += damaged.reduce((sum, one) => sum + one.length, 0);
    for (const run of whole)
      for (let next = decodeRecord(run, 0); next; next = decodeRecord(run, next.end)) found.push(next.record);
  }
  expect(numbers(found).sort((a, b) => a - b)).toEqual(range(0, 12));
  expect(lost).toBe('rubbish'.length);
});

it('keeps what is whole of random damage, in order, and never what was not written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ at: fc.nat(3_000), bytes: fc.uint8Array({ minLength: 1, maxLength: 30 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.nat(20),
      async (damage, drained) => {
        for (const name of await readdir(folder)) await rm(join(folder, name));
        const first = await open();
        await first.append(records(0, 60));
        if (drained > 0) await first.drained(await first.read(drained));
        await first.close();
        const bytes = await readFile(segmentPath(folder, 1));
        for (const { at, bytes: some } of damage) {
          const place = Math.min(at, bytes.length - 1);
          bytes.set(some.subarray(0, bytes.length - place), place);
        }
        await writeFile(segmentPath(folder, 1), bytes);
        const second = await open();
        const found = numbers(await drainAll(second));
        expect(
          found.every((n, index) => n < 60 && n >= drained && (index === 0 || n > (found[index - 1] ?? 0))),
        ).toBe(true);
        // Thirty bytes touch two records at most.
        expect(found.length).toBeGreaterThanOrEqual(60 - drained - damage.length * 3);
        await second.close();
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

it.each([
  ['nothing', ''],
  ['rubbish', 'x'.repeat(20)],
])('drains again when the position holds %s', async (_name, text) => {
  const first = await open();
  await first.append(records(0, 5));
  await first.drained(await first.read(2));
  await first.close();
  await writeFile(join(folder, 'drained-to'), text);
  const second = await open();
  expect(numbers(await drainAll(second))).toEqual([0, 1, 2, 3, 4]);
  await second.close();
});

it('refuses when it is full, keeps what it has, and takes more when there is room', async () => {
  const spool = await open({ maxBytes: 1_500, segmentBytes: 400 });
  let taken = 0;
  await expect(
    (async () => {
      for (; ; taken += 5) await spool.append(records(taken, 5));
    })(),
  ).rejects.toMatchObject({ code: 'log/unavailable' });
  expect(spool.bytes).toBeLessThanOrEqual(1_500);
  const read = await spool.read(20);
  await spool.drained(read);
  await spool.append(records(taken, 5));
  expect(numbers([...read.records, ...(await drainAll(spool))])).toEqual(range(0, taken + 5));
  await spool.close();
});

it('says so when the disk refuses, and works again when it is back', async () => {
  const spool = await open();
  await rm(folder, { recursive: true });
  await expect(spool.append(records(0, 1))).rejects.toMatchObject({ code: 'log/unavailable' });
  const again = await open();
  await spool.append(records(1, 1));
  expect(numbers(await drainAll(spool))).toEqual([1]);
  await Promise.all([spool.close(), again.close()]);
});

it('takes records while others are drained', async () => {
  const spool = await open({ segmentBytes: 200 });
  await spool.append(records(0, 1));
  const seen: number[] = [];
  const writing = (async () => {
    for (let n = 1; n < 200; n += 1) await spool.append(records(n, 1));
  })();
  let isWriting = true;
  void writing.then(() => {
    isWriting = false;
  });
  while (isWriting || !spool.isEmpty) {
    const read = await spool.read(3);
    if (read.records.length === 0) {
      await new Promise(setImmediate);
      continue;
    }
    seen.push(...numbers(read.records));
    await spool.drained(read);
  }
  await writing;
  expect(seen).toEqual(range(0, 200));
  await spool.close();
});
