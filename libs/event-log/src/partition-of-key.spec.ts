import { describe, expect, it } from '@jest/globals';
import { murmur2, partitionOfKey } from './partition-of-key.js';

describe('partitionOfKey', () => {
  // The values of org.apache.kafka.common.utils.UtilsTest.testMurmur2.
  it.each([
    ['21', -973932308],
    ['foobar', -790332482],
    ['a-little-bit-long-string', -985981536],
    ['a-little-bit-longer-string', -1486304829],
    ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58897971],
    ['abc', 479470107],
  ])('hashes %s as Kafka does', (key, hash) => {
    expect(murmur2(Buffer.from(key))).toBe(hash);
  });

  it('stays within the partitions and spreads visitors evenly', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let visitor = 0; visitor < 6000; visitor += 1) {
      const partition = partitionOfKey(`visitor-${visitor}`, counts.length);
      counts[partition] = (counts[partition] ?? Number.NaN) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
