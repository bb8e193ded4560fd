import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { type AMinute, RateLimits } from './rate-limits.js';

/** So many requests of a member a minute, in all handlers that name it, with headers that say what is left. */
export const Limited = (limit: AMinute) => {
  @Injectable()
  class Limit implements NestInterceptor {
    constructor(private readonly limits: RateLimits) {}

    /** What is over the limit is not handled. @throws DomainError `{what}/throttled` */
    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const viewer = viewerOf(http.getRequest<FastifyRequest>());
      if (viewer) await this.limits.take(limit, viewer.subject, http.getResponse<FastifyReply>());
      return next.handle();
    }
  }
  return UseInterceptors(mixin(Limit));
};
