import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PUBLIC_URL, SECRET } from '../../kernel/tokens.js';

/** Whose subscription a link ends, and in which sending of which newsletter it stood. */
export interface NewsletterLink {
  addressHash: Buffer;
  sending: string;
}

const HASH_BYTES = 32;

/** Links that end the newsletter for who holds them, for good: nothing is stored for them, so they outlive what is forgotten. */
@Injectable()
export class NewsletterLinks {
  readonly #key: Buffer;

  constructor(
    @Inject(SECRET) secret: Buffer,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'newsletter mails', 32));
  }

  to({ addressHash, sending }: NewsletterLink, locale: string): string {
    const about = Buffer.concat([addressHash, Buffer.from(sending.replaceAll('-', ''), 'hex')]);
    const text = about.toString('base64url');
    return `${this.publicUrl}/${locale}/newsletter/unsubscribe?token=${text}.${this.#mac(text)}`;
  }

  /** Undefined for a token that is none of these. */
  read(token: string): NewsletterLink | undefined {
    const [text = '', mac = ''] = token.split('.');
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#mac(text))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const about = Buffer.from(text, 'base64url');
    const sending = about.toString('hex', HASH_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return { addressHash: about.subarray(0, HASH_BYTES), sending };
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
