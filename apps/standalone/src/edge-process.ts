import { fileURLToPath } from 'node:url';
import type { Logger } from '@toile/platform';
import type { StandaloneEnvironment } from './environment.js';
import { type OwnProcess, runProcess } from './run-process.js';

const MAIN = fileURLToPath(new URL('./edge-main.js', import.meta.url));
/** Beacons that were accepted become durable meanwhile. */
const STOP_MS = 10_000;

/** What the edge is told beside the settings of this run: what they left open, and what was started. */
export interface EdgeAddresses extends Pick<StandaloneEnvironment, 'PORT' | 'PUBLIC_URL'> {
  INGEST_INTERNAL_PORT: number;
  POSTGRES_URL: string;
  EDGE_API_URL: string;
  EDGE_WEB_URL: string;
}

/**
 * Starts the front door, ingest and the MCP server, together in a process of their own: a beacon costs one request, and beacons do not wait for commands, figures and the warehouse.
 */
export function startEdge(addresses: EdgeAddresses, logger: Logger, ending: AbortSignal): OwnProcess {
  const told = Object.entries(addresses).map(([name, value]) => [name, value?.toString()] as const);
  return runProcess({
    name: 'the front door',
    args: ['--enable-source-maps', MAIN],
    env: Object.fromEntries(told),
    logs: 'ours',
    logger,
    ending,
    stopMs: STOP_MS,
  });
}
