import type { EventLog, LogRecord } from '@toile/event-log';
import type { Command } from 'commander';
import { showRecord, typeOf } from '../../records/show-record.js';
import { withStores } from '../operator-stores.js';
import { wholeNumber } from './options.js';

interface Options {
  last: number;
  follow?: boolean;
  type?: string;
  key?: string;
  json?: boolean;
}

export function addTail(program: Command): void {
  program
    .command('tail')
    .argument('<topic>')
    .description('the newest records of a topic, and what follows')
    .option('-n, --last <n>', 'how many records of each partition to begin with', wholeNumber, 10)
    .option('-f, --follow', 'go on until Ctrl-C')
    .option('--type <name>', 'only messages of this type, e.g. BeaconReceived')
    .option('--key <key>', 'only records with this key')
    .option('--json', 'a JSON object a line')
    .action((topic: string, options: Options) =>
      withStores(async ({ log }) => {
        const next = await begin(log, topic, options.last);
        const ended = new Promise<void>((resolve) => process.once('SIGINT', resolve));
        let running = Boolean(options.follow);
        void ended.then(() => {
          running = false;
        });
        // Nothing may come for long, and whoever waits has to know that it is waited for.
        if (running) console.error(`Following ${topic}. Ctrl-C ends it.`);
        do {
          print(await advance(log, topic, next), options);
          if (running) await Promise.race([log.waitForAppend(1_000), ended]);
        } while (running);
      }),
    );
}

async function begin(log: EventLog, topic: string, last: number): Promise<number[]> {
  const partitions = Array.from({ length: await log.partitions(topic) }, (_, partition) => partition);
  return Promise.all(
    partitions.map(async (partition) =>
      Math.max(await log.startOffset(topic, partition), (await log.endOffset(topic, partition)) - last),
    ),
  );
}

/** What came since, of all partitions, in the order of their times. */
async function advance(log: EventLog, topic: string, next: number[]): Promise<LogRecord[]> {
  const found: LogRecord[] = [];
  for (let partition = 0; partition < next.length; partition += 1) {
    const records = await log.read({ topic, partition, from: next[partition] ?? 0, maxRecords: 1_000 });
    next[partition] = (records.at(-1)?.offset ?? (next[partition] ?? 0) - 1) + 1;
    found.push(...records);
  }
  return found.sort((a, b) => a.appendedAt.getTime() - b.appendedAt.getTime());
}

function print(records: readonly LogRecord[], { type, key, json }: Options): void {
  for (const record of records) {
    if (key !== undefined && record.key !== key) continue;
    if (type !== undefined && typeOf(record) !== type) continue;
    const shown = showRecord(record);
    const place = `${record.partition}/${record.offset}`.padEnd(10);
    const text = shown.value ?? `base64 ${shown.value_base64}`;
    console.log(
      json
        ? JSON.stringify(shown)
        : `${shown.appended_at}  ${place}  ${typeOf(record).padEnd(16)}  ${record.key.slice(0, 16).padEnd(16)}  ${text}`,
    );
  }
}
