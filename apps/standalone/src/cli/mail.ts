import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Returned, ReturnedMailsDesk } from '@toile/api';
import { Command } from 'commander';
import { withStores } from './operator-stores.js';
import { printRows } from './table.js';

/** Mail servers keep a message and pipe it again later (`EX_TEMPFAIL` of sysexits.h); any other failure they would report, to nobody. */
const TRY_LATER = 75;
/** No report of a mail server is as long; whatever is, is none. */
const MOST_BYTES = 5 * 1024 * 1024;
const KINDS: readonly Returned[] = ['bounced', 'complained', 'nothing new', 'no report'];

const program = new Command('toile mail').description(
  'What comes back to the mailbox that mails are sent from.',
);

program
  .command('bounces')
  .argument('[files...]', 'messages; without any and without --maildir, one is read from standard input')
  .description(
    'takes reports of mail servers (DSN, RFC 3464) and complaints (ARF, RFC 5965): ends newsletters at addresses that are gone or complain',
  )
  .option('--maildir <folder>', 'takes what is new in a Maildir, and moves it to what was read')
  .option('--json', 'as JSON')
  .addHelpText(
    'after',
    `
A report is believed for the mail whose signed token it gives, and for no other. The same report once more changes nothing.
Counts are printed, never an address.
Exit code: 0 taken, whatever it was; ${TRY_LATER} not taken, as where the stores are away: a mail server tries again.`,
  )
  .action(async (files: string[], { maildir, json }: { maildir?: string; json?: boolean }) => {
    const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Returned, number>;
    await atDesk(async (desk) => {
      for await (const { raw, done } of messages(files, maildir)) {
        counts[raw.length > MOST_BYTES ? 'no report' : await desk.take(raw)] += 1;
        await done?.();
      }
    });
    if (process.exitCode) process.exitCode = TRY_LATER;
    else printRows([counts], Boolean(json));
  });

interface Message {
  raw: Uint8Array;
  /** Once it was taken. */
  done?: () => Promise<void>;
}

async function* messages(files: readonly string[], maildir?: string): AsyncGenerator<Message> {
  for (const file of files) yield { raw: await readFile(file) };
  if (maildir)
    for (const name of (await readdir(join(maildir, 'new'))).sort()) {
      const file = join(maildir, 'new', name);
      // "S": somebody has seen it.
      yield { raw: await readFile(file), done: () => rename(file, join(maildir, 'cur', `${name}:2,S`)) };
    }
  else if (files.length === 0) yield { raw: await readInput() };
}

/** All of it, since a server's pipe breaks where nobody reads on; what is too long is not kept. */
async function readInput(): Promise<Uint8Array> {
  const kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= MOST_BYTES + chunk.length) kept.push(chunk);
  }
  return Buffer.concat(kept);
}

const atDesk = (work: (desk: ReturnedMailsDesk) => Promise<void>) =>
  withStores(async ({ dataSource, pool }) => {
    const [{ ReturnedMailsDesk }, { readStandaloneEnvironment }, { readApiSecret }] = await Promise.all([
      import('@toile/api'),
      import('../environment.js'),
      import('../secrets.js'),
    ]);
    const secret = Buffer.from(readApiSecret(readStandaloneEnvironment()), 'hex');
    const desk = await ReturnedMailsDesk.open(dataSource, pool, secret);
    try {
      await work(desk);
    } finally {
      await desk.close();
    }
  });

await program.parseAsync();
