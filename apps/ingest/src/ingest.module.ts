import {
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { EventLog } from '@toile/event-log';
import { type Logger, openCountries } from '@toile/platform';
import type { Registry } from 'prom-client';
import { BeaconsController } from './beacons/beacons.controller.js';
import { Members, type ReadSessions } from './enrichment/members.js';
import { AddressLimits } from './intake/address-limits.js';
import { ArrivalGuard } from './intake/arrival.guard.js';
import { Intake } from './intake/intake.js';
import { IntakeLedger } from './intake/intake-ledger.js';
import type { KeepCounts } from './intake/minute-counts.js';
import { type DurableSink, GroupCommit } from './spool/group-commit.js';
import { Spool } from './spool/spool.js';
import { exposeSpool } from './spool/spool-metrics.js';
import { SpooledLog } from './spool/spooled-log.js';

/** What ingest is given. */
export interface IngestSettings {
  log: EventLog;
  logger: Logger;
  registry: Registry;
  visitorSecret: string;
  /** Local disk for when the log is down or slow; without it such events are answered 503. One process a folder. */
  spool?: { folder: string; maxBytes?: number };
  /** Tells who is signed in; without it every event is an anonymous visitor's. */
  readSessions?: ReadSessions;
  /** Keeps what operators see of each minute. */
  keepCounts?: KeepCounts;
  limits?: { eventsAMinute?: number; sparesLoopback?: boolean };
}

const SETTINGS = Symbol('ingest settings');
/** The log with local disk before it; null where there is no disk, or it cannot be used. */
export const SPOOLED_LOG = Symbol('spooled log');

/** Offices and schools share an address; a reader sends a few events a second at most. */
const EVENTS_A_MINUTE = 3_000;
/** About half a million events. */
const SPOOL_BYTES = 512 * 1024 * 1024;
const KEEP_COUNTS_MS = 10_000;

/** Keeps counts while ingest runs; at its end waits until accepted events are durable. What is spooled stays for the next start. */
@Injectable()
class IntakeLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(SETTINGS) private readonly settings: IngestSettings,
    private readonly ledger: IntakeLedger,
    private readonly commit: GroupCommit,
    @Inject(SPOOLED_LOG) private readonly spooled: SpooledLog | null,
  ) {}

  onApplicationBootstrap(): void {
    const { keepCounts, logger } = this.settings;
    if (keepCounts) this.ledger.minutes.keepEvery(KEEP_COUNTS_MS, keepCounts, logger);
  }

  /** Nobody is connected any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.commit.drain();
    await this.ledger.minutes.stop(this.settings.keepCounts);
    await this.spooled?.close();
  }
}

@Module({})
class IngestModule {}

/** The root module: beacons → intake → spool → log. */
export function ingestModule(settings: IngestSettings): DynamicModule {
  const { limits = {}, registry } = settings;
  return {
    module: IngestModule,
    controllers: [BeaconsController],
    providers: [
      { provide: SETTINGS, useValue: settings },
      { provide: IntakeLedger, useFactory: () => new IntakeLedger(registry) },
      { provide: Members, useFactory: () => new Members(settings.readSessions) },
      {
        provide: AddressLimits,
        useFactory: () =>
          new AddressLimits({
            eventsAMinute: limits.eventsAMinute ?? EVENTS_A_MINUTE,
            sparesLoopback: limits.sparesLoopback ?? true,
          }),
      },
      { provide: SPOOLED_LOG, useFactory: () => openSpool(settings) },
      {
        provide: GroupCommit,
        inject: [SPOOLED_LOG],
        useFactory: (spooled: SpooledLog | null) => new GroupCommit(spooled ?? straightTo(settings.log)),
      },
      {
        provide: Intake,
        inject: [GroupCommit, IntakeLedger, Members],
        useFactory: async (commit: GroupCommit, ledger: IntakeLedger, members: Members) => {
          const { visitorSecret } = settings;
          return new Intake({ commit, ledger, members, visitorSecret, countryOf: await openCountries() });
        },
      },
      ArrivalGuard,
      IntakeLifecycle,
    ],
  };
}

/** A spool that cannot be opened costs its protection, not the service. */
async function openSpool({ log, logger, spool, registry }: IngestSettings): Promise<SpooledLog | null> {
  if (!spool) return null;
  try {
    const opened = await Spool.open({ folder: spool.folder, maxBytes: spool.maxBytes ?? SPOOL_BYTES });
    if (opened.setAside > 0)
      logger.error({ bytes: opened.setAside, folder: spool.folder }, 'parts of the spool are damaged');
    const spooled = new SpooledLog({ log, spool: opened, logger });
    exposeSpool(registry, () => spooled.report());
    return spooled;
  } catch (error) {
    logger.error({ err: error, folder: spool.folder }, 'the spool cannot be opened; events need the log');
    return null;
  }
}

const straightTo = (log: EventLog): DurableSink => ({
  append: async (records) => {
    await log.append(records);
    return 'stored';
  },
});
