import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { encodeProduce } from './encode-produce.js';
import type { WireMessage, WireRecord } from './wire.js';

const load = createRequire(import.meta.url);
const decodeBatch = load('kafkajs/src/protocol/recordBatch/v0/decoder.js') as (
  decoder: object,
) => Promise<{ records: WireRecord[]; lastOffsetDelta: number; producerId: string; inTransaction: boolean }>;
const Decoder = load('kafkajs/src/protocol/decoder.js') as new (bytes: Buffer) => object;
const crc32c = load('kafkajs/src/protocol/recordBatch/crc32C/index.js') as (bytes: Buffer) => number;

const request = (messages: WireMessage[]) => ({
  acks: -1 as const,
  timeout: 1_000,
  topicData: [{ topic: 'été', partitions: [{ partition: 7, messages }] }],
});

/** Where the only batch of such a request begins: after its fixed fields, the topic's name and the partition. */
const BATCH_AT = 2 + 2 + 4 + 4 + (2 + Buffer.byteLength('été')) + 4 + 4 + 4;

describe('the body of a Produce request', () => {
  it.each<[string, WireMessage[]]>([
    ['nothing in it', [{ key: '', value: Buffer.alloc(0) }]],
    [
      'headers and letters of every width',
      [{ key: 'ключ 👗', value: randomBytes(9), headers: { é: 'ñ', b: '' } }],
    ],
    ['a large value', [{ key: 'k', value: randomBytes(1_100_000), headers: { type: 'x'.repeat(200) } }]],
    [
      'many records',
      Array.from({ length: 5_000 }, (_, at) => ({ key: `${at}`, value: randomBytes(at % 300) })),
    ],
  ])('is read back by kafkajs with %s', async (_, messages) => {
    const body = encodeProduce(request(messages));
    expect(body.readInt32BE(BATCH_AT - 8)).toBe(7);
    expect(body.readInt32BE(BATCH_AT - 4)).toBe(body.length - BATCH_AT);
    const bytes = body.subarray(BATCH_AT);
    const batch = await decodeBatch(new Decoder(bytes));
    expect(batch).toMatchObject({
      lastOffsetDelta: messages.length - 1,
      producerId: '-1',
      inTransaction: false,
    });
    expect(bytes.readUInt32BE(17)).toBe(crc32c(bytes.subarray(21)));
    expect(batch.records).toHaveLength(messages.length);
    for (const [at, { key, value, headers = {} }] of messages.entries()) {
      const record = batch.records[at];
      expect(record?.offset).toBe(String(at));
      expect(record?.key?.toString()).toBe(key);
      expect(record?.value?.equals(value)).toBe(true);
      expect(Object.entries(record?.headers ?? {}).map(([name, text]) => [name, String(text)])).toEqual(
        Object.entries(headers),
      );
    }
  });

  it('holds every topic and partition', () => {
    const messages = [{ key: 'k', value: Buffer.from('v') }];
    const partitions = [0, 1].map((partition) => ({ partition, messages }));
    const body = encodeProduce({
      acks: -1,
      timeout: 1,
      topicData: ['a', 'b'].map((topic) => ({ topic, partitions })),
    });
    expect(body.readInt32BE(8)).toBe(2);
    expect(body.length).toBe(12 + 2 * (2 + 1 + 4 + 2 * (8 + 61 + 9)));
  });
});
