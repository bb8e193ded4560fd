import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, of } from 'rxjs';
import { viewerOf } from '../auth/viewer.decorator.js';
import { idempotencyKeyOf } from '../http/idempotency-key.js';
import { type BegunWrite, IdempotentWrites, type KeptAnswer } from './idempotent-writes.js';

const BEGUN = new WeakMap<FastifyRequest, BegunWrite>();
/** What makes an answer what it is; the rest belongs to the moment. */
const KEPT_HEADERS = ['content-type', 'location', 'cache-control', 'content-disposition'];
/** Answers of writes are far below; one above is not kept, and its repeat is a write of its own. */
const LONGEST_KEPT = 256 * 1024;

/**
 * A member's write that names an `Idempotency-Key` happens once: repeats get the first answer, marked by `Idempotency-Replayed`.
 * It stands behind the guards, so that nobody reads an answer they may not have any more. Forms with files are not among them:
 * their handlers read the body themselves.
 */
@Injectable()
export class OnceInterceptor implements NestInterceptor {
  constructor(private readonly writes: IdempotentWrites) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.method === 'GET' || request.method === 'HEAD') return next.handle();
    const key = idempotencyKeyOf(request);
    const viewer = viewerOf(request);
    if (!key || !viewer || request.headers['content-type']?.startsWith('multipart/')) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const begun = await this.writes
      .begin(viewer.subject, key, requestText(request))
      .catch((error: unknown) => {
        const isUnderWay = error instanceof DomainError && error.code === 'idempotency-key/conflict';
        if (isUnderWay) reply.header('retry-after', '1');
        throw error;
      });
    if ('owner' in begun) {
      BEGUN.set(request, begun);
      return next.handle();
    }
    await reply
      .status(begun.status)
      .headers({ ...begun.headers, 'idempotency-replayed': 'true' })
      .send(begun.body ?? undefined);
    return of(undefined);
  }
}

const requestText = ({ method, url, body }: FastifyRequest) =>
  `${method} ${url}\n${JSON.stringify(body ?? null)}`;

/** Keeps the answers of writes that began under a key. @param writes found when the first answer is given */
export function keepAnswers(fastify: FastifyInstance, writes: () => IdempotentWrites): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const begun = BEGUN.get(request);
    if (!begun) return payload;
    BEGUN.delete(request);
    const answer = answerOf(reply, payload);
    try {
      await (answer ? writes().keep(begun, answer) : writes().letGo(begun));
    } catch {
      // The write has happened, and its answer is given; a repeat finds the key taken until it may take over.
    }
    return payload;
  });
}

function answerOf(reply: FastifyReply, payload: unknown): KeptAnswer | undefined {
  const isText = payload === undefined || payload === null || typeof payload === 'string';
  if (!isText || reply.statusCode >= 400 || (payload?.length ?? 0) > LONGEST_KEPT) return undefined;
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { status: reply.statusCode, headers: Object.fromEntries(headers), body: payload ?? null };
}
