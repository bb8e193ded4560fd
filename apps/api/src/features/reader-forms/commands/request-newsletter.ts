import { createHash } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { inTransaction } from '@toile/event-store';
import { Equals } from 'class-validator';
import type pg from 'pg';
import { newToken } from '../../../kernel/auth/new-token.js';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { IsFormBoolean } from '../../../kernel/http/dto/form-boolean.decorator.js';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { writeMail } from '../../../kernel/mail/write-mail.js';
import { Seal } from '../../../kernel/seal.js';
import { POOL, PUBLIC_URL } from '../../../kernel/tokens.js';

/** What is kept of the token in mails of the newsletter. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest();

const LINK_HOURS = 48;
/** One mail an address in this time, however often it is asked for. */
const PAUSE = "interval '10 minutes'";

/** Who wants the newsletter. */
export class RequestNewsletterDto {
  /** @example "ada@example.com" */
  @IsEmailAddress()
  email: string;

  /** The language of our mails. */
  @IsLocale()
  locale: Locale;

  /** That we may write. */
  @IsFormBoolean()
  @Equals(true, { message: 'must be given' })
  consent: boolean;
}

/** Keeps the wish for the newsletter, and writes to the address that it is confirmed by. */
export class RequestNewsletter extends Command<void> {
  constructor(readonly wish: RequestNewsletterDto) {
    super();
  }
}

@CommandHandler(RequestNewsletter)
export class RequestNewsletterHandler implements ICommandHandler<RequestNewsletter> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    private readonly hashes: AddressHash,
    private readonly seal: Seal,
    private readonly mails: MailQueue,
  ) {}

  /** Writes unless the address is confirmed already or was just written to. */
  async execute({ wish: { email, locale } }: RequestNewsletter): Promise<void> {
    const token = newToken();
    const link = `${this.publicUrl}/${locale}/newsletter/confirm?token=${token}`;
    const mail = writeMail('letter', { email, name: '', locale }, { link });
    await inTransaction(this.pool, async (tx) => {
      const { rowCount } = await tx.query(
        `INSERT INTO newsletter_subscription AS known (address_hash, sealed, locale, token_hash, token_expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '${LINK_HOURS} hours')
       ON CONFLICT (address_hash) DO UPDATE SET sealed = excluded.sealed, locale = excluded.locale,
         asked_at = now(), token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at
       WHERE known.confirmed_at IS NULL AND known.asked_at < now() - ${PAUSE}`,
        [this.hashes.of(email), this.seal.close({ email }), locale, hashOfToken(token)],
      );
      if (rowCount) await this.mails.add(mail, { tx });
    });
  }
}
