import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRET } from '../tokens.js';

const NONCE = 12;
const TAG = 16;

/** Closes what readers wrote under the api's secret: AES-256-GCM, nonce and tag in front. */
@Injectable()
export class Seal {
  readonly #key: Buffer;

  constructor(@Inject(SECRET) secret: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'reader forms', 32));
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
