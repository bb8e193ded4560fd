import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inTransaction } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { MailReturns } from '../../../kernel/mail/mail-returns.js';
import { writeMail } from '../../../kernel/mail/write-mail.js';
import { Seal } from '../../../kernel/seal.js';
import { POOL, PUBLIC_URL } from '../../../kernel/tokens.js';
import { hashOfToken } from './request-newsletter.js';

/** Confirms an address by the token of its mail, and welcomes it the first time. */
export class ConfirmNewsletter extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(ConfirmNewsletter)
export class ConfirmNewsletterHandler implements ICommandHandler<ConfirmNewsletter> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    private readonly seal: Seal,
    private readonly mails: MailQueue,
    private readonly returns: MailReturns,
  ) {}

  /** @throws DomainError link/expired */
  async execute({ token }: ConfirmNewsletter): Promise<void> {
    await inTransaction(this.pool, async (tx) => {
      const { rows } = await tx.query<{ locale: string; sealed: Buffer; is_new: boolean }>(
        `UPDATE newsletter_subscription AS known SET confirmed_at = coalesce(known.confirmed_at, now())
       FROM newsletter_subscription AS before
       WHERE known.token_hash = $1 AND before.address_hash = known.address_hash
         AND (known.confirmed_at IS NOT NULL OR known.token_expires_at > now())
       RETURNING known.locale, known.sealed, before.confirmed_at IS NULL AS is_new`,
        [hashOfToken(token)],
      );
      const found = rows[0];
      if (!found) throw new DomainError('link/expired', 'This link no longer works. Ask for a new one.');
      const { locale, sealed, is_new } = found;
      const link = `${this.publicUrl}/${locale}/newsletter/unsubscribe?token=${token}`;
      if (!is_new) return;
      const { email } = this.seal.open<{ email: string }>(sealed);
      await this.returns.arrived(email, tx);
      const mail = writeMail('letterConfirmed', { email, name: '', locale }, { link });
      await this.mails.add({ ...mail, unsubscribe: link }, { tx });
    });
  }
}
