import { Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { tellLimit } from '../../../kernel/limits/limit-headers.js';
import { type Counted, RateLimiter } from '../../../kernel/limits/rate-limiter.js';

const WINDOW_MS = 60_000;
/** What is counted, and how many are let through a minute. */
export interface AMinute {
  what: string;
  most: number;
}

/** Requests a minute, with headers that say what is left. */
@Injectable()
export class RateLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Counts one of a member or a token. @returns what takes it back @throws DomainError `{what}/throttled` */
  take(limit: AMinute, who: string, reply: FastifyReply): Promise<() => Promise<unknown>> {
    return this.#takeOne({ limit: { ...limit, windowMs: WINDOW_MS }, who }, reply);
  }

  /**
   * Counts one of a visitor, by the network of the address and by the wider one with a higher limit. The headers tell of the
   * former. @throws DomainError `{what}/throttled`
   */
  async takeByAddress(limit: AMinute, address: string, reply: FastifyReply): Promise<void> {
    const counted = this.limiter.byAddress({ ...limit, windowMs: WINDOW_MS }, address);
    for (const one of counted.toReversed()) await this.#takeOne(one, reply);
  }

  async #takeOne(counted: Counted, reply: FastifyReply): Promise<() => Promise<unknown>> {
    const { what, most } = counted.limit;
    const { isOver, left, resetMs, takeBack } = await this.limiter.count(counted);
    const seconds = Math.max(1, Math.ceil(resetMs / 1000));
    tellLimit(reply, { what, most, windowS: WINDOW_MS / 1000, left, resetS: seconds });
    if (!isOver) return takeBack;
    reply.header('retry-after', String(seconds));
    throw new DomainError(`${what}/throttled`, `At most ${most} a minute. Try again in ${seconds} seconds.`);
  }
}
