import { expect, it } from '@jest/globals';
import type { LogRecord } from '@toile/event-log';
import { BLOCK_LIMITS, blockAgeMs, cutBlock } from './block.js';

const record = (offset: number, appendedAt: string, bytes = 10): LogRecord => ({
  topic: 'tracking',
  partition: 0,
  offset,
  key: '',
  headers: {},
  value: Buffer.alloc(bytes),
  appendedAt: new Date(appendedAt),
});

it('ends a block where the ingest hour changes', () => {
  const records = [
    record(0, '2026-03-01T09:59:59.998Z'),
    record(1, '2026-03-01T09:59:59.999Z'),
    record(2, '2026-03-01T10:00:00.000Z'),
  ];
  expect(cutBlock(records)).toHaveLength(2);
  expect(cutBlock(records.slice(2))).toHaveLength(1);
});

it('ends a block before it passes 8 MB, but takes one record of any size', () => {
  const half = BLOCK_LIMITS.bytes / 2;
  const at = '2026-03-01T09:00:00.000Z';
  expect(cutBlock([record(0, at, half), record(1, at, half), record(2, at, 1)])).toHaveLength(2);
  expect(cutBlock([record(0, at, BLOCK_LIMITS.bytes + 1), record(1, at)])).toHaveLength(1);
});

it('ends a block at 20,000 records', () => {
  const records = Array.from({ length: 20_001 }, (_, offset) => record(offset, '2026-03-01T09:00:00.000Z'));
  expect(cutBlock(records)).toHaveLength(20_000);
});

it('lets blocks wait longer where a topic has more partitions, a second at most', () => {
  expect([1, 4, 8, 16, 64].map((partitions) => blockAgeMs(partitions, 0))).toEqual([
    250, 250, 500, 1_000, 1_000,
  ]);
});

it('lets blocks wait longer where storing them takes long, so that the engine has time for readers', () => {
  expect([50, 100, 200, 5_000].map((storedInMs) => blockAgeMs(4, storedInMs))).toEqual([
    250, 400, 800, 1_000,
  ]);
});
