import {
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { NewRecord } from '@toile/event-log';
import { GroupCommit, type Logger, openCountries } from '@toile/platform';
import type { Registry } from 'prom-client';
import { BeaconsController } from './beacons/beacons.controller.js';
import { Members } from './enrichment/members.js';
import { AddressLimits } from './intake/address-limits.js';
import { ArrivalGuard } from './intake/arrival.guard.js';
import { Intake } from './intake/intake.js';
import { IntakeLedger } from './intake/intake-ledger.js';
import { type Durable, type DurableSink, groupedAppends } from './spool/durable-sink.js';
import { Spool } from './spool/spool.js';
import { exposeSpool } from './spool/spool-metrics.js';
import { SpooledLog } from './spool/spooled-log.js';
import type { IngestStores } from './stores.js';

/** What ingest is given. */
export interface IngestSettings {
  stores: IngestStores;
  logger: Logger;
  registry: Registry;
  visitorSecret: string;
  /** Local disk for when the log is down or slow; without it such events are answered 503. One process a folder. */
  spool?: { folder: string; maxBytes?: number | undefined };
  limits?: { eventsAMinute?: number; exemptsLoopback?: boolean };
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
    private readonly commit: GroupCommit<readonly NewRecord[], Durable>,
    @Inject(SPOOLED_LOG) private readonly spooled: SpooledLog | null,
  ) {}

  onApplicationBootstrap(): void {
    const { stores, logger } = this.settings;
    if (stores.keepCounts) this.ledger.minutes.keepEvery(KEEP_COUNTS_MS, stores.keepCounts, logger);
  }

  /** Nobody is connected any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.commit.drain();
    const { stores } = this.settings;
    await this.ledger.minutes.stop(stores.keepCounts);
    await this.spooled?.close();
    await stores.close?.();
  }
}

@Module({})
class IngestModule {}

/** The root module: beacons → intake → spool → log. */
export function ingestModule(settings: IngestSettings): DynamicModule {
  const { limits = {}, registry, stores } = settings;
  return {
    module: IngestModule,
    controllers: [BeaconsController],
    providers: [
      { provide: SETTINGS, useValue: settings },
      { provide: IntakeLedger, useFactory: () => new IntakeLedger(registry) },
      { provide: Members, useFactory: () => new Members(stores.readSessions) },
      {
        provide: AddressLimits,
        useFactory: () =>
          new AddressLimits({
            eventsAMinute: limits.eventsAMinute ?? EVENTS_A_MINUTE,
            exemptsLoopback: limits.exemptsLoopback ?? true,
          }),
      },
      { provide: SPOOLED_LOG, useFactory: () => openSpool(settings) },
      {
        provide: GroupCommit,
        inject: [SPOOLED_LOG],
        useFactory: (spooled: SpooledLog | null) => groupedAppends(spooled ?? straightTo(stores)),
      },
      {
        provide: Intake,
        inject: [GroupCommit, IntakeLedger, Members],
        useFactory: async (
          commit: GroupCommit<readonly NewRecord[], Durable>,
          ledger: IntakeLedger,
          members: Members,
        ) => {
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
async function openSpool({
  stores: { log },
  logger,
  spool,
  registry,
}: IngestSettings): Promise<SpooledLog | null> {
  if (!spool) return null;
  try {
    const opened = await Spool.open({ folder: spool.folder, maxBytes: spool.maxBytes ?? SPOOL_BYTES });
    if (opened.damagedBytes > 0)
      logger.error(
        { bytes: opened.damagedBytes, folder: spool.folder },
        'a part of the spool is damaged, and set aside; see the runbook SpoolDamaged',
      );
    const spooled = new SpooledLog({ log, spool: opened, logger });
    exposeSpool(registry, () => spooled.report());
    return spooled;
  } catch (error) {
    logger.error({ err: error, folder: spool.folder }, 'the spool cannot be opened; events need the log');
    return null;
  }
}

const straightTo = ({ log }: IngestStores): DurableSink => ({
  append: async (records) => {
    await log.append(records);
    return 'stored';
  },
});
