/** The partition a key belongs to: Kafka's default partitioner (murmur2 of the UTF-8 bytes), in both drivers. */
export function partitionOfKey(key: string, partitions: number): number {
  return (murmur2(Buffer.from(key)) & 0x7fffffff) % partitions;
}

const MULTIPLIER = 0x5bd1e995;
const SEED = 0x9747b28c;

/** 32-bit murmur2 as org.apache.kafka.common.utils.Utils computes it, signed. */
export function murmur2(bytes: Buffer): number {
  const { length } = bytes;
  const whole = length & ~3;
  let hash = SEED ^ length;
  for (let at = 0; at < whole; at += 4) {
    let word = Math.imul(bytes.readInt32LE(at), MULTIPLIER);
    word = Math.imul(word ^ (word >>> 24), MULTIPLIER);
    hash = Math.imul(hash, MULTIPLIER) ^ word;
  }
  if (length > whole) {
    for (let at = length - 1; at >= whole; at -= 1) hash ^= bytes.readUInt8(at) << (8 * (at - whole));
    hash = Math.imul(hash, MULTIPLIER);
  }
  hash = Math.imul(hash ^ (hash >>> 13), MULTIPLIER);
  return hash ^ (hash >>> 15);
}
