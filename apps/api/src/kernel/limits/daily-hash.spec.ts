import { describe, expect, it } from '@jest/globals';
import { DailyHash } from './daily-hash.js';

const NOON = Date.UTC(2026, 10, 22, 12);
const DAY = 86_400_000;
const hashes = new DailyHash(Buffer.alloc(32, 1));

describe('what stands for an address where attempts are counted', () => {
  it('is another one each day, and known on the day after', () => {
    const [first, second] = [hashes.of('203.0.113.7', NOON), hashes.of('203.0.113.7', NOON + DAY)];
    expect(second.today).not.toBe(first.today);
    expect(second.yesterday).toBe(first.today);
    expect(hashes.of('203.0.113.7', NOON + 2 * DAY).yesterday).not.toBe(first.today);
  });

  it('is the same in either case, another under another secret, and not the text', () => {
    expect(hashes.of('ADA@a.test', NOON)).toEqual(hashes.of('ada@a.test', NOON));
    expect(new DailyHash(Buffer.alloc(32, 2)).of('ada@a.test', NOON)).not.toEqual(
      hashes.of('ada@a.test', NOON),
    );
    expect(hashes.of('ada@a.test', NOON).today).toMatch(/^[\w-]{43}$/);
  });
});
