import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { DomainError, ValidationError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable, throwError } from 'rxjs';

/** A path whose values name nothing leads nowhere: 404, as its page says, where the same word as a filter does not fit (422). */
export class KnownPath implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { params } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
    return next.handle().pipe(
      catchError((error: unknown) => {
        const isOfPath =
          error instanceof ValidationError &&
          error.violations.some(({ propertyPath }) => Object.hasOwn(params, propertyPath));
        return throwError(() => (isOfPath ? new DomainError('page/unknown', error.message) : error));
      }),
    );
  }
}
