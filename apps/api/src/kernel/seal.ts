import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Closes what must be kept and not be read, under the api's secret: AES-256-GCM, nonce and tag in front. */
export class Seal {
  readonly #key: Buffer;

  /** @param purpose what is sealed for another one cannot be opened */
  constructor(secret: Buffer, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  close(value: unknown): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]);
  }

  /** @throws Error when it was closed under another secret or changed since */
  open<T>(sealed: Buffer): T {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, sealed.subarray(0, NONCE));
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
    return JSON.parse(text.toString('utf8')) as T;
  }
}
