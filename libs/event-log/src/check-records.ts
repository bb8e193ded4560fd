import { InvalidRecordError, MAX_RECORD_BYTES, type NewRecord } from './port.js';

/** PostgreSQL keeps neither NUL nor half a surrogate pair in text; both drivers refuse them, so a record can move. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** The bytes of a record as limits count them: key, headers and value. */
export function recordBytes(record: NewRecord): number {
  let bytes = record.value.length + Buffer.byteLength(record.key);
  for (const name in record.headers) bytes += Buffer.byteLength(name + record.headers[name]);
  return bytes;
}

/** Returns the bytes of the batch. Throws `InvalidRecordError` for the first record that can never be stored. */
export function checkRecords(records: readonly NewRecord[]): number {
  let total = 0;
  for (const [index, record] of records.entries()) {
    if (UNSTORABLE.test(record.key)) throw new InvalidRecordError(index, 'the key is not storable text');
    for (const name in record.headers) {
      if (UNSTORABLE.test(name) || UNSTORABLE.test(String(record.headers[name])))
        throw new InvalidRecordError(index, `the header ${JSON.stringify(name)} is not storable text`);
    }
    const bytes = recordBytes(record);
    if (bytes > MAX_RECORD_BYTES)
      throw new InvalidRecordError(index, `${bytes} bytes are more than ${MAX_RECORD_BYTES}`);
    total += bytes;
  }
  return total;
}
