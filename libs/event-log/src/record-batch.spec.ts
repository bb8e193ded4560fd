import { expect, it } from '@jest/globals';
import type { LogRecord } from './port.js';
import { Packing, RecordBatch, spareMemory } from './record-batch.js';

const headersOf = (n: number): Record<string, string> => (n % 2 ? { a: `"${n}` } : {});
const records: LogRecord[] = Array.from({ length: 300 }, (_, n) => ({
  ...{ topic: 'tracking', partition: 1, offset: 7 + n, key: `é${n}`, headers: headersOf(n) },
  value: Buffer.from('ü'.repeat(n * 3)),
  appendedAt: new Date(1_700_000_000_000 + n),
}));

it('gives back the records it holds', () => {
  const batch = RecordBatch.of(records);
  expect(batch.records()).toEqual(records);
  expect([batch.length, batch.offset(299), batch.valueBytes(2), batch.valueText(2)]).toEqual([
    300,
    306,
    12,
    'üüüüüü',
  ]);
  expect(RecordBatch.of([]).records()).toEqual([]);
});

it.each([
  ['an offset that is left out', { offset: 306 }],
  ['another partition', { partition: 2 }],
  ['another topic', { topic: 'look' }],
])('refuses %s, for places are counted from the first record', (_, other) => {
  const [first, second] = records as [LogRecord, LogRecord];
  expect(() => RecordBatch.of([first, { ...second, ...other }])).toThrow(RangeError);
});

it('takes its first records', () => {
  const batch = RecordBatch.of(records).take(5);
  expect(batch.records()).toEqual(records.slice(0, 5));
  expect(batch.take(9).length).toBe(5);
  expect(batch.take(0).records()).toEqual([]);
});

it('lets another batch use its memory once, and can then be read no more', () => {
  const whole = RecordBatch.of(records);
  const part = whole.take(200);
  part.release();
  expect(() => whole.record(3)).toThrow();
  expect(() => part.record(3)).toThrow();
  whole.release();
  const [memory, ...more] = [spareMemory(), spareMemory()];
  expect(more).toEqual([undefined]);
  const next = new Packing('tracking', 1, 0, memory);
  next.add(Buffer.from([0, 0, 0, 1, 107, 0, 0, 0, 0, 0, 0, 0, 1, 118]), 0, 5);
  expect(next.batch().records()).toMatchObject([{ key: 'k', headers: {}, value: Buffer.from('v') }]);
});
