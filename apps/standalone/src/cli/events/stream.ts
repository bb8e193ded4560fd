import type { StreamEvent } from '@toile/contracts';
import type { Command } from 'commander';
import { type OperatorStores, withStores } from '../operator-stores.js';
import { printRows } from '../table.js';
import { time, wholeNumber } from './options.js';

interface StreamOptions {
  version?: number;
  at?: Date;
  json?: boolean;
}

export function addStream(program: Command): void {
  program
    .command('stream')
    .argument('<id>', 'such as moodboard-0123456789abcdef')
    .description('the events of one stream and what they add up to, now or as of a version or a time')
    .option('--version <n>', 'as it was at this version', wholeNumber)
    .option('--at <time>', 'as it was recorded at this time', time)
    .option('--json', 'as JSON, with the data of every event')
    .action((id: string, options: StreamOptions) => withStores((stores) => show(stores, id, options)));
}

async function show({ pool }: OperatorStores, id: string, options: StreamOptions): Promise<void> {
  const { EVENT_SOURCED_FEATURES, StreamHistory, StreamHistoryHandler } = await import('@toile/api');
  const history = new StreamHistoryHandler(await openOwnStore({ pool }), EVENT_SOURCED_FEATURES);
  const asOf = {
    ...(options.version ? { version: options.version } : {}),
    ...(options.at ? { at: options.at.toISOString() } : {}),
  };
  const found = await history.execute(new StreamHistory(id, asOf));
  if (options.json) return console.log(JSON.stringify(found));
  printRows(found.events.map(toRow), false);
  console.log(`\nat version ${found.version}:\n${JSON.stringify(found.state, null, 2)}`);
}

/** The event store of this data folder, with its own secret. */
export async function openOwnStore({ pool }: Pick<OperatorStores, 'pool'>) {
  const { openApiEventStore } = await import('@toile/api');
  const { readStandaloneEnvironment } = await import('../../environment.js');
  const { readApiSecret } = await import('../../secrets.js');
  const apiSecret = readApiSecret(readStandaloneEnvironment());
  return openApiEventStore(pool, Buffer.from(apiSecret, 'hex'));
}

function toRow({ version, recorded_at, type, actor, data }: StreamEvent) {
  return { version, recorded_at, type, actor: actor ?? 'system', data: JSON.stringify(data).slice(0, 100) };
}
