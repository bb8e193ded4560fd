import { readFileSync } from 'node:fs';
import { type DeadLetter, DeadLetters } from '@toile/aggregator';
import type { Position } from '@toile/event-log';
import type { Command } from 'commander';
import { withStores } from '../operator-stores.js';
import { printRows } from '../table.js';
import { position, wholeNumber } from './options.js';

export function addDeadLetters(program: Command): void {
  const letters = program
    .command('dead-letters')
    .description('records that could not be read: look at them, correct them, send them again');
  letters
    .command('list')
    .description('newest first')
    .option('--topic <name>', 'only of this topic')
    .option('-n, --limit <n>', 'how many', wholeNumber, 50)
    .option('--json', 'as JSON')
    .action((options: { topic?: string; limit: number; json?: boolean }) =>
      withStores(async (stores) => {
        const found = await new DeadLetters(stores).list(options);
        printRows(found.map(toRow), Boolean(options.json));
      }),
    );
  letters
    .command('show')
    .argument('<position>', 'topic/partition/offset, as the list gives it', position)
    .description('everything about one, with its bytes as they were')
    .action((at: Position) =>
      withStores(async (stores) => {
        const letter = await new DeadLetters(stores).show(at);
        console.log(JSON.stringify({ ...letter, value: letter.value.toString() }, null, 2));
      }),
    );
  letters
    .command('redrive')
    .argument('<position>', 'topic/partition/offset', position)
    .option(
      '--value <file>',
      'the corrected value (default: as it was, for a reader that has learned to read it)',
    )
    .description('appends it to the end of its topic; it counts once')
    .action((at: Position, options: { value?: string }) =>
      withStores(async (stores) => {
        const corrected = options.value === undefined ? undefined : readFileSync(options.value);
        const to = await new DeadLetters(stores).redrive(at, corrected);
        console.log(`sent again as ${to.topic}/${to.partition}/${to.offset}`);
      }),
    );
}

const toRow = (letter: DeadLetter) => ({
  position: `${letter.topic}/${letter.partition}/${letter.offset}`,
  'ingest hour': letter.ingestHour.slice(0, 16),
  bytes: letter.value.length,
  'sent again': letter.redrivenTo && `${letter.redrivenTo.partition}/${letter.redrivenTo.offset}`,
  reason: letter.reason,
});
