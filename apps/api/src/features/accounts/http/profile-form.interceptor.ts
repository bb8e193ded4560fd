import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';

/**
 * Forms send what was left alone as empty text; only the company may be emptied. A box comes after a hidden field of
 * its name, so that it says something when it is not ticked: the last value counts.
 */
@Injectable()
export class ProfileForm implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return next.handle();
    const fields = Object.entries(body).map(([name, value]): [string, unknown] => [
      name,
      Array.isArray(value) ? value.at(-1) : value,
    ]);
    request.body = Object.fromEntries(fields.filter(([name, value]) => value !== '' || name === 'company'));
    return next.handle();
  }
}
