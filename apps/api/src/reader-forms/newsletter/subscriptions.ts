import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '@toile/contracts';
import { inTransaction } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { MailQueue } from '../../accounts/mail/mail-queue.js';
import { writeMail } from '../../accounts/mail/write-mail.js';
import { AddressHash } from '../../accounts/members/address-hash.js';
import { newToken } from '../../accounts/sessions/session-store.js';
import { Seal } from '../../seal.js';
import { POOL, PUBLIC_URL } from '../../tokens.js';

const LINK_HOURS = 48;
/** One mail an address in this time, however often it is asked for. */
const PAUSE = "interval '10 minutes'";

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Who receives the letter. */
@Injectable()
export class Subscriptions {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    private readonly hashes: AddressHash,
    private readonly seal: Seal,
    private readonly mails: MailQueue,
  ) {}

  /** Keeps the wish, and writes to the address unless it is confirmed already or was just written to. */
  async ask(email: string, locale: Locale): Promise<void> {
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
        [this.hashes.of(email), this.seal.close({ email }), locale, hashOf(token)],
      );
      if (rowCount) await this.mails.add(mail, { tx });
    });
  }

  /** @throws DomainError link/expired */
  async confirm(token: string): Promise<void> {
    await inTransaction(this.pool, async (tx) => {
      const { rows } = await tx.query<{ locale: string; sealed: Buffer; is_new: boolean }>(
        `UPDATE newsletter_subscription AS known SET confirmed_at = coalesce(known.confirmed_at, now())
       FROM newsletter_subscription AS before
       WHERE known.token_hash = $1 AND before.address_hash = known.address_hash
         AND (known.confirmed_at IS NOT NULL OR known.token_expires_at > now())
       RETURNING known.locale, known.sealed, before.confirmed_at IS NULL AS is_new`,
        [hashOf(token)],
      );
      const found = rows[0];
      if (!found) throw new DomainError('link/expired', 'This link no longer works. Ask for a new one.');
      const { locale, sealed, is_new } = found;
      const link = `${this.publicUrl}/${locale}/newsletter/unsubscribe?token=${token}`;
      if (!is_new) return;
      const { email } = this.seal.open<{ email: string }>(sealed);
      const mail = writeMail('letterConfirmed', { email, name: '', locale }, { link });
      await this.mails.add({ ...mail, unsubscribe: link }, { tx });
    });
  }

  /** Ends a subscription by the token of its mail; asking twice is no error. */
  async end(token: string): Promise<void> {
    await this.pool.query('DELETE FROM newsletter_subscription WHERE token_hash = $1', [hashOf(token)]);
  }
}
