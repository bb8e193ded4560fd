import { expect, it } from '@jest/globals';
import { type LogRecord, RecordBatch } from '@toile/event-log';
import { opening } from '../aggregator.harness.js';
import { type Rows, toRows, withRows } from './to-rows.js';

const records = (count: number, from = 0): LogRecord[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ topic: 'tracking', partition: 3, offset: from + n, key: `clé-${n % 5}`, headers: {} },
    value: Buffer.from(
      n % 17 === 3
        ? `poison ${n}`
        : opening(`visitor-${n % 11}${n % 3 ? '' : '-é😀'}`, { look: `look-${n}` }),
    ),
    appendedAt: new Date(Date.UTC(2026, 2, 1, 9, 30) + n),
  }));
/** Copied, for they lie in memory that is used again. */
const bytesOf = ({ raw, dead }: Rows) =>
  [raw, dead].map(({ block, hash }) => [block.rows, hash, Buffer.concat(block.pieces).toString('latin1')]);

it('makes the same rows in memory that is used again, to the byte, however many blocks are under way', async () => {
  const blocks = [records(300), records(1, 9), records(40, 3_000), records(500, 2 ** 33), records(0)];
  const expected = blocks.map((block) => bytesOf(toRows(RecordBatch.of(block))));
  for (let round = 0; round < 3; round += 1) {
    const underWay: Promise<unknown>[] = blocks.map((block) =>
      withRows(RecordBatch.of(block), async (rows) => {
        await new Promise(setImmediate);
        return bytesOf(rows);
      }),
    );
    expect(await Promise.all(underWay)).toEqual(expected);
  }
});

it('leaves the memory alone that somebody may still read after an error', async () => {
  let failed: Rows | undefined;
  const failing = withRows(RecordBatch.of(records(30)), async (rows) => {
    failed = rows;
    throw new Error('cut off');
  });
  await expect(failing).rejects.toThrow('cut off');
  const before = failed && bytesOf(failed);
  for (let round = 0; round < 5; round += 1)
    await withRows(RecordBatch.of(records(30, 70)), async () => undefined);
  expect(failed && bytesOf(failed)).toEqual(before);
});
