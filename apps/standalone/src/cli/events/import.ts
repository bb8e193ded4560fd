import type { Command } from 'commander';
import { withStores } from '../operator-stores.js';
import { startBar } from '../progress-bar.js';

export function addImport(program: Command): void {
  program
    .command('import')
    .argument('<topic>', 'an empty topic, or one that an interrupted import of this file began to fill')
    .argument('<file>', '.ndjson or .parquet, as "events export" writes it')
    .description(
      `appends a file's records, in its order, with their keys, headers and values. They get offsets and
append times of their own; the old time is kept in the header "appended-at". Interrupted, the same command goes on.`,
    )
    .action((topic: string, path: string) =>
      withStores(
        async ({ log }) => {
          const { importRecords } = await import('./import-records.js');
          const stop = new AbortController();
          process.once('SIGINT', () => stop.abort());
          const bar = startBar('import');
          const { there, appended } = await importRecords({
            log,
            topic,
            path,
            signal: stop.signal,
            onProgress: bar.update,
          }).finally(() => bar.stop());
          if (there > 0) console.error(`${there} records were there already`);
          console.log(`${appended} records imported into ${topic}`);
        },
        { begins: true },
      ),
    );
}
