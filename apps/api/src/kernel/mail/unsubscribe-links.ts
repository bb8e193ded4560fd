import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PUBLIC_URL, SECRET } from '../tokens.js';

/**
 * What a link in a mail ends: one alert, mails of one or of a weekly digest to a colleague, the weekly digest, mails about what a member follows, or documents that `subject` sends, to a
 * colleague or to an address outside, by its id.
 */
export type Ending =
  | { kind: 'alert'; subject: string; id: string }
  | { kind: 'document' | 'shared-alert' | 'shared-digest'; subject: string; id: string; colleague: string }
  | { kind: 'address'; subject: string; id: string }
  | { kind: 'digest'; subject: string }
  | { kind: 'follows'; subject: string };

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
    return `${this.publicUrl}/${locale}/data/unsubscribe/${this.#token(ending)}`;
  }

  /** Where an address says that it wants documents: the same token that ends them, on another page. */
  toConfirm(ending: Ending & { kind: 'address' }, locale: string): string {
    return `${this.publicUrl}/${locale}/data/mail-consent/${this.#token(ending)}`;
  }

  /** What a token ends; undefined when it is not one of ours. */
  read(token: string): Ending | undefined {
    const [text = '', mac = ''] = token.split('.');
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#mac(text))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const [kind, subject = '', id = '', colleague = ''] = Buffer.from(text, 'base64url')
      .toString('utf8')
      .split(' ');
    if (kind === 'alert' || kind === 'address') return { kind, subject, id };
    if (kind === 'document' || kind === 'shared-alert' || kind === 'shared-digest')
      return { kind, subject, id, colleague };
    return { kind: kind === 'follows' ? kind : 'digest', subject };
  }

  #token(ending: Ending): string {
    const parts = [ending.kind, ending.subject];
    if ('id' in ending) parts.push(ending.id);
    if ('colleague' in ending) parts.push(ending.colleague);
    const text = Buffer.from(parts.join(' ')).toString('base64url');
    return `${text}.${this.#mac(text)}`;
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
