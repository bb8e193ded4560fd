import { createServer, type RequestListener } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '../logger.js';
import { ProblemFilter } from '../problem-filter.js';

/** Where a service's internal pages listen. */
export interface InternalAddress {
  /** A hundred above the service's own when it is left out. */
  port?: number | undefined;
  /** 127.0.0.1 when it is left out; containers say 0.0.0.0, since Prometheus and the kubelet ask from outside. */
  host?: string | undefined;
}

export interface InternalPagesOptions {
  name: string;
  port: number;
  host?: string | undefined;
  logger: Logger;
  /** Imports `InternalModule`, and whatever else is told there. */
  module: DynamicModule;
}

const HEADERS_TIMEOUT_MS = 5_000;

/**
 * Starts an application whose pages are internal, at a port of its own to which no gateway forwards: nobody reaches them by
 * an odd spelling of a public path (`internal-pages.int-spec.ts`).
 */
export async function startInternalPages(options: InternalPagesOptions): Promise<NestFastifyApplication> {
  const { name, logger, port, host = '127.0.0.1' } = options;
  const adapter = new FastifyAdapter({
    forceCloseConnections: true,
    serverFactory: (handler: RequestListener) =>
      createServer({ headersTimeout: HEADERS_TIMEOUT_MS }, handler),
  });
  const app = await NestFactory.create<NestFastifyApplication>(options.module, adapter, {
    logger: false,
    abortOnError: false,
    bodyParser: false,
  });
  app.useGlobalFilters(new ProblemFilter(logger));
  try {
    await app.listen(port, host);
  } catch (error) {
    await app.close();
    throw error;
  }
  logger.info({ port: portOf(app) }, `internal pages of ${name} listen`);
  return app;
}

/** The port an application listens at, which may have been given as 0. */
export function portOf(app: NestFastifyApplication): number {
  const address = app.getHttpServer().address();
  if (address === null || typeof address === 'string') throw new Error('the application does not listen');
  return address.port;
}
