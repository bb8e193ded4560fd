import { inTransaction } from '@toile/event-store';
import type pg from 'pg';
import type { Queryable } from '../../kernel/jobs/jobs.js';
import type { BounceTokens } from '../../kernel/mail/bounce-tokens.js';
import { COMING_BACK, type MailReturns, type ReturnReason } from '../../kernel/mail/mail-returns.js';
import { Seal } from '../../kernel/seal.js';
import { MEMBERS_TABLE } from '../accounts/index.js';

/** Who confirmed an address, and members with a verified one who asked for the newsletter in their profile; an address once. */
const READERS = `
  SELECT address_hash, locale FROM newsletter_subscription WHERE confirmed_at IS NOT NULL
  UNION ALL
  SELECT address.address_hash, coalesce(member.doc->>'locale', 'en')
  FROM ${MEMBERS_TABLE} AS member JOIN account_address AS address USING (subject)
  WHERE (member.doc->>'newsletter')::boolean AND (member.doc->>'verified')::boolean AND NOT EXISTS (
    SELECT FROM newsletter_subscription AS asked
    WHERE asked.address_hash = address.address_hash AND asked.confirmed_at IS NOT NULL)`;

/** Of those, who has not been sent a newsletter, and whose mails arrive: what was stopped before it went counts as not sent. */
const NOT_YET = `NOT EXISTS (
  SELECT FROM newsletter_mail AS mail
  WHERE mail.newsletter = $1 AND mail.address_hash = reader.address_hash AND mail.state <> 'stopped')
  AND NOT EXISTS (${COMING_BACK} AND address_hash = reader.address_hash)`;

/** What addresses that ask for the newsletter are sealed for. */
export const SEALED_FOR = 'reader forms';

export interface Reader {
  newsletter: string;
  /** Of the mail to them. */
  number: string;
  email: string;
  locale: string;
}

export interface SendingFigures {
  sending: string;
  waiting: number;
  sent: number;
  refused: number;
  stopped: number;
  left: number;
  bounced: number;
  unsubscribed: number;
}

/** Whom newsletters go to, by keyed hashes of their addresses, and what came of each mail. */
export class NewsletterReaders {
  constructor(
    private readonly pool: pg.Pool,
    private readonly seal: Seal,
    private readonly tokens: BounceTokens,
    private readonly returns: MailReturns,
    /** Takes the newsletter out of a member's profile. */
    private readonly endForMember: (subject: string) => Promise<unknown>,
  ) {}

  /** How many there are in each language who have not been sent it. */
  async notYet(newsletter: string): Promise<{ locale: string; count: number }[]> {
    const { rows } = await this.pool.query<{ locale: string; count: number }>(
      `SELECT locale, count(*)::int AS count FROM (${READERS}) AS reader WHERE ${NOT_YET} GROUP BY locale`,
      [newsletter],
    );
    return rows;
  }

  /**
   * Notes a mail for each of some of them, none of them twice, whatever was begun before.
   * @returns their addresses' hashes; none when everybody has one
   */
  async take(newsletter: string, sending: string, most: number, tx: Queryable): Promise<Buffer[]> {
    const { rows } = (await tx.query(
      `INSERT INTO newsletter_mail AS mail (newsletter, address_hash, sending)
       SELECT $1, address_hash, $2 FROM (${READERS}) AS reader WHERE ${NOT_YET} LIMIT $3
       ON CONFLICT (newsletter, address_hash) DO UPDATE
         SET sending = excluded.sending, state = 'waiting', made_at = now() WHERE mail.state = 'stopped'
       RETURNING address_hash`,
      [newsletter, sending, most],
    )) as pg.QueryResult<{ address_hash: Buffer }>;
    return rows.map(({ address_hash }) => address_hash);
  }

  /** To whom a mail that waits goes; undefined when it waits no more, null when they want none any more. */
  async waiting(sending: string, addressHash: Buffer): Promise<Reader | null | undefined> {
    const { rows } = await this.pool.query<Reader & { sealed: Buffer | null; own: string | null }>(
      `SELECT mail.newsletter, mail.number, asked.sealed, asked.locale AS own, member.doc->>'email' AS email, coalesce(member.doc->>'locale', 'en') AS locale
       FROM newsletter_mail AS mail
       LEFT JOIN newsletter_subscription AS asked ON asked.address_hash = mail.address_hash AND asked.confirmed_at IS NOT NULL
       LEFT JOIN account_address AS address ON address.address_hash = mail.address_hash
       LEFT JOIN ${MEMBERS_TABLE} AS member ON member.subject = address.subject
         AND (member.doc->>'newsletter')::boolean AND (member.doc->>'verified')::boolean
       WHERE mail.sending = $1 AND mail.address_hash = $2 AND mail.state = 'waiting'`,
      [sending, addressHash],
    );
    const [found] = rows;
    if (!found) return undefined;
    const { newsletter, number, sealed, own, email, locale } = found;
    if (sealed)
      return { newsletter, number, ...this.seal.open<{ email: string }>(sealed), locale: own ?? 'en' };
    return email ? { newsletter, number, email, locale } : null;
  }

