import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { POOL } from '../../tokens.js';

const WINDOW_SECONDS = 60;

/** Requests a minute, counted in PostgreSQL so that all processes of the api count together. */
@Injectable()
export class RateLimits {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Counts one and says in headers what is left. @throws DomainError `{what}/throttled` */
  async take(
    { what, most }: { what: string; most: number },
    who: string,
    reply: FastifyReply,
  ): Promise<void> {
    const { rows } = await this.pool.query<{ count: number; left: number }>(
      `INSERT INTO dashboard_rate AS r (key, minute, count) VALUES ($1, date_trunc('minute', now()), 1)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN r.minute = excluded.minute THEN r.count + 1 ELSE 1 END, minute = excluded.minute
       RETURNING count, ${WINDOW_SECONDS} - extract(second FROM now())::int AS left`,
      [`${what} ${who}`],
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
}
