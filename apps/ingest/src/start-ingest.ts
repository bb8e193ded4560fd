import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MAX_BATCH_BYTES } from '@toile/contracts';
import { type InternalAddress, type RunningService, startService } from '@toile/platform';
import { Registry } from 'prom-client';
import { readBeaconBodies } from './beacons/body-parsers.js';
import { type IngestSettings, ingestModule, SPOOLED_LOG } from './ingest.module.js';
import { countRefusals } from './intake/count-refusals.js';
import { IntakeLedger } from './intake/intake-ledger.js';
import { ledgerPages } from './intake/ledger.controller.js';
import type { SpooledLog } from './spool/spooled-log.js';

export interface IngestOptions extends Omit<IngestSettings, 'registry'> {
  host?: string | undefined;
  port: number;
  /** Where its internal pages listen. */
  internal?: InternalAddress;
  trustedProxies: string[];
}

/** Starts the ingest service: beacons in, log out. Closing it waits until accepted beacons are durable. */
export async function startIngest({
  host,
  port,
  internal,
  trustedProxies,
  ...settings
}: IngestOptions): Promise<RunningService> {
  const registry = new Registry();
  let spooled: SpooledLog | null = null;
  return startService({
    name: 'ingest',
    host,
    port,
    internal,
    logger: settings.logger,
    trustProxy: trustedProxies,
    registry,
    bodyLimit: MAX_BATCH_BYTES,
    isHotPath: true,
    module: ingestModule({ ...settings, registry }),
    checks: {
      log: () => settings.stores.log.endOffset('tracking', 0),
      spool: async () => spooled?.check(),
    },
    configure: prepareIngest,
    internalPages: (app) => {
      spooled = app.get<SpooledLog | null>(SPOOLED_LOG);
      return ledgerPages(app.get(IntakeLedger), spooled);
    },
  });
}

/** What Fastify must know before it listens. */
export function prepareIngest(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  readBeaconBodies(fastify);
  countRefusals(fastify, app.get(IntakeLedger));
}
