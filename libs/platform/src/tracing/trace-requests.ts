import { SpanKind } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endSpan, isTracing, startSpan, TRACEPARENT, type Traceparent, traceHeaders } from './tracing.js';

/** The span a request is in; undefined when it is not traced. */
export const traceparentOf = (request: Pick<FastifyRequest, 'span'>): Traceparent | undefined =>
  traceHeaders(request.span)[TRACEPARENT];

/** Gives every request a span under the caller's. Without tracing there is no hook at all, so it costs nothing. */
export function traceRequests(fastify: FastifyInstance, service: string): void {
  if (!isTracing()) return;
  fastify.decorateRequest('span', null);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const path = request.routeOptions.url;
    // Probes come every few seconds and say nothing.
    if (path === '/api/health') return done();
    const given = request.headers[TRACEPARENT];
    request.span = startSpan({
      service,
      name: `${request.method} ${path ?? 'none'}`,
      kind: SpanKind.SERVER,
      parent: typeof given === 'string' ? given : undefined,
      attributes: { 'http.request.method': request.method, 'http.route': path ?? 'none' },
    });
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { span } = request;
    span?.setAttributes({ 'http.response.status_code': reply.statusCode });
    if (span) endSpan(span, reply.statusCode >= 500 ? new Error(`status ${reply.statusCode}`) : undefined);
    done();
  });
}
