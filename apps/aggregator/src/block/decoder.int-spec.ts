import { afterEach, expect, it } from '@jest/globals';
import { type LogRecord, RecordBatch } from '@toile/event-log';
import { opening, until } from '../aggregator.harness.js';
import { Decoder } from './decoder.js';
import { toRows } from './to-rows.js';

const decoders: Decoder[] = [];
const newDecoder = (small: number, most: number, idleMs?: number) => {
  const decoder = new Decoder(small, most, idleMs);
  decoders.push(decoder);
  return decoder;
};
afterEach(async () => {
  for (const decoder of decoders.splice(0)) await decoder.close();
});

const headersOf = (n: number): Record<string, string> =>
  n % 4 === 0 ? { traceparent: `00-${n}`, 'x-é': '"' } : {};
const records = (count: number, from = 0): LogRecord[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ topic: 'tracking', partition: 3, offset: from + n, key: `clé-${n % 5}` },
    headers: headersOf(n),
    value: Buffer.from(
      n % 17 === 3 ? `poison ${n}` : opening(`visitor-${n % 11}-é😀`, { look: `look-${n}` }),
    ),
    appendedAt: new Date(Date.UTC(2026, 2, 1, 9, 30) + n),
  }));

it('makes the same rows in threads as here, to the byte, however many blocks are under way', async () => {
  const decoder = newDecoder(0, 2);
  const blocks = [records(3_000), records(1, 9), records(40, 3_000), records(500, 2 ** 33), records(0)];
  const here = blocks.map((block) => toRows(RecordBatch.of(block)));
  const there = await Promise.all(blocks.map((block) => decoder.decode(RecordBatch.of(block))));
  const plain = (rows: typeof here) =>
    rows.map(({ raw, dead }) =>
      [raw, dead].map(({ block, hash }) => ({
        ...block,
        bytes: Buffer.from(block.bytes).toString('latin1'),
        hash,
      })),
    );
  expect(plain(there)).toEqual(plain(here));
  expect(here[0]?.dead.block.rows).toBe(177);
});

it('makes rows of few records here', async () => {
  const batch = RecordBatch.of(records(10));
  await newDecoder(11, 1).decode(batch);
  expect(batch.record(9).offset).toBe(9);
  const more = RecordBatch.of(records(11));
  await newDecoder(11, 1).decode(more);
  expect(() => more.record(9)).toThrow();
});

it('refuses whoever waits when a thread ends, and goes on with another', async () => {
  const decoder = newDecoder(0, 1);
  const waiting = expect(decoder.decode(RecordBatch.of(records(2_000)))).rejects.toThrow(/ended/);
  await decoder.close();
  await waiting;
  expect((await decoder.decode(RecordBatch.of(records(2_000)))).raw.block.rows).toBe(1_882);
});

it('ends a thread that has nothing to do, and starts another when there is', async () => {
  const decoder = newDecoder(0, 1, 50);
  for (let round = 0; round < 2; round += 1) {
    expect((await decoder.decode(RecordBatch.of(records(20)))).raw.block.rows).toBe(19);
    await until(() => decoder.threads === 0);
  }
});
