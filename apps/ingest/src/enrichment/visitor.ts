import { createHmac } from 'node:crypto';
import type { Beacon } from '@toile/contracts';
import { LRUCache } from 'lru-cache';

type Identifiers = Pick<Beacon, 'fingerprint_v2' | 'sessid'>;

/**
 * Turns what identifies a reader into hashes that stand for it: an HMAC of fingerprint_v2, else of the visit's id, else
 * nothing. The raw value is never written anywhere. Hashes are kept, since a reader sends many beacons.
 */
export class Pseudonyms {
  private readonly hashes = new LRUCache<string, string>({ max: 20_000 });

  constructor(private readonly secret: string) {}

  of({ fingerprint_v2, sessid }: Identifiers): { visitor: string; session: string } {
    const session = this.hash('session', sessid);
    return { visitor: this.hash('visitor', fingerprint_v2) || session, session };
  }

  private hash(purpose: 'visitor' | 'session', value: string | undefined): string {
    if (!value) return '';
    const text = `${purpose}:${value}`;
    let hash = this.hashes.get(text);
    if (hash === undefined) {
      hash = createHmac('sha256', this.secret).update(text).digest('hex').slice(0, 32);
      this.hashes.set(text, hash);
    }
    return hash;
  }
}
