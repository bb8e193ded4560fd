import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Stands for an e-mail address, IP address or outside account wherever one must be found again but not be read: an
 * HMAC under a key of the api's own. Upper and lower case are one.
 */
export class AddressHash {
  readonly #key: Buffer;

  constructor(secret: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'address hashes', 32));
  }

  of(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text.toLowerCase()).digest();
  }
}
