import type { EventLog } from '@toile/event-log';
import { type Logger, openCountries, type RunningService, startService } from '@toile/platform';
import { Registry } from 'prom-client';
import { GroupCommit } from './delivery/group-commit.js';
import { Members, type ReadSessions } from './enrichment/members.js';
import { AddressLimits } from './intake/address-limits.js';
import { registerBeaconRoutes } from './intake/beacon-routes.js';
import { Intake } from './intake/intake.js';
import { IntakeLedger } from './intake/intake-ledger.js';

export interface IngestOptions {
  log: EventLog;
  logger: Logger;
  port: number;
  visitorSecret: string;
  trustedProxies: string[];
  /** Tells who is signed in; without it every event is an anonymous visitor's. */
  readSessions?: ReadSessions;
  limits?: { eventsAMinute?: number; sparesLoopback?: boolean };
}

/** Offices and schools share an address; a reader sends a few events a second at most. */
const EVENTS_A_MINUTE = 3_000;

/** Starts the ingest service: beacons in, log out. Closing it waits until accepted beacons are durable. */
export async function startIngest(options: IngestOptions): Promise<RunningService> {
  const registry = new Registry();
  const ledger = new IntakeLedger(registry);
  const commit = new GroupCommit({
    append: async (records) => {
      await options.log.append(records);
      return 'stored';
    },
  });
  const intake = new Intake({
    commit,
    ledger,
    members: new Members(options.readSessions),
    visitorSecret: options.visitorSecret,
    countryOf: await openCountries(),
  });
  const limits = new AddressLimits({
    eventsAMinute: options.limits?.eventsAMinute ?? EVENTS_A_MINUTE,
    sparesLoopback: options.limits?.sparesLoopback ?? true,
  });
  const service = await startService({
    name: 'ingest',
    port: options.port,
    logger: options.logger,
    trustProxy: options.trustedProxies,
    registry,
    checks: {
      log: async () => {
        await options.log.endOffset('tracking', 0);
        return 'ok';
      },
    },
    configure: (app) => {
      const fastify = app.getHttpAdapter().getInstance();
      fastify.get('/ledger', async () => ledger.report());
      registerBeaconRoutes(fastify, intake, limits);
    },
  });
  return {
    port: service.port,
    close: async () => {
      await service.close();
      await commit.drain();
    },
  };
}
