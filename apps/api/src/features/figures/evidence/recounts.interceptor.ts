import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { cached } from '../../../kernel/cached.js';
import { Semaphore } from '../../../kernel/semaphore.js';
import { RateLimits } from '../access/rate-limits.js';

const OF_VISITORS = { what: 'rows', most: 20 };
const OF_MEMBERS = { what: 'rows', most: 60 };
/** Visitors see the same; nobody of them sees what they did themselves in it. */
const REMEMBER_MS = 60_000;

/**
 * What was known earlier, and what is not in a number, is counted anew from every event of its days, which takes up to seconds. So many
 * a minute for one reader, two at once for all, and the same question of visitors once a minute. Goes around the handler, after its guards.
 */
@Injectable()
export class RecountsInterceptor implements NestInterceptor {
  readonly #forVisitors = new LRUCache<string, Promise<unknown>>({ max: 1_000, ttl: REMEMBER_MS });
  readonly #semaphore = new Semaphore({
    atOnce: 2,
    mostWaiting: 20,
    longestWaitMs: 10_000,
    refusal: { code: 'rows/throttled', message: 'Many rows are being counted. Try again in a minute.' },
  });

  constructor(private readonly limits: RateLimits) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest<{ Querystring: Record<string, unknown> }>>();
    return defer(() => this.counted(request, http.getResponse<FastifyReply>(), next));
  }

  private async counted(
    request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    const count = () => this.#semaphore.run(() => lastValueFrom(next.handle()));
    const viewer = viewerOf(request);
    if (viewer) {
      await this.limits.take(OF_MEMBERS, viewer.subject, reply);
      return count();
    }
    await this.limits.takeByAddress(OF_VISITORS, request.ip, reply);
    const { format: _, ...query } = request.query;
    return cached(this.#forVisitors, JSON.stringify(Object.entries(query).sort()), count);
  }
}
