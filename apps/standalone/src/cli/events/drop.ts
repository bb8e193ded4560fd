import { vocabularyChanged } from '@toile/contracts';
import type { LogRecord } from '@toile/event-log';
import type { Command } from 'commander';
import { readRecordFile } from '../../records/record-files.js';
import { bytesOf } from '../../records/show-record.js';
import { confirm } from '../confirm.js';
import { withStores } from '../operator-stores.js';
import { time } from './options.js';

export function addDrop(program: Command): void {
  program
    .command('drop')
    .argument('<topic>')
    .description(
      `drops old segments of the PostgreSQL log, each only after every record of it was found equal in the
export; what the warehouse has not stored yet stays`,
    )
    .requiredOption('--before <time>', 'segments that lie wholly before this time (required)', time)
    .requiredOption(
      '--export <file>',
      'what "events export" wrote of the topic, .ndjson or .parquet (required)',
    )
    .option('--yes', 'without being asked')
    .action((topic: string, options: { before: Date; export: string; yes?: boolean }) => {
      // A replay understands the searches of an hour by all changes before it.
      if (topic === vocabularyChanged.topic) throw new Error(`the topic ${topic} is kept whole`);
      return withStores(async ({ log, pool }) => {
        const { offsetAt } = await import('@toile/aggregator');
        const { dropSegmentsBefore } = await import('@toile/event-log');
        const when = options.before.toISOString();
        if (!options.yes)
          await confirm(
            `Records of ${topic} before ${when} are in ${options.export} alone after this.`,
            topic,
          );
        for (let partition = 0; partition < (await log.partitions(topic)); partition += 1) {
          const before = await offsetAt(log, topic, partition, options.before);
          const dropped = await dropSegmentsBefore(pool, { topic, partition, before }, ({ first, end }) =>
            exported(options.export, partition, first, end),
          );
          for (const { first, end } of dropped)
            console.log(`dropped ${topic}/${partition}: offsets ${first} to ${end - 1}`);
          if (dropped.length === 0) console.log(`${topic}/${partition}: no whole segment lies before`);
        }
      });
    });
}

async function* exported(
  path: string,
  partition: number,
  first: number,
  end: number,
): AsyncGenerator<LogRecord> {
  for await (const batch of readRecordFile(path)) {
    for (const record of batch) {
      if (record.partition !== partition || record.offset < first || record.offset >= end) continue;
      const { topic, offset, key, headers, appended_at } = record;
      const appendedAt = new Date(appended_at);
      yield { topic, partition, offset, key, headers, appendedAt, value: bytesOf(record) };
    }
  }
}
