import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../tokens.js';

const MOST = 5;
const WINDOW = "interval '15 minutes'";
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Failed sign-ins by account and by address, in PostgreSQL, so that a restart forgives nothing. */
@Injectable()
export class SignInFailures {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @throws DomainError sign-in/throttled after five failures in a quarter of an hour */
  async refuseIfTooMany(email: string, address: string): Promise<void> {
    const { rows } = await this.pool.query<{ most: number }>(
      `SELECT coalesce(max(failures), 0)::int AS most FROM (
         SELECT count(*) AS failures FROM account_sign_in_failure
         WHERE key = ANY($1) AND at > now() - ${WINDOW} GROUP BY key) AS counted`,
      [keysOf(email, address)],
    );
    if ((rows[0]?.most ?? 0) >= MOST)
      throw new DomainError('sign-in/throttled', 'Too many attempts. Try again in a quarter of an hour.');
  }

  async note(email: string, address: string): Promise<void> {
    await this.pool.query(`DELETE FROM account_sign_in_failure WHERE at < now() - ${WINDOW}`);
    await this.pool.query('INSERT INTO account_sign_in_failure (key) SELECT unnest($1::text[])', [
      keysOf(email, address),
    ]);
  }

  async forgive(email: string): Promise<void> {
    await this.pool.query('DELETE FROM account_sign_in_failure WHERE key = $1', [accountKey(email)]);
  }
}

const accountKey = (email: string) => `account ${email.toLowerCase()}`;

/** People at the machine itself share one address, so only their accounts are counted. */
function keysOf(email: string, address: string): string[] {
  return LOOPBACK.includes(address) ? [accountKey(email)] : [accountKey(email), `address ${address}`];
}
