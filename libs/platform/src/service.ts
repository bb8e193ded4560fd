import 'reflect-metadata';
import { createServer, type RequestListener } from 'node:http';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Registry } from 'prom-client';
import { correlateRequests } from './correlation.js';
import { askHealth, type HealthCheck } from './health.js';
import type { Logger } from './logger.js';
import { ProblemFilter, sendProblem, toProblem } from './problem-filter.js';
import { secureAnswers } from './security-headers.js';
import { measureRequests } from './service-metrics.js';
import { traceRequests } from './tracing/trace-requests.js';

export interface ServiceOptions {
  name: string;
  port: number;
  logger: Logger;
  /** The root module; a service without Nest controllers leaves it out. */
  module?: DynamicModule;
  /** What must work for the service to be ready. */
  checks: Record<string, HealthCheck>;
  registry?: Registry;
  bodyLimit?: number;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustProxy?: string[];
  /** Requests cost so little that an asynchronous context for each would show; see `correlateRequests`. */
  isHotPath?: boolean;
  /** Registers plugins and hot routes before Nest's own. */
  configure?: (app: NestFastifyApplication) => Promise<void> | void;
}

export interface RunningService {
  port: number;
  close(): Promise<void>;
}

const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than a load balancer keeps a connection that it may use again. */
const KEEP_ALIVE_MS = 72_000;

@Module({})
class EmptyModule {}

/** Starts one HTTP service: problem bodies for every error, `/health/live`, `/health/ready`, `/metrics`. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const adapter = new FastifyAdapter({
    bodyLimit: options.bodyLimit ?? 1024 * 1024,
    // With an empty list Fastify would read every forwarded address, and believe none.
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2048 },
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    serverFactory: (handler: RequestListener) =>
      createServer({ requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS }, handler),
  });
  const fastify = adapter.getInstance();
  secureAnswers(fastify);
  // Before the conversation is opened, which carries the span on.
  traceRequests(fastify, options.name);
  correlateRequests(fastify, { context: !options.isHotPath });
  const registry = options.registry ?? new Registry();
  measureRequests(fastify, registry);
  // Errors of Fastify itself (body too large, broken JSON) never reach Nest's filter. This takes the place of the handler
  // Nest would set, since Fastify warns of a second one.
  adapter.setErrorHandler = () =>
    fastify.setErrorHandler((error, request, reply) => {
      const body = toProblem(error, request.url.split('?')[0] ?? '/');
      if (body.status >= 500) options.logger.error({ err: error, url: body.instance }, 'request failed');
      sendProblem(reply, body);
    });
  const app = await NestFactory.create<NestFastifyApplication>(options.module ?? EmptyModule, adapter, {
    logger: false,
    abortOnError: false,
    bodyParser: false,
  });
  app.useGlobalFilters(new ProblemFilter(options.logger));
  fastify.get('/health/live', async () => ({ status: 'ok' }));
  fastify.get('/health/ready', async (_request, reply) => {
    const report = await askHealth(options.checks);
    return reply.status(report.status === 'ok' ? 200 : 503).send(report);
  });
  fastify.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  await options.configure?.(app);
  await app.listen(options.port, '0.0.0.0');
  const address = fastify.server.address();
  const port = address && typeof address === 'object' ? address.port : options.port;
  options.logger.info({ port }, `${options.name} listens`);
  return { port, close: () => app.close() };
}
