import { expect, it } from '@jest/globals';
import type { LogRecord } from './port.js';
import { RecordBatch } from './record-batch.js';

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

it('is the same to whom it is handed over, and can then be read here no more', () => {
  const batch = RecordBatch.of(records).take(200);
  const { packed, memory } = batch.handOver();
  const received = new RecordBatch(structuredClone(packed, { transfer: memory }));
  expect(received.records()).toEqual(records.slice(0, 200));
  expect(() => batch.record(3)).toThrow();
});
