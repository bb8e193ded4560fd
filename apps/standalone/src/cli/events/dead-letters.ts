import { readFileSync } from 'node:fs';
import type { DeadLetter, DeadLetters, LetterFilter } from '@toile/aggregator';
import type { Position } from '@toile/event-log';
import type { Command } from 'commander';
import { type OperatorStores, withStores } from '../operator-stores.js';
import { startBar } from '../progress-bar.js';
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
    .option('--reason <text>', 'only with this in their reason')
    .option('-n, --limit <n>', 'how many', wholeNumber, 50)
    .option('--json', 'as JSON')
    .action((options: LetterFilter & { limit: number; json?: boolean }) =>
      withStores(async (stores) => {
        const found = await (await lettersOf(stores)).list(options);
        printRows(found.map(toRow), Boolean(options.json));
      }),
    );
  letters
    .command('groups')
    .description('how many of each topic have which reason, most first')
    .option('--topic <name>', 'only of this topic')
    .option('--json', 'as JSON')
    .action((options: LetterFilter & { json?: boolean }) =>
      withStores(async (stores) => {
        const groups = await (await lettersOf(stores)).groups(options);
        printRows(
          groups.map(({ topic, letters: count, sentAgain, newest, reason }) => {
            return { topic, letters: count, 'sent again': sentAgain, newest: newest.slice(0, 16), reason };
          }),
          Boolean(options.json),
        );
      }),
    );
  letters
    .command('show')
    .argument('<position>', 'topic/partition/offset, as the list gives it', position)
    .description('everything about one, with its bytes as they were')
    .action((at: Position) =>
      withStores(async (stores) => {
        const letter = await (await lettersOf(stores)).show(at);
        console.log(JSON.stringify({ ...letter, value: letter.value.toString() }, null, 2));
      }),
    );
  letters
    .command('redrive')
    .argument('[position]', 'topic/partition/offset of one (default: all that are meant)', position)
    .option('--value <file>', 'the corrected value of one (default: as it was)')
    .option('--topic <name>', 'of all: only of this topic')
    .option('--reason <text>', 'of all: only with this in their reason')
    .option('--dry-run', 'of all: only say how many can be read now')
    .description(
      `appends dead letters to the end of their topics, as they were, for a reader that has learned to read them, or
one of them corrected. What was sent again is passed over, what still cannot be read stays; each counts once.`,
    )
    .action((at: Position | undefined, options: Redrive) =>
      withStores(async (stores) => {
        const letters = await lettersOf(stores);
        return at ? redriveOne(letters, at, options) : redriveAll(letters, options);
      }),
    );
}

async function lettersOf(stores: OperatorStores): Promise<DeadLetters> {
  const { DeadLetters } = await import('@toile/aggregator');
  return new DeadLetters(stores);
}

interface Redrive extends LetterFilter {
  value?: string;
  dryRun?: boolean;
}

async function redriveOne(letters: DeadLetters, at: Position, { value }: Redrive): Promise<void> {
  const corrected = value === undefined ? undefined : readFileSync(value);
  const to = await letters.redrive(at, corrected);
  console.log(`sent again as ${to.topic}/${to.partition}/${to.offset}`);
}

async function redriveAll(letters: DeadLetters, options: Redrive): Promise<void> {
  if (options.value !== undefined)
    throw new Error('--value corrects one letter: say which, as topic/partition/offset');
  const groups = await letters.groups(options);
  const total = groups.reduce((sum, group) => sum + group.letters, 0);
  const bar = startBar('redrive');
  const { sent, unreadable, done } = await letters
    .redriveAll(options, (looked) => bar.update(Math.min(looked, total), total))
    .finally(() => bar.stop());
  console.log(`${sent} ${options.dryRun ? 'can be sent again' : 'sent again'}, ${done} were before`);
  for (const [reason, count] of unreadable) console.log(`${count} still cannot be read: ${reason}`);
}

const toRow = (letter: DeadLetter) => ({
  position: `${letter.topic}/${letter.partition}/${letter.offset}`,
  'ingest hour': letter.ingestHour.slice(0, 16),
  bytes: letter.value.length,
  'sent again': letter.redrivenTo && `${letter.redrivenTo.partition}/${letter.redrivenTo.offset}`,
  reason: letter.reason,
});
