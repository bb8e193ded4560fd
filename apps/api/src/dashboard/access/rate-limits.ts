import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { countedByNetwork } from '../../accounts/limits/attempts.js';
import { DailyHash } from '../../accounts/limits/daily-hash.js';
import { POOL } from '../../tokens.js';

const WINDOW_SECONDS = 60;
interface RateLimit {
  what: string;
  most: number;
}

/**
 * Requests a minute, counted in PostgreSQL so that all processes of the api count together. Who asks stands there as a
 * hash of the day, and is deleted within a day (`ForgetAttempts`).
 */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly hashes: DailyHash,
  ) {}

  /** Counts one and says in headers what is left. @throws DomainError `{what}/throttled` */
  async take({ what, most }: RateLimit, who: string, reply: FastifyReply): Promise<void> {
    const { rows } = await this.pool.query<{ count: number; left: number }>(
      `INSERT INTO dashboard_rate AS r (key, minute, count) VALUES ($1, date_trunc('minute', now()), 1)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN r.minute = excluded.minute THEN r.count + 1 ELSE 1 END, minute = excluded.minute
       RETURNING count, ${WINDOW_SECONDS} - extract(second FROM now())::int AS left`,
      [`${what} ${this.hashes.of(who).today}`],
    );
    const { count = 0, left = WINDOW_SECONDS } = rows[0] ?? {};
    const seconds = Math.max(1, left);
    reply.headers({
      'ratelimit-limit': String(most),
      'ratelimit-remaining': String(Math.max(0, most - count)),
      'ratelimit-reset': String(seconds),
    });
    if (count <= most) return;
    reply.header('retry-after', String(seconds));
    throw new DomainError(`${what}/throttled`, `At most ${most} a minute. Try again in ${seconds} seconds.`);
  }

  /** The same by the network of an address, and by the wider one with a higher limit. The headers tell of the former. */
  async takeByAddress({ what, most }: RateLimit, address: string, reply: FastifyReply): Promise<void> {
    const counted = countedByNetwork({ what, most, windowMs: WINDOW_SECONDS * 1000 }, address);
    for (const { limit, who } of counted.toReversed()) await this.take(limit, who, reply);
  }
}
