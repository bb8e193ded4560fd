import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRET } from '../tokens.js';

export const DAY_MS = 86_400_000;

/**
 * Stands for an address, an account or a device where attempts are counted: an HMAC under a key of the day (UTC), so that
 * what is kept of two days cannot be joined. Upper and lower case are one.
 */
@Injectable()
export class DailyHash {
  readonly #keys = new Map<number, Buffer>();

  constructor(@Inject(SECRET) private readonly secret: Buffer) {}

  /** Today's and yesterday's: who was counted before midnight is counted after it. */
  of(text: string, now = Date.now()): { today: string; yesterday: string } {
    const day = Math.floor(now / DAY_MS);
    return { today: this.#under(day, text), yesterday: this.#under(day - 1, text) };
  }

  #under(day: number, text: string): string {
    return createHmac('sha256', this.#keyOf(day)).update(text.toLowerCase()).digest('base64url');
  }

  #keyOf(day: number): Buffer {
    const known = this.#keys.get(day);
    if (known) return known;
    for (const old of this.#keys.keys()) if (old < day - 1) this.#keys.delete(old);
    const key = Buffer.from(hkdfSync('sha256', this.secret, '', `attempts of day ${day}`, 32));
    this.#keys.set(day, key);
    return key;
  }
}