  /** One that was stopped while the mail server took it has gone all the same. */
  async note(sending: string, addressHash: Buffer, state: 'sent' | 'refused' | 'left'): Promise<void> {
    await this.pool.query(
      `UPDATE newsletter_mail SET state = $3 WHERE sending = $1 AND address_hash = $2 AND state IN ('waiting', 'stopped')`,
      [sending, addressHash, state],
    );
  }

  async stop(sending: string, tx: Queryable): Promise<void> {
    await tx.query(`UPDATE newsletter_mail SET state = 'stopped' WHERE sending = $1 AND state = 'waiting'`, [
      sending,
    ]);
  }

  /** Each mail once, as what came of it last: one that came back is bounced, and neither sent nor refused. */
  async figures(newsletter: string): Promise<SendingFigures[]> {
    const counts = ['waiting', 'sent', 'refused', 'stopped', 'left'].map(
      (state) => `count(*) FILTER (WHERE state = '${state}' AND bounced_at IS NULL)::int AS "${state}"`,
    );
    const { rows } = await this.pool.query<SendingFigures>(
      `SELECT sending, ${counts.join(', ')}, count(bounced_at)::int AS bounced, count(unsubscribed_at)::int AS unsubscribed
       FROM newsletter_mail WHERE newsletter = $1 GROUP BY sending`,
      [newsletter],
    );
    return rows;
  }

  /** By the link of a mail. Asking twice is no error, and is counted once. */
  async unsubscribe({ sending, addressHash }: { sending: string; addressHash: Buffer }): Promise<void> {
    await this.pool.query(
      'UPDATE newsletter_mail SET unsubscribed_at = now() WHERE sending = $1 AND address_hash = $2',
      [sending, addressHash],
    );
    await this.end(addressHash);
  }

  /**
   * That a mail server refused an address, at once or afterwards: it belongs to the newsletter that went there last.
   * @param isGone whether there is no such address
   * @returns false where nothing went there, or that was noted before
   */
  async bounced(addressHash: Buffer, isGone: boolean): Promise<boolean> {
    const { rowCount: noted } = await this.pool.query(
      `UPDATE newsletter_mail SET bounced_at = now() WHERE bounced_at IS NULL AND ctid = (
         SELECT ctid FROM newsletter_mail WHERE address_hash = $1 ORDER BY made_at DESC LIMIT 1)`,
      [addressHash],
    );
    await this.endAfterBounce(addressHash, isGone, noted === 1);
    return noted === 1;
  }

  /**
   * That a mail came back, or that its reader complained of it, as its token says which one it was.
   * @returns false where the token is not of ours, the mail is about nobody any more, or that was noted before
   */
  async cameBack(token: string, report: ReturnReason): Promise<boolean> {
    const number = this.tokens.numberIn(token);
    if (number === undefined) return false;
    const { rows } = await this.pool.query<{ sending: string; address_hash: Buffer }>(
      'SELECT sending, address_hash FROM newsletter_mail WHERE number = $1',
      [number],
    );
    const [mail] = rows;
    if (!mail || !this.tokens.isOf(token, { number, addressHash: mail.address_hash })) return false;
    const { sending, address_hash: addressHash } = mail;
    if (report === 'complaint') {
      await this.unsubscribe({ sending, addressHash });
      return true;
    }
    const { rowCount } = await this.pool.query(
      'UPDATE newsletter_mail SET bounced_at = now() WHERE number = $1 AND bounced_at IS NULL',
      [number],
    );
    await this.endAfterBounce(addressHash, report === 'gone', rowCount === 1);
    return rowCount === 1;
  }

  private async endAfterBounce(addressHash: Buffer, isGone: boolean, isNew: boolean): Promise<void> {
    // What is told again says nothing new of other mails.
    const isGivenUp = isNew && (await this.returns.note(addressHash, isGone ? 'gone' : 'refused'));
    if (isGone || isGivenUp) await this.end(addressHash);
  }

  /** No newsletter goes there any more, and nothing says any longer that one did. */
  private async end(addressHash: Buffer): Promise<void> {
    const { rows } = await this.pool.query<{ subject: string }>(
      `SELECT subject FROM account_address JOIN ${MEMBERS_TABLE} AS member USING (subject)
       WHERE address_hash = $1 AND (member.doc->>'newsletter')::boolean`,
      [addressHash],
    );
    for (const { subject } of rows) await this.endForMember(subject);
    await inTransaction(this.pool, async (tx) => {
      await tx.query('DELETE FROM newsletter_subscription WHERE address_hash = $1', [addressHash]);
      await tx.query('SELECT newsletter_forget(ARRAY[$1::bytea])', [addressHash]);
    });
  }
}
