import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Jobs, type Queryable } from '../jobs/jobs.js';
import { AddressHash } from '../limits/address-hash.js';
import { Seal } from '../seal.js';
import { SECRET } from '../tokens.js';
import { mailKeyPrefix } from './kept-mails.js';
import { SEND_MAIL } from './mail-tasks.js';
import { type Mail, mailIdOf } from './mailer.js';

/** Mails that go out after the answer: kept in PostgreSQL, sealed, until the mail server has taken them. */
@Injectable()
export class MailQueue {
  readonly #seal: Seal;

  constructor(
    private readonly jobs: Jobs,
    private readonly hashes: AddressHash,
    @Inject(SECRET) secret: Buffer,
  ) {
    this.#seal = new Seal(secret, 'mails');
  }

  /**
   * Each mail has an id, by which servers and readers know it when it is sent again.
   * @param about whose address it is about, when it goes to somebody else: with the address, the mail is forgotten
   */
  async add(mail: Mail, { about = mail.to, tx }: { about?: string; tx?: Queryable } = {}): Promise<void> {
    const { id = mailIdOf('mail', randomUUID()) } = mail;
    await this.jobs.add(
      SEND_MAIL,
      { sealed: this.seal({ ...mail, id }) },
      { key: this.keyFor(about, id), tx },
    );
  }

  /** The key of a job about an address, whose `id` is its own. */
  keyFor(address: string, id: string): string {
    return `${mailKeyPrefix(this.hashes, address)}${id}`;
  }

  /** What a job may carry. */
  seal(value: unknown): string {
    return this.#seal.close(value).toString('base64');
  }

  /** @throws Error when it was sealed under another secret */
  open<T>(sealed: string): T {
    return this.#seal.open<T>(Buffer.from(sealed, 'base64'));
  }
}
