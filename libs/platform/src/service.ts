import 'reflect-metadata';
import { createServer, type RequestListener } from 'node:http';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { correlateRequests } from './correlation.js';
import type { HealthCheck } from './internal/health.js';
import { InternalModule } from './internal/internal.module.js';
import { type InternalAddress, portOf, startInternalPages } from './internal/internal-pages.js';
import type { Logger } from './logger.js';
import { logProblem, ProblemFilter, sendProblem, toProblem } from './problem-filter.js';
import { discardRefusedBodies } from './refused-bodies.js';
import { ANSWER_HEADERS, secureAnswers } from './security-headers.js';
import { measureRequests } from './service-metrics.js';
import { traceRequests } from './tracing/trace-requests.js';

export interface ServiceOptions {
  name: string;
  /** The address to listen on, 127.0.0.1 when it is left out. */
  host?: string | undefined;
  port: number;
  /** Where `/health/live`, `/health/ready` and `/metrics` are. */
  internal?: InternalAddress | undefined;
  /** Further pages beside those. */
  internalPages?: (app: NestFastifyApplication) => DynamicModule;
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
  /** Where its internal pages are. */
  internalPort: number;
  /** Answers a request that a server of the same process has received. */
  handle: RequestListener;
  close(): Promise<void>;
}

/** A body of 15 MB needs a megabit a second for it; the gateway and the front door give as long. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Nothing goes either way for so long: streams of ours send a beat more often. */
const IDLE_TIMEOUT_MS = 120_000;
/** How exactly those are kept; Node looks every 30 seconds otherwise. */
const TIMEOUTS_CHECKED_MS = 2_000;
/** Longer than a load balancer keeps a connection that it may use again. */
const KEEP_ALIVE_MS = 72_000;

const TIMEOUTS = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: HEADERS_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: TIMEOUTS_CHECKED_MS,
};

@Module({})
class EmptyModule {}

/** The port of a service's internal pages when its settings do not say. */
export const internalPortOf = (port: number): number => (port === 0 ? 0 : port + 100);

/** Starts one HTTP service with problem bodies for every error, and its internal pages at a port of their own. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const adapter = new FastifyAdapter({
    bodyLimit: options.bodyLimit ?? 1024 * 1024,
    // With an empty list Fastify would read every forwarded address, and believe none.
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2048 },
    forceCloseConnections: true,
    // What is wrong with the address itself, which no hook and no handler hears of.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(reply.headers(ANSWER_HEADERS), toProblem(error, request.url.split('?')[0] ?? '/')),
    serverFactory: (handler: RequestListener) => createServer(TIMEOUTS, handler).setTimeout(IDLE_TIMEOUT_MS),
  });
  const fastify = adapter.getInstance();
  secureAnswers(fastify);
  discardRefusedBodies(fastify);
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
      logProblem(options.logger, error, body);
      sendProblem(reply, body);
    });
  const app = await NestFactory.create<NestFastifyApplication>(options.module ?? EmptyModule, adapter, {
    logger: false,
    abortOnError: false,
    bodyParser: false,
  });
  app.useGlobalFilters(new ProblemFilter(options.logger));
  await options.configure?.(app);
  await app.listen(options.port, options.host ?? '127.0.0.1');
  const port = portOf(app);
  options.logger.info({ port }, `${options.name} listens`);
  const internal = await startInternalPages({
    name: options.name,
    port: options.internal?.port ?? internalPortOf(options.port),
    host: options.internal?.host,
    logger: options.logger,
    module: {
      module: EmptyModule,
      imports: [
        InternalModule.register({ checks: options.checks, registry }),
        ...(options.internalPages ? [options.internalPages(app)] : []),
      ],
    },
  }).catch(async (error) => {
    await app.close();
    throw error;
  });
  const close = async () => {
    await app.close();
    await internal.close();
  };
  const handle: RequestListener = (request, response) => fastify.routing(request, response);
  return { port, internalPort: portOf(internal), handle, close };
}
