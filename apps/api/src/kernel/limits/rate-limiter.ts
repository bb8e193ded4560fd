import { Inject, Injectable } from '@nestjs/common';
import { countedNetworks, DomainError, isLoopback } from '@toile/platform';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { POOL, RATE_LIMITS } from '../tokens.js';
import { DAY_MS, DailyHash } from './daily-hash.js';

export interface Limit {
  /** `sign-in`, `register`: what is counted. */
  what: string;
  most: number;
  /** From the first that is counted; 22 hours at most, since rows go an hour after they expired and none stays a day. */
  windowMs: number;
}
/** A limit, and whom it counts: an e-mail address, a member, a network or another text. */
export interface Counted {
  limit: Limit;
  who: string;
}
export interface Count {
  isOver: boolean;
  left: number;
  /** Until all of the limit is there again, milliseconds. */
  resetMs: number;
  takeBack(): Promise<unknown>;
}
/** `on` counts everybody by address; `auto` spares this machine, where everybody shares one. */
export type RateLimits = 'auto' | 'on';

const QUARTER = 'Too many attempts. Try again in a quarter of an hour.';

/**
 * How often somebody did something, counted by rate-limiter-flexible in PostgreSQL: a restart forgives nothing, and all
 * processes of the api count together. Keys cannot be read back, and nothing is kept for longer than a day.
 */
@Injectable()
export class RateLimiter {
  readonly #limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly hashes: DailyHash,
    @Inject(RATE_LIMITS) private readonly mode: RateLimits,
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
    return this.mode === 'auto' && isLoopback(address) ? [] : countedByNetwork(limit, address);
  }

  /**
   * Counts one by several limits. Those at the same moment count each other; what is refused is not counted.
   * @returns what takes it back @throws DomainError `{what of the first}/throttled`
   */
  async takeEach(counted: readonly Counted[], refusal = QUARTER): Promise<() => Promise<void>> {
    const counts = await Promise.all(counted.map((one) => this.count(one)));
    const takeBack = async () => {
      await Promise.all(counts.map((count) => count.takeBack()));
    };
    if (!counts.some(({ isOver }) => isOver)) return takeBack;
    await takeBack();
    throw new DomainError(`${counted[0]?.limit.what}/throttled`, refusal);
  }

  /** Counts one, and says what is left. */
  async count(counted: Counted): Promise<Count> {
    const limiter = this.#limiterOf(counted.limit);
    const key = await this.#keyOf(counted, limiter);
    const result = await limiter.consume(key).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    });
    return {
      isOver: result.consumedPoints > counted.limit.most,
      left: result.remainingPoints,
      resetMs: result.msBeforeNext,
      takeBack: () => limiter.reward(key),
    };
  }

  /** Forgives what was counted. */
  async forget(counted: readonly Counted[]): Promise<void> {
    for (const { limit, who } of counted) {
      const { today, yesterday } = this.hashes.of(who);
      await Promise.all([today, yesterday].map((key) => this.#limiterOf(limit).delete(key)));
    }
  }

  /** A window that began before midnight goes on under the key of that day. */
  async #keyOf({ limit, who }: Counted, limiter: RateLimiterPostgres): Promise<string> {
    const { today, yesterday } = this.hashes.of(who);
    const isYoungDay = Date.now() % DAY_MS < limit.windowMs;
    return isYoungDay && (await limiter.get(yesterday)) ? yesterday : today;
  }

  #limiterOf({ what, most, windowMs }: Limit): RateLimiterPostgres {
    const name = `${what} ${most} ${windowMs}`;
    const known = this.#limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      // One of them deletes what has expired of all.
      clearExpiredByTimeout: this.#limiters.size === 0,
      keyPrefix: what,
      points: most,
      duration: windowMs / 1000,
    });
    this.#limiters.set(name, limiter);
    return limiter;
  }
}

/** A limit by the network of an address and, higher, by the one around it; `of` narrows it to an account. */
export function countedByNetwork(limit: Limit, address: string, of = ''): Counted[] {
  return countedNetworks(address).map(({ network, times }) => ({
    limit: { ...limit, most: limit.most * times },
    who: `address ${network} ${of}`,
  }));
}
