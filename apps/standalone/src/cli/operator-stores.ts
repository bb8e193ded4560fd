import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { claimDataFolder } from '@toile/embedded';
import { createLogger } from '@toile/platform';
import { createWarehouse } from '@toile/warehouse';
import { readStandaloneEnvironment } from '../environment.js';
import { migrate } from '../migrate.js';
import { quietly } from '../progress.js';
import { readRunFile } from '../run-file.js';
import { connect, openStores, type Stores } from '../stores.js';

export type OperatorStores = Omit<Stores, 'clickhouseUrl'>;

interface Opening {
  /** A server that is away is waited for until this ends. */
  waiting?: AbortSignal;
  /** Whether an installation may begin with the command; else its folder must be there. */
  begins?: boolean;
}

/**
 * Stores for an operator's command: those of the environment, else of the run that lives on `DATA_DIR`, else the embedded ones
 * of that folder, started for as long as the command runs.
 */
async function openOperatorStores({ waiting, begins }: Opening): Promise<OperatorStores> {
  const env = readStandaloneEnvironment();
  const logger = createLogger('toile', waiting ? 'warn' : 'error');
  const run = readRunFile(env.DATA_DIR);
  if (run || (env.POSTGRES_URL && env.CLICKHOUSE_URL)) {
    const warehouse = createWarehouse({
      url: env.CLICKHOUSE_URL ?? run?.clickhouseUrl,
      cluster: env.CLICKHOUSE_URL && env.CLICKHOUSE_CLUSTER,
    });
    return connect(
      { ...env, POSTGRES_URL: env.POSTGRES_URL ?? run?.postgresUrl ?? '' },
      warehouse,
      logger,
      waiting,
    );
  }
  // Empty stores would be made, and looked at in vain.
  if (!begins && !env.POSTGRES_URL && !existsSync(join(env.DATA_DIR, 'postgres')))
    throw new Error(
      `${resolve(env.DATA_DIR)} holds no Toile. Say with DATA_DIR where one is, or with POSTGRES_URL and CLICKHOUSE_URL where its servers are.`,
    );
  const release = claimDataFolder(env.DATA_DIR);
  const stores = await quietly(() => openStores(env, logger));
  await migrate(stores, logger, new AbortController().signal);
  return {
    ...stores,
    close: async () => {
      await stores.close();
      release();
    },
  };
}

/** Runs a command on the stores and closes them; an error becomes one line and exit code 1. */
export async function withStores(
  work: (stores: OperatorStores) => Promise<unknown>,
  opening: Opening = {},
): Promise<void> {
  let stores: OperatorStores | undefined;
  try {
    stores = await openOperatorStores(opening);
    await work(stores);
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    console.error(`${message}${code?.includes('/') ? ` (${code})` : ''}`);
    process.exitCode = 1;
  } finally {
    await stores?.close();
  }
}

// Who reads no further, as `head` does, ends a command as Ctrl-C does: quietly, with its stores closed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.emit('SIGINT');
});
