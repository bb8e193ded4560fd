import type pg from 'pg';
import type { Queryable } from '../jobs/jobs.js';
import { AddressHash } from '../limits/address-hash.js';
import { BounceTokens } from './bounce-tokens.js';

/** Why mails come back: there is no such address, it takes none of ours, or its reader calls them unwanted. */
export const RETURN_REASONS = ['gone', 'refused', 'complaint'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** That mails to an address come back. */
export interface ReturnedMail {
  reason: ReturnReason;
  /** When the last one did. */
  at: string;
}

/** An address that refuses mails, although there is such an address, is given up at its third in this time. */
const REFUSALS = { most: 3, within: "interval '180 days'" };
/** Addresses that nothing goes to any more but what somebody waits for; a condition may follow. */
export const COMING_BACK = 'SELECT FROM mail_return WHERE reason IS NOT NULL';

/** Mails that come back, by keyed hashes of the addresses they went to. */
export class MailReturns {
  readonly #hashes: AddressHash;
  readonly #tokens: BounceTokens;

  constructor(
    private readonly pool: pg.Pool,
    secret: Buffer,
  ) {
    this.#hashes = new AddressHash(secret);
    this.#tokens = new BounceTokens(secret, 'mails');
  }

  /** What a mail is to carry, the same when it is sent again. */
  async tokenFor({ id, to }: { id: string; to: string }): Promise<string> {
    const addressHash = this.#hashes.of(to);
    const { rows } = await this.pool.query<{ number: string }>(
      `INSERT INTO mail_sent (mail, address_hash) VALUES ($1, $2)
       ON CONFLICT (mail, address_hash) DO UPDATE SET made_at = now() RETURNING number`,
      [id, addressHash],
    );
    return this.#tokens.of({ number: rows[0]?.number ?? '', addressHash });
  }

  /** Null for an address that mails arrive at, as far as is known. */
  async of(email: string): Promise<ReturnedMail | null> {
    const { rows } = await this.pool.query<{ reason: ReturnReason; last_at: Date }>(
      'SELECT reason, last_at FROM mail_return WHERE address_hash = $1 AND reason IS NOT NULL',
      [this.#hashes.of(email)],
    );
    return rows[0] ? { reason: rows[0].reason, at: rows[0].last_at.toISOString() } : null;
  }

  /**
   * That a mail came back, as its token says which one it was.
   * @returns false where the token is not of ours, the mail is about nobody any more, or that was noted before
   */
  async cameBack(token: string, reason: ReturnReason): Promise<boolean> {
    const number = this.#tokens.numberIn(token);
    if (number === undefined) return false;
    const { rows } = await this.pool.query<{ address_hash: Buffer }>(
      'SELECT address_hash FROM mail_sent WHERE number = $1',
      [number],
    );
    const addressHash = rows[0]?.address_hash;
    return (
      addressHash !== undefined &&
      this.#tokens.isOf(token, { number, addressHash }) &&
      this.#noteOnce({ number, addressHash }, reason)
    );
  }

  /** The same of the last mail to an address, told by whoever knows it; what is told again is about no mail before. */
  async lastCameBack(addressHash: Buffer, reason: ReturnReason): Promise<boolean> {
    const { rows } = await this.pool.query<{ number: string }>(
      `SELECT number FROM mail_sent WHERE address_hash = $1 AND NOT EXISTS (
         SELECT FROM mail_return AS known WHERE known.address_hash = $1 AND known.last_at > mail_sent.made_at)
       ORDER BY made_at DESC LIMIT 1`,
      [addressHash],
    );
    return rows[0] !== undefined && this.#noteOnce({ number: rows[0].number, addressHash }, reason);
  }

  /** @returns whether nothing goes there any more but what somebody waits for */
  async note(addressHash: Buffer, reason: ReturnReason): Promise<boolean> {
    const count = `CASE WHEN known.last_at < now() - ${REFUSALS.within} THEN 1 ELSE known.count + 1 END`;
    const { rows } = await this.pool.query<{ is_given_up: boolean }>(
      `INSERT INTO mail_return AS known (address_hash, count, last_at, reason)
       VALUES ($1, 1, now(), CASE WHEN $2 <> 'refused' THEN $2 END)
       ON CONFLICT (address_hash) DO UPDATE SET last_at = now(), count = ${count},
         reason = coalesce(known.reason, CASE WHEN $2 <> 'refused' OR ${count} >= ${REFUSALS.most} THEN $2 END)
       RETURNING reason IS NOT NULL AS is_given_up`,
      [addressHash, reason],
    );
    return rows[0]?.is_given_up ?? false;
  }

  /** That somebody has a mail to this address, since they opened its link. */
  async arrived(email: string, tx: Queryable = this.pool): Promise<void> {
    await tx.query('DELETE FROM mail_return WHERE address_hash = $1', [this.#hashes.of(email)]);
  }

  async #noteOnce(mail: { number: string; addressHash: Buffer }, reason: ReturnReason): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'UPDATE mail_sent SET returned_at = now() WHERE number = $1 AND returned_at IS NULL',
      [mail.number],
    );
    if (rowCount !== 1) return false;
    await this.note(mail.addressHash, reason);
    return true;
  }
}
