import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { CommandBus } from '@nestjs/cqrs';
import { poolOf } from '@toile/database';
import { InputPipe, type InternalAddress, type RunningService, startService } from '@toile/platform';
import { type ApiStores, apiModule } from './api.module.js';
import { keepRawBodies } from './features/payments/index.js';
import { measureCommands } from './kernel/event-store/measure-commands.js';
import { varyByAccept } from './kernel/http/vary-by-accept.js';
import { IdempotentWrites } from './kernel/idempotency/idempotent-writes.js';
import { keepAnswers } from './kernel/idempotency/once.interceptor.js';
import { ApiDocument } from './kernel/openapi/api-document.js';
import { answerByVersion } from './kernel/versions/answer-by-version.js';
import metadata from './metadata.js';
import { apiMetrics } from './metrics.js';

export interface ApiOptions extends ApiStores {
  host?: string | undefined;
  port: number;
  /** Where its internal pages listen. */
  internal?: InternalAddress;
  trustedProxies: string[];
}

/** Starts the api service: catalogue, pictures, accounts, moodboards, ratings and dashboard figures. The stores are migrated before. */
export function startApi(options: ApiOptions): Promise<RunningService> {
  const registry = apiMetrics(poolOf(options.dataSource), options.warehouse);
  return startService({
    name: 'api',
    host: options.host,
    port: options.port,
    internal: options.internal,
    logger: options.logger,
    trustProxy: options.trustedProxies,
    checks: { postgres: () => options.dataSource.query('SELECT 1') },
    registry,
    module: apiModule(options),
    configure: async (app) => {
      const fastify = app.getHttpAdapter().getInstance();
      keepRawBodies(fastify);
      varyByAccept(fastify);
      answerByVersion(fastify);
      keepAnswers(fastify, () => app.get(IdempotentWrites, { strict: false }));
      await app.register(cookie);
      await app.register(formbody);
      await app.register(multipart);
      measureCommands(app.get(CommandBus, { strict: false }), registry);
      app.useGlobalPipes(new InputPipe());
      app.get(ApiDocument).describes(app, metadata);
    },
  });
}
