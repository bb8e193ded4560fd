import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { poolOf } from '@toile/database';
import { InputPipe, type InternalAddress, type RunningService, startService } from '@toile/platform';
import { type ApiStores, apiModule } from './api.module.js';
import metadata from './metadata.js';
import { apiMetrics } from './metrics.js';
import { ApiDocument } from './openapi/api-document.js';
import { keepRawBodies } from './payments/raw-body.js';

export interface ApiOptions extends ApiStores {
  host?: string | undefined;
  port: number;
  /** Where its internal pages listen. */
  internal?: InternalAddress;
  trustedProxies: string[];
}

/** Starts the api service: catalogue, pictures, accounts, moodboards, ratings and dashboard figures. The stores are migrated before. */
export function startApi(options: ApiOptions): Promise<RunningService> {
  return startService({
    name: 'api',
    host: options.host,
    port: options.port,
    internal: options.internal,
    logger: options.logger,
    trustProxy: options.trustedProxies,
    checks: { postgres: () => options.dataSource.query('SELECT 1') },
    registry: apiMetrics(poolOf(options.dataSource), options.warehouse),
    module: apiModule(options),
    configure: async (app) => {
      keepRawBodies(app.getHttpAdapter().getInstance());
      await app.register(cookie);
      await app.register(formbody);
      await app.register(multipart);
      app.useGlobalPipes(new InputPipe());
      app.get(ApiDocument).describes(app, metadata);
    },
  });
}
