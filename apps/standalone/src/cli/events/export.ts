import { existsSync, renameSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { createRecordFile, type FileFormat } from '../../records/record-files.js';
import { showRecord } from '../../records/show-record.js';
import { withStores } from '../operator-stores.js';
import { startBar } from '../progress-bar.js';
import { time } from './options.js';

interface Options {
  out: string;
  format: FileFormat;
  from?: Date;
  to?: Date;
  overwrite?: boolean;
}

export function addExport(program: Command): void {
  program
    .command('export')
    .argument('<topic>')
    .description('writes records to a file, partition by partition in offset order')
    .requiredOption('--out <file>', 'where to (required)')
    .addOption(new Option('--format <name>').choices(['ndjson', 'parquet']).default('ndjson'))
    .option('--from <time>', 'only records appended at this time or later', time)
    .option('--to <time>', 'only records appended before this time', time)
    .option('--overwrite', 'also where the file is there already')
    .action((topic: string, options: Options) =>
      withStores(async ({ log }) => {
        const { offsetAt } = await import('@toile/aggregator');
        if (existsSync(options.out) && !options.overwrite)
          throw new Error(`${options.out} is there already: name another file, or say --overwrite`);
        const ranges = await Promise.all(
          Array.from({ length: await log.partitions(topic) }, async (_, partition) => ({
            partition,
            first: options.from
              ? await offsetAt(log, topic, partition, options.from)
              : await log.startOffset(topic, partition),
            end: options.to
              ? await offsetAt(log, topic, partition, options.to)
              : await log.endOffset(topic, partition),
          })),
        );
        const total = ranges.reduce((sum, { first, end }) => sum + end - first, 0);
        // A file under its own name is whole.
        const unfinished = `${options.out}.part`;
        const file = createRecordFile(unfinished, options.format);
        const bar = startBar('export');
        let done = 0;
        for (const { partition, first, end } of ranges) {
          for (let from = first; from < end; ) {
            const records = await log.read({
              topic,
              partition,
              from,
              maxRecords: Math.min(5_000, end - from),
            });
            if (records.length === 0) throw new Error(`${topic}/${partition} ended at ${from}, not ${end}`);
            await file.write(records.map(showRecord));
            from += records.length;
            done += records.length;
            bar.update(done, total);
          }
        }
        bar.stop();
        await file.end();
        renameSync(unfinished, options.out);
        console.log(`${total} records of ${topic} in ${options.out}`);
      }),
    );
}
