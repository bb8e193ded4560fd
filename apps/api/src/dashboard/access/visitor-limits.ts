import { Inject, Injectable } from '@nestjs/common';
import { isLoopback } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import type { RateLimits as Mode } from '../../accounts/limits/attempts.js';
import { RATE_LIMITS } from '../../tokens.js';
import { RateLimits } from './rate-limits.js';

/** What visitors, who have no account to count by, may ask a minute; this machine's own are spared unless limits are `on`. */
@Injectable()
export class VisitorLimits {
  constructor(
    private readonly limits: RateLimits,
    @Inject(RATE_LIMITS) private readonly mode: Mode,
  ) {}

  /** @throws DomainError `{what}/throttled` */
  async take(limit: { what: string; most: number }, address: string, reply: FastifyReply): Promise<void> {
    if (this.mode === 'auto' && isLoopback(address)) return;
    await this.limits.takeByAddress(limit, address, reply);
  }
}
