import type { EventLog } from '@toile/event-log';
import type { Command } from 'commander';
import { withStores } from '../operator-stores.js';
import { startBar } from '../progress-bar.js';
import { readRecordFile } from './record-files.js';
import { bytesOf, type ShownRecord } from './show-record.js';

export function addImport(program: Command): void {
  program
    .command('import')
    .argument('<topic>', 'an empty topic')
    .argument('<file>', '.ndjson or .parquet, as "events export" writes it')
    .description(
      `appends a file's records, in its order, with their keys, headers and values. They get offsets and
append times of their own; the old time is kept in the header "appended-at".`,
    )
    .action((topic: string, path: string) =>
      withStores(
        async ({ log }) => {
          await refuseUnlessEmpty(log, topic);
          let total = 0;
          // Read once before anything is written, so that a bad line leaves nothing half-imported.
          for await (const batch of readRecordFile(path)) total += batch.length;
          const bar = startBar('import');
          let done = 0;
          for await (const batch of readRecordFile(path)) {
            await log.append(batch.map((record) => toNewRecord(topic, record)));
            done += batch.length;
            bar.update(done, total);
          }
          bar.stop();
          console.log(`${done} records imported into ${topic}`);
        },
        { begins: true },
      ),
    );
}

async function refuseUnlessEmpty(log: EventLog, topic: string): Promise<void> {
  for (let partition = 0; partition < (await log.partitions(topic)); partition += 1) {
    const end = await log.endOffset(topic, partition);
    if (end > 0) throw new Error(`${topic} is not empty: partition ${partition} ends at offset ${end}`);
  }
}

const toNewRecord = (topic: string, record: ShownRecord) => ({
  topic,
  key: record.key,
  headers: { ...record.headers, ...(record.appended_at && { 'appended-at': record.appended_at }) },
  value: bytesOf(record),
});
