import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL, RATE_LIMITS } from '../../tokens.js';
import { AddressHash } from '../members/address-hash.js';

export interface Limit {
  /** `sign-in`, `register`: what is counted. */
  what: string;
  most: number;
  windowMs: number;
}
/** `on` counts everybody by address; `auto` spares this machine, where everybody shares one. */
export type RateLimits = 'auto' | 'on';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const LONGEST_WINDOW = "interval '1 day'";

/** How often somebody tried something, in PostgreSQL, so that a restart forgives nothing. Keys cannot be read back. */
@Injectable()
export class Attempts {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(AddressHash) private readonly hashes: AddressHash,
    @Inject(RATE_LIMITS) private readonly limits: RateLimits,
  ) {}

  /**
   * Counts an attempt by an e-mail address, a member or another text. Those at the same moment count each other.
   * @returns what takes it back @throws DomainError `{what}/throttled`
   */
  async take(limit: Limit, who: string): Promise<() => Promise<void>> {
    const key = `${limit.what} ${this.hashes.of(who).toString('base64url')}`;
    const made = await this.pool.query<{ id: string }>(
      'INSERT INTO account_attempt (key) VALUES ($1) RETURNING id',
      [key],
    );
    const { rows } = await this.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM account_attempt WHERE key = $1 AND at > now() - $2 * interval '1 ms'`,
      [key, limit.windowMs],
    );
    const takeBack = async () => {
      await this.pool.query('DELETE FROM account_attempt WHERE id = $1', [made.rows[0]?.id]);
    };
    if ((rows[0]?.count ?? 0) <= limit.most) return takeBack;
    // What was refused does not prolong the pause.
    await takeBack();
    await this.pool.query(`DELETE FROM account_attempt WHERE at < now() - ${LONGEST_WINDOW}`);
    throw new DomainError(`${limit.what}/throttled`, 'Too many attempts. Try again in a quarter of an hour.');
  }

  /** As `take`, by IP address; the machine's own is spared unless limits are `on`. */
  async takeByAddress(limit: Limit, address: string): Promise<() => Promise<void>> {
    if (this.limits === 'auto' && LOOPBACK.includes(address)) return async () => undefined;
    return this.take(limit, `address ${address}`);
  }

  async forget(what: string, who: string): Promise<void> {
    const key = `${what} ${this.hashes.of(who).toString('base64url')}`;
    await this.pool.query('DELETE FROM account_attempt WHERE key = $1', [key]);
  }
}
