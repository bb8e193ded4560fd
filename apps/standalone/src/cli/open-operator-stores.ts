import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { claimDataFolder } from '@toile/embedded';
import { createLogger, misspeltVariables, refuseClosedFolder } from '@toile/platform';
import { readStandaloneEnvironment } from '../environment.js';
import { readRunFile } from '../run-file.js';
import type { Stores } from '../stores.js';
import { whichStores } from './which-stores.js';

export type OperatorStores = Omit<Stores, 'clickhouseUrl'>;

export interface Opening {
  /** A server that is away is waited for until this ends. */
  waiting?: AbortSignal;
  /** Whether an installation may begin with the command; else its folder must be there. */
  begins?: boolean;
}

/**
 * Stores for an operator's command: those of the environment, else of the run that lives on `DATA_DIR`, else the embedded ones
 * of that folder, started for as long as the command runs. Standard error begins with their names; what a program reads does not.
 */
export async function openOperatorStores({ waiting, begins }: Opening): Promise<OperatorStores> {
  const env = readStandaloneEnvironment();
  const logger = createLogger('toile', waiting ? 'warn' : 'error');
  const servers = env.POSTGRES_URL && env.CLICKHOUSE_URL;
  if (!servers) refuseClosedFolder(env.DATA_DIR);
  const run = readRunFile(env.DATA_DIR);
  const name = () => console.error([whichStores(env, run), ...misspeltVariables(process.env)].join('\n'));
  // Empty stores would be made, and looked at in vain.
  const embedded = env.POSTGRES_URL ? 'clickhouse' : 'postgres';
  if (!run && !servers && !begins && !existsSync(join(env.DATA_DIR, embedded)))
    throw new Error(
      `${resolve(env.DATA_DIR)} holds no Toile. Say with DATA_DIR where one is, or with POSTGRES_URL and CLICKHOUSE_URL where its servers are.`,
    );
  // Thousands of files: whoever named the wrong folder is told without waiting for them.
  const [{ createWarehouse }, { migrate }, { quietly }, { connect, openStores }] = await Promise.all([
    import('@toile/warehouse'),
    import('../migrate.js'),
    import('../progress.js'),
    import('../stores.js'),
  ]);
  if (run || servers) {
    name();
    const warehouse = createWarehouse({
      url: env.CLICKHOUSE_URL ?? run?.clickhouseUrl,
      cluster: env.CLICKHOUSE_URL && env.CLICKHOUSE_CLUSTER,
    });
    const postgresUrl = env.POSTGRES_URL ?? run?.postgresUrl ?? '';
    return connect({ ...env, POSTGRES_URL: postgresUrl }, warehouse, logger, waiting).catch(tellWhoIsAway);
  }
  name();
  const release = claimDataFolder(env.DATA_DIR);
  const stores = await quietly(() => openStores(env, logger)).catch((error: Error) => {
    release();
    return tellWhoIsAway(error);
  });
  await migrate(stores, logger, new AbortController().signal);
  return {
    ...stores,
    close: async () => {
      await stores.close();
      release();
    },
  };
}

/** Of PostgreSQL, which is connected to first. */
function tellWhoIsAway(error: Error & { code?: string; errors?: Error[] }): never {
  if (!/^(ECONN|ENOTFOUND|ETIMEDOUT|EHOST|ENET|EAI_)/.test(error.code ?? '')) throw error;
  const says = error.message || error.errors?.[0]?.message || error.code;
  throw new Error(`PostgreSQL does not answer: ${says}. Look whether it runs, and at POSTGRES_URL.`);
}
