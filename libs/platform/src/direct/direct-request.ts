import type { IncomingMessage, ServerResponse } from 'node:http';
import { STRICT_TRANSPORT } from '@toile/contracts';
import { CORRELATION_HEADER, correlationIdFor } from '../correlation.js';
import type { Logger } from '../logger.js';
import { problemHeaders, toProblem } from '../problem-filter.js';
import { ANSWER_HEADERS } from '../security-headers.js';
import type { ObserveRequest } from '../service-metrics.js';
import type { HttpClient } from './client-of.js';

/** What answering without Fastify needs of the service. */
export interface DirectService {
  clientOf: (request: IncomingMessage) => HttpClient;
  observe: ObserveRequest;
  logger: Logger;
}

const FIXED_HEADERS = Object.entries(ANSWER_HEADERS).flat();

/**
 * A request that is answered straight on `node:http`. Its answers carry the headers, the problem bodies, the correlation id
 * and the metrics that Fastify's hooks give every other one (`direct-beacons.spec.ts` in ingest compares them).
 */
export class DirectRequest {
  readonly headers: IncomingMessage['headers'];
  readonly ip: string;
  readonly correlationId: string;
  readonly span = null;
  private readonly isSecure: boolean;
  private readonly startedAt = performance.now();

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    /** The route's pattern, for metrics. */
    private readonly route: string,
    private readonly service: DirectService,
  ) {
    const { address, isSecure } = service.clientOf(request);
    this.headers = request.headers;
    this.ip = address;
    this.isSecure = isSecure;
    this.correlationId = correlationIdFor(request.headers);
  }

  /** Calls back once with the body, or with the error that cut it off. */
  readBody(done: (error: Error | undefined, body: string) => void): void {
    const chunks: Buffer[] = [];
    this.request.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.request.once('end', () =>
      done(undefined, String(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))),
    );
    this.request.once('error', (error) => done(error, ''));
  }

  /** Answers without a body. */
  answer(status: number): void {
    const headers = [...FIXED_HEADERS, CORRELATION_HEADER, this.correlationId];
    if (this.isSecure) headers.push('strict-transport-security', STRICT_TRANSPORT);
    this.response.writeHead(status, headers).end();
    this.observe(status);
  }

  /** Answers with the problem body of an error. */
  refuse(error: unknown, headers: Record<string, string> = {}): void {
    const url = this.request.url?.split('?')[0] ?? '/';
    const problem = toProblem(error, url);
    if (problem.status >= 500) this.service.logger.error({ err: error, url }, 'request failed');
    const all = {
      ...ANSWER_HEADERS,
      [CORRELATION_HEADER]: this.correlationId,
      ...problemHeaders(problem),
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) this.response.setHeader(name, value);
    if (this.isSecure) this.response.setHeader('strict-transport-security', STRICT_TRANSPORT);
    this.response.writeHead(problem.status).end(JSON.stringify(problem));
    this.observe(problem.status);
  }

  private observe(status: number): void {
    const seconds = (performance.now() - this.startedAt) / 1000;
    this.service.observe(this.request.method ?? '', this.route, status, seconds);
  }
}
