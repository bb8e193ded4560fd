import { Inject, Injectable } from '@nestjs/common';
import { countedNetworks, DomainError, isLoopback } from '@toile/platform';
import type pg from 'pg';
import { POOL, RATE_LIMITS } from '../../tokens.js';
import { DailyHash } from './daily-hash.js';

export interface Limit {
  /** `sign-in`, `register`: what is counted. */
  what: string;
  most: number;
  /** A day at most: older attempts are forgotten. */
  windowMs: number;
}
/** A limit, and whom it counts: an e-mail address, a member, a network or another text. */
export interface Counted {
  limit: Limit;
  who: string;
}
/** `on` counts everybody by address; `auto` spares this machine, where everybody shares one. */
export type RateLimits = 'auto' | 'on';

const QUARTER = 'Too many attempts. Try again in a quarter of an hour.';

/**
 * How often somebody tried something, in PostgreSQL, so that a restart forgives nothing. Keys cannot be read back, and
 * nothing is kept for longer than a day (`ForgetAttempts`).
 */
@Injectable()
export class Attempts {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly hashes: DailyHash,
    @Inject(RATE_LIMITS) private readonly limits: RateLimits,
  ) {}

  /** As `takeEach`, by one limit. */
  take(limit: Limit, who: string): Promise<() => Promise<void>> {
    return this.takeEach([{ limit, who }]);
  }

  /** As `takeEach`, by the network of an IP address. */
  takeByAddress(limit: Limit, address: string): Promise<() => Promise<void>> {
    return this.takeEach(this.byAddress(limit, address));
  }

  /** What counts an address: its network, and the wider one with a higher limit. Nothing for this machine unless limits are `on`. */
  byAddress(limit: Limit, address: string): Counted[] {
    return this.limits === 'auto' && isLoopback(address) ? [] : countedByNetwork(limit, address);
  }

  /**
   * Counts an attempt by several limits. Those at the same moment count each other; what is refused does not prolong the
   * pause. @returns what takes it back @throws DomainError `{what of the first}/throttled`
   */
  async takeEach(counted: readonly Counted[], refusal = QUARTER): Promise<() => Promise<void>> {
    const [first] = counted;
    if (!first) return async () => undefined;
    const keys = counted.map((one) => this.keysOf(one));
    const made = await this.pool.query<{ id: string }>(
      'INSERT INTO account_attempt (key) SELECT unnest($1::text[]) RETURNING id',
      [keys.map(({ today }) => today)],
    );
    const { rows } = await this.pool.query<{ count: number }>(
      `SELECT (SELECT count(*)::int FROM account_attempt
               WHERE key IN (k.today, k.yesterday) AND at > now() - k.window_ms * interval '1 ms') AS count
       FROM unnest($1::text[], $2::text[], $3::float8[]) WITH ORDINALITY AS k (today, yesterday, window_ms, nth)
       ORDER BY nth`,
      [
        keys.map(({ today }) => today),
        keys.map(({ yesterday }) => yesterday),
        counted.map(({ limit }) => limit.windowMs),
      ],
    );
    const takeBack = async () => {
      await this.pool.query('DELETE FROM account_attempt WHERE id = ANY($1::bigint[])', [
        made.rows.map(({ id }) => id),
      ]);
    };
    if (counted.every(({ limit }, nth) => (rows[nth]?.count ?? 0) <= limit.most)) return takeBack;
    await takeBack();
    throw new DomainError(`${first.limit.what}/throttled`, refusal);
  }

  /** Forgives what was counted. */
  async forget(counted: readonly Counted[]): Promise<void> {
    const keys = counted.map((one) => this.keysOf(one)).flatMap(({ today, yesterday }) => [today, yesterday]);
    await this.pool.query('DELETE FROM account_attempt WHERE key = ANY($1)', [keys]);
  }

  private keysOf({ limit, who }: Counted) {
    const { today, yesterday } = this.hashes.of(who);
    return { today: `${limit.what} ${today}`, yesterday: `${limit.what} ${yesterday}` };
  }
}

/** A limit by the network of an address and, higher, by the one around it; `of` narrows it to an account. */
export function countedByNetwork(limit: Limit, address: string, of = ''): Counted[] {
  return countedNetworks(address).map(({ network, times }) => ({
    limit: { ...limit, most: limit.most * times },
    who: `address ${network} ${of}`,
  }));
}
