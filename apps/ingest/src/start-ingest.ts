import type { EventLog } from '@toile/event-log';
import { type Logger, openCountries, type RunningService, startService } from '@toile/platform';
import { Registry } from 'prom-client';
import { type DurableSink, GroupCommit } from './delivery/group-commit.js';
import { Spool } from './delivery/spool.js';
import { exposeSpool } from './delivery/spool-metrics.js';
import { SpooledLog } from './delivery/spooled-log.js';
import { Members, type ReadSessions } from './enrichment/members.js';
import { AddressLimits } from './intake/address-limits.js';
import { registerBeaconRoutes } from './intake/beacon-routes.js';
import { directBeacons } from './intake/direct-beacons.js';
import { Intake } from './intake/intake.js';
import { IntakeLedger } from './intake/intake-ledger.js';
import type { KeepCounts } from './intake/minute-counts.js';

export interface IngestOptions {
  log: EventLog;
  logger: Logger;
  port: number;
  visitorSecret: string;
  trustedProxies: string[];
  /** Local disk for when the log is down or slow; without it such events are answered 503. One process a folder. */
  spool?: { folder: string; maxBytes?: number };
  /** Tells who is signed in; without it every event is an anonymous visitor's. */
  readSessions?: ReadSessions;
  /** Keeps what operators see of each minute. */
  keepCounts?: KeepCounts;
  limits?: { eventsAMinute?: number; sparesLoopback?: boolean };
}

/** Offices and schools share an address; a reader sends a few events a second at most. */
const EVENTS_A_MINUTE = 3_000;
/** About half a million events. */
const SPOOL_BYTES = 512 * 1024 * 1024;
const KEEP_COUNTS_MS = 10_000;

/**
 * Starts the ingest service: beacons in, log out. Closing it waits until accepted beacons are durable; what is spooled
 * stays for the next start.
 */
export async function startIngest(options: IngestOptions): Promise<RunningService> {
  const registry = new Registry();
  const ledger = new IntakeLedger(registry);
  const spooled = await openSpool(options);
  if (spooled) exposeSpool(registry, () => spooled.report());
  const commit = new GroupCommit(spooled ?? straightTo(options.log));
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
    isHotPath: true,
    direct: (direct) => directBeacons(intake, limits, direct),
    checks: {
      log: async () => {
        await options.log.endOffset('tracking', 0);
        return 'ok';
      },
    },
    configure: (app) => {
      const fastify = app.getHttpAdapter().getInstance();
      fastify.get('/ledger', async () => ({ ...ledger.report(), spool: spooled?.report() ?? null }));
      registerBeaconRoutes(fastify, intake, limits);
    },
  });
  if (options.keepCounts) ledger.minutes.keepEvery(KEEP_COUNTS_MS, options.keepCounts, options.logger);
  return {
    port: service.port,
    close: async () => {
      await service.close();
      await commit.drain();
      await ledger.minutes.stop(options.keepCounts);
      await spooled?.close();
    },
  };
}

/** A spool that cannot be opened costs its protection, not the service. */
async function openSpool({ log, logger, spool }: IngestOptions): Promise<SpooledLog | undefined> {
  if (!spool) return undefined;
  try {
    const opened = await Spool.open({ folder: spool.folder, maxBytes: spool.maxBytes ?? SPOOL_BYTES });
    if (opened.setAside > 0)
      logger.error({ bytes: opened.setAside, folder: spool.folder }, 'parts of the spool are damaged');
    return new SpooledLog({ log, spool: opened, logger });
  } catch (error) {
    logger.error({ err: error, folder: spool.folder }, 'the spool cannot be opened; events need the log');
    return undefined;
  }
}

const straightTo = (log: EventLog): DurableSink => ({
  append: async (records) => {
    await log.append(records);
    return 'stored';
  },
});
