import { describe, expect, it } from '@jest/globals';
import { checkRecords } from './check-records.js';
import { InvalidRecordError, MAX_RECORD_BYTES } from './port.js';

const record = { topic: 't', key: 'é', headers: { type: 'a' }, value: Buffer.from('xyz') };

describe('checkRecords', () => {
  it('counts the bytes of keys, headers and values', () => {
    expect(checkRecords([record, record])).toBe(2 * (2 + 5 + 3));
  });

  it.each([
    ['a key with NUL', { ...record, key: 'a\0b' }],
    ['a key with half a surrogate pair', { ...record, key: '\ud83d' }],
    ['a header with NUL', { ...record, headers: { a: '\0' } }],
    ['a record that is too large', { ...record, value: Buffer.alloc(MAX_RECORD_BYTES) }],
  ])('refuses %s and names its index', (_, bad) => {
    expect(() => checkRecords([record, bad])).toThrow(InvalidRecordError);
    expect(() => checkRecords([record, bad])).toThrow(/^record 1: /);
  });

  it('accepts whole surrogate pairs', () => {
    expect(checkRecords([{ ...record, key: '👗' }])).toBe(4 + 5 + 3);
  });
});
