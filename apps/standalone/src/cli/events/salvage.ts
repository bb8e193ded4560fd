import { existsSync, readdirSync } from 'node:fs';
import type { NewRecord } from '@toile/event-log';
import { type Command, InvalidArgumentError } from 'commander';
import { withStores } from '../operator-stores.js';

const AT_ONCE = 500;

export function addSalvage(program: Command): void {
  program
    .command('salvage')
    .argument('<folder>', 'a spool of ingest: its *.spool and *.spool.damaged files', spoolFolder)
    .description(
      `reads every record of a spool that is whole, drained or not, damaged files included, and appends it to its
topic. An event that is there already counts once. Not while an ingest uses the folder.`,
    )
    .option('--dry-run', 'only say what can be read')
    .action((folder: string, { dryRun }: { dryRun?: boolean }) =>
      withStores(async ({ log }) => {
        const { decodeSpooled, readSpoolFolder } = await import('@toile/ingest');
        let total = 0;
        for await (const { file, whole, records, damaged } of readSpoolFolder(folder)) {
          if (!dryRun)
            for (const run of whole) for (const some of batches(run, decodeSpooled)) await log.append(some);
          total += records;
          const lost = damaged.reduce((sum, one) => sum + one.length, 0);
          console.log(`${file}: ${records} records${lost > 0 ? `, ${lost} bytes cannot be read` : ''}`);
        }
        console.log(`${total} records ${dryRun ? 'can be read' : 'appended'}`);
      }),
    );
}

function* batches(
  bytes: Buffer,
  decodeSpooled: typeof import('@toile/ingest').decodeSpooled,
): Generator<NewRecord[]> {
  let batch: NewRecord[] = [];
  for (let next = decodeSpooled(bytes, 0); next; next = decodeSpooled(bytes, next.end)) {
    batch.push(next.record);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function spoolFolder(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.some((file) => /\.spool(\.damaged)?$/.test(file))) return folder;
  throw new InvalidArgumentError('There is no *.spool and no *.spool.damaged file in it.');
}
