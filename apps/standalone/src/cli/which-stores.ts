import { resolve } from 'node:path';
import type { StandaloneEnvironment } from '../environment.js';
import type { RunFile } from '../run-file.js';

/** Where a server is, without who signs in there. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

/** Which stores a command reads, in one line: somebody who forgot a variable looks at others than those meant. */
export function whichStores(
  env: Pick<StandaloneEnvironment, 'DATA_DIR' | 'POSTGRES_URL' | 'CLICKHOUSE_URL' | 'KAFKA_BROKERS'>,
  run: RunFile | undefined,
): string {
  const folder = `${resolve(env.DATA_DIR)}${run ? ` (of the Toile that runs, process ${run.pid})` : ''}`;
  const parts = [
    (!env.POSTGRES_URL || !env.CLICKHOUSE_URL) && folder,
    env.POSTGRES_URL && `PostgreSQL at ${placeOf(env.POSTGRES_URL)}`,
    env.CLICKHOUSE_URL && `ClickHouse at ${placeOf(env.CLICKHOUSE_URL)}`,
    env.KAFKA_BROKERS && `Kafka at ${env.KAFKA_BROKERS}`,
  ];
  return `Stores: ${parts.filter(Boolean).join(', ')}`;
}
