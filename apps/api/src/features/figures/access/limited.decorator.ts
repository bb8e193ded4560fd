import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ValidationError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { type AMinute, RateLimits } from './rate-limits.js';

/**
 * So many requests of a member a minute, in all handlers that name it, with headers that say what is left. A slip in what was sent
 * is not counted.
 */
export const Limited = (limit: AMinute) => {
  @Injectable()
  class Limit implements NestInterceptor {
    constructor(private readonly limits: RateLimits) {}

    /** What is over the limit is not handled. @throws DomainError `{what}/throttled` */
    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const viewer = viewerOf(http.getRequest<FastifyRequest>());
      const takeBack =
        viewer && (await this.limits.take(limit, viewer.subject, http.getResponse<FastifyReply>()));
      const refused = async (error: unknown): Promise<never> => {
        if (error instanceof ValidationError) await takeBack?.();
        throw error;
      };
      return next.handle().pipe(catchError(refused));
    }
  }
  return UseInterceptors(mixin(Limit));
};
