import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

/** Says how long anybody may keep a text, and marks what it is. @returns whether who asks has it already */
function isKnown(request: FastifyRequest, reply: FastifyReply, body: string, maxAgeS = 300): boolean {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag).header('cache-control', `public, max-age=${maxAgeS}`);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return Boolean(known?.includes(etag) || known?.includes('*'));
}

/** Sends a file that everybody may keep for five minutes or `maxAgeS`, or 304 to who has it already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  type = 'application/json; charset=utf-8',
  maxAgeS?: number,
): Promise<void> {
  if (isKnown(request, reply, body, maxAgeS)) await reply.status(304).send();
  else await reply.type(type).send(body);
}

@Injectable()
class PublicCacheInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer) => {
        const body = JSON.stringify(answer);
        if (isKnown(request, reply, body)) return void reply.status(304);
        reply.type('application/json; charset=utf-8');
        return body;
      }),
    );
  }
}

/** What the handlers answer, anybody may keep for five minutes. */
export const PublicCache = () => UseInterceptors(PublicCacheInterceptor);
