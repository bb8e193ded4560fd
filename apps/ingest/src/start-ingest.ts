import type { EventLog } from '@toile/event-log';
import { type Logger, type RunningService, startService } from '@toile/platform';
import { registerBeaconRoutes } from './beacon-routes.js';
import { GroupCommit } from './group-commit.js';

export interface IngestOptions {
  log: EventLog;
  logger: Logger;
  port: number;
  visitorSecret: string;
  trustedProxies: string[];
}

/** Starts the ingest service: beacons in, log out. Closing it waits until accepted beacons are durable. */
export async function startIngest(options: IngestOptions): Promise<RunningService> {
  const commit = new GroupCommit(options.log);
  const service = await startService({
    name: 'ingest',
    port: options.port,
    logger: options.logger,
    trustProxy: options.trustedProxies,
    checks: {
      log: async () => {
        await options.log.endOffset('tracking', 0);
        return 'ok';
      },
    },
    configure: (app) =>
      registerBeaconRoutes(app.getHttpAdapter().getInstance(), {
        commit,
        visitorSecret: options.visitorSecret,
      }),
  });
  return {
    port: service.port,
    close: async () => {
      await service.close();
      await commit.drain();
    },
  };
}
