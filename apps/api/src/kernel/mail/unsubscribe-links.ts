import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PUBLIC_URL, SECRET } from '../tokens.js';

/** What a link in a mail ends: one alert, the weekly digest, or mails about what a member follows. */
export type Ending =
  | { kind: 'alert'; subject: string; id: string }
  | { kind: 'digest' | 'follows'; subject: string };

/** Links that end mails without signing in, for as long as there is something to end: nothing is stored for them. */
@Injectable()
export class UnsubscribeLinks {
  readonly #key: Buffer;

  constructor(
    @Inject(SECRET) secret: Buffer,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'dashboard mails', 32));
  }

  to(ending: Ending, locale: string): string {
    const parts = [ending.kind, ending.subject, ...(ending.kind === 'alert' ? [ending.id] : [])];
    const text = Buffer.from(parts.join(' ')).toString('base64url');
    return `${this.publicUrl}/${locale}/data/unsubscribe/${text}.${this.#mac(text)}`;
  }

  /** What a token ends; undefined when it is not one of ours. */
  read(token: string): Ending | undefined {
    const [text = '', mac = ''] = token.split('.');
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#mac(text))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const [kind, subject = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
    if (kind === 'alert') return { kind, subject, id };
    return { kind: kind === 'follows' ? kind : 'digest', subject };
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
