import { existsSync } from 'node:fs';
import { claimDataFolder, freePort } from '@toile/embedded';
import { internalPortOf, refuseFullDisk } from '@toile/platform';
import { refuseBusyPorts } from './cannot-listen.js';
import type { StandaloneEnvironment } from './environment.js';

/** Where a run listens, and its data folder, which is its alone until `release`. */
export interface Place {
  ports: Record<
    'PORT' | 'API_PORT' | 'INGEST_PORT' | 'AGGREGATOR_PORT' | 'API_INTERNAL_PORT' | 'INGEST_INTERNAL_PORT',
    number
  >;
  release: () => void;
}

/**
 * Whether a start can have what it was told to have, before anything is loaded and started for it.
 * @throws CannotListenError
 * @throws DataFolderInUseError
 * @throws DataFolderError
 */
export async function takePlace(env: StandaloneEnvironment): Promise<Place> {
  const { API_PORT, INGEST_PORT, AGGREGATOR_PORT } = env;
  // The public address is told before the front door listens.
  const PORT = env.PORT || (await freePort());
  const API_INTERNAL_PORT = env.API_INTERNAL_PORT ?? internalPortOf(API_PORT);
  // Zero leaves the choice to us; the health page must know it.
  const INGEST_INTERNAL_PORT =
    (env.INGEST_INTERNAL_PORT ?? internalPortOf(INGEST_PORT)) || (await freePort());
  const ports = { PORT, API_PORT, INGEST_PORT, AGGREGATOR_PORT, API_INTERNAL_PORT, INGEST_INTERNAL_PORT };
  await refuseBusyPorts(ports, env.HOST);
  try {
    return { ports, release: claimDataFolder(env.DATA_DIR) };
  } catch (error) {
    if (existsSync(env.DATA_DIR)) refuseFullDisk(env.DATA_DIR, error);
    throw error;
  }
}
