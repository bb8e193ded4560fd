import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createLogger } from '@toile/platform';
import { createWarehouse } from '@toile/warehouse';
import type { StandaloneEnvironment } from '../environment.js';
import { readRunFile } from '../run-file.js';
import { connect } from '../stores.js';
import { examineDataFolder, examineRun } from './data-folder.js';
import { type Finding, findingsOf, firstLineOf } from './finding.js';
import { judgeMachine, lookAtMachine } from './machine.js';
import { examineCertificate, examineSettings, examineVariables } from './settings.js';
import { examineDeadLetters, examineLog, examinePostgres, examineWarehouse } from './stores.js';

/** Looks at all of an installation, from the machine up to the site; what cannot be reached is a finding, never an error. */
export async function* examine(env: StandaloneEnvironment): AsyncGenerator<Finding> {
  const folder = nearestFolder(env.DATA_DIR);
  yield* judgeMachine(await lookAtMachine(folder), folder);
  yield* examineDataFolder(env);
  yield* examineVariables(process.env);
  yield* examineSettings(env);
  yield* examineStores(env);
  const address = env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`;
  yield* await examineCertificate(env.PUBLIC_URL);
  yield* await examineRun(env, address);
}

/** The folder itself, or what it would be made in. */
function nearestFolder(folder: string): string {
  const whole = resolve(folder);
  return existsSync(whole) ? whole : nearestFolder(dirname(whole));
}

async function* examineStores(env: StandaloneEnvironment): AsyncGenerator<Finding> {
  const run = existsSync(env.DATA_DIR) ? readRunFile(env.DATA_DIR) : undefined;
  const POSTGRES_URL = env.POSTGRES_URL ?? run?.postgresUrl;
  const clickhouseUrl = env.CLICKHOUSE_URL ?? run?.clickhouseUrl;
  if (!POSTGRES_URL || !clickhouseUrl) {
    // Whether they run cannot be told; what is wrong with the folder was said.
    if (existsSync(env.DATA_DIR) && !isOpen(env.DATA_DIR)) return;
    const missing = [...(POSTGRES_URL ? [] : ['PostgreSQL']), ...(clickhouseUrl ? [] : ['ClickHouse'])];
    yield findingsOf('stores').warning(
      `the embedded ${missing.join(' and ')} of ${env.DATA_DIR} do not run, so nothing is said of them`,
      'npm start runs them; POSTGRES_URL and CLICKHOUSE_URL name servers.',
    );
    return;
  }
  const warehouse = createWarehouse({
    url: clickhouseUrl,
    cluster: env.CLICKHOUSE_URL && env.CLICKHOUSE_CLUSTER,
  });
  const tables = await examined('ClickHouse', 'CLICKHOUSE_URL', () => examineWarehouse(warehouse));
  yield* tables;
  let stores: Awaited<ReturnType<typeof connect>> | undefined;
  const found = await examined('PostgreSQL', 'POSTGRES_URL', async () => {
    stores = await connect({ ...env, POSTGRES_URL }, warehouse, createLogger('doctor', 'fatal'));
    return examinePostgres(stores.dataSource);
  });
  yield* found;
  if (!stores) return warehouse.close();
  const { dataSource, log, close } = stores;
  // On tables that are not there, further questions would say nothing new.
  if (found.every(isFine)) {
    yield* await examined('log', 'KAFKA_BROKERS', () => examineLog({ log, dataSource }));
    if (tables.every(isFine))
      yield* await examined('dead letters', 'CLICKHOUSE_URL', () =>
        examineDeadLetters({ log, dataSource, warehouse }),
      );
  }
  await close();
}

function isOpen(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isFine = ({ state }: Finding) => state !== 'fault';

/** What a store that is away says becomes a fault of its own. */
async function examined(store: string, variable: string, work: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await work();
  } catch (error) {
    return [
      findingsOf(store).fault(
        `it cannot be asked: ${firstLineOf(error)}`,
        `Look whether it runs, and at ${variable}.`,
      ),
    ];
  }
}
