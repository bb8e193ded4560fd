import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceparentOf } from './tracing/trace-requests.js';
import type { Traceparent } from './tracing/tracing.js';

export const CORRELATION_HEADER = 'x-correlation-id';
const storage = new AsyncLocalStorage<Conversation>();

interface Conversation {
  id: string;
  traceparent: Traceparent | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Empty until `correlateRequests` has seen the request. */
    correlationId: string;
    /** Set while tracing is on; see `traceparentOf`. */
    span: Span | null;
  }
}

/** The conversation this code runs in: one id from the HTTP header to events, log messages and `log_comment`. */
export function correlationId(): string | undefined {
  return storage.getStore()?.id;
}

/** The span this code runs in; undefined when its conversation is not traced. */
export function currentTraceparent(): Traceparent | undefined {
  return storage.getStore()?.traceparent;
}

/** Runs `work` as part of a conversation. */
export function correlated<T>(id: string, work: () => T): T {
  return storage.run({ id, traceparent: currentTraceparent() }, work);
}

/** The id of a request's conversation. */
export function correlationIdOf(request: FastifyRequest): string {
  return request.correlationId || randomUUID();
}

/** The caller's id, or a new one. */
export function correlationIdFor(headers: IncomingHttpHeaders): string {
  const given = headers[CORRELATION_HEADER];
  return typeof given === 'string' && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}

/**
 * Takes a caller's id or makes one, and answers with it. Without `context` the id is known by `correlationIdOf` only: an
 * asynchronous context makes every promise dearer, which a path that does little else cannot afford.
 */
export function correlateRequests(fastify: FastifyInstance, { context } = { context: true }): void {
  // A property, not a WeakMap: entries that die with every request make each collection of garbage dearer.
  fastify.decorateRequest('correlationId', '');
  fastify.addHook('onRequest', (request, reply, done) => {
    const id = correlationIdFor(request.headers);
    request.correlationId = id;
    reply.header(CORRELATION_HEADER, id);
    if (context) storage.run({ id, traceparent: traceparentOf(request) }, done);
    else done();
  });
  if (!context) return;
  // Reading a body continues in the socket's own context, not in the request's.
  fastify.addHook('preValidation', (request, _reply, done) => {
    storage.run({ id: correlationIdOf(request), traceparent: traceparentOf(request) }, done);
  });
}
