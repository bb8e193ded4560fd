import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIGURE_ADDRESSES, type FigureAddress } from '@toile/contracts';
import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError, Option } from 'commander';
import { askToile } from './ask-toile.js';
import { Database } from './database.js';
import { exportLog, isUnchanged } from './export-log.js';
import { loadFacts, type Words } from './load-facts.js';
import { openLog } from './open-log.js';
import { type Outcome, recount } from './recount.js';
import { reportOf } from './report.js';
import { drawScopes } from './scopes.js';

interface Options {
  url: string;
  scopes: number;
  seed: number;
  asOf?: string;
  folder?: string;
  words: Words;
  figure?: FigureAddress[];
  json?: boolean;
}

const wholeNumber = (value: string) => {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
};
const time = (value: string) => {
  const at = new Date(value);
  if (Number.isNaN(at.getTime()))
    throw new InvalidArgumentError('A time is written like 2026-03-01T10:00:00Z.');
  return at.toISOString();
};

await new Command('recount')
  .description(
    `Counts every figure of the dashboard anew from the event log alone, by other SQL in another engine, and compares digit for
digit with what the running Toile answers. The log is that of POSTGRES_URL or KAFKA_BROKERS, else of the run on DATA_DIR.`,
  )
  .option('--url <address>', 'where Toile is', process.env.PUBLIC_URL ?? 'http://localhost:3000')
  .option('--scopes <number>', 'how many scopes are drawn', wholeNumber, 20)
  .option('--seed <number>', 'draws the same scopes again', wholeNumber, 1)
  .addOption(new Option('--figure <address...>', 'only these').choices(FIGURE_ADDRESSES))
  .option('--as-of <time>', 'figures as they were known then, instead of live', time)
  .addOption(
    new Option(
      '--words <how>',
      'what a typed search names: what it was understood as (version 3 of searches), or what equals a slug (version 2)',
    )
      .choices(['understood', 'slugs'])
      .default('understood'),
  )
  .option('--folder <path>', 'keeps the exported log there as Parquet, a folder a topic and day')
  .option('--json', 'an object a figure and scope, a line each')
  .addHelpText(
    'after',
    `
RECOUNT_TOKEN is a read-only token of the dashboard; or RECOUNT_EMAIL and RECOUNT_PASSWORD are a member's. Without either the
Demo is asked, which has closed seasons of two years.
Exit code: 0 all is equal, 1 something differs or failed.`,
  )
  .action(run)
  .parseAsync();

async function run(options: Options): Promise<void> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'toile-recount-'));
  let closeLog: (() => Promise<void>) | undefined;
  let database: Database | undefined;
  try {
    const { log, close } = await openLog();
    closeLog = close;
    const { RECOUNT_TOKEN: token, RECOUNT_EMAIL: email, RECOUNT_PASSWORD: password } = process.env;
    const member = email && password ? { email, password } : undefined;
    database = await Database.open();
    const exported = await exportLog(log, database, folder, progress('log'));
    const ask = await askToile({
      url: options.url,
      token,
      member,
      asOf: options.asOf,
      freshTo: exported.newest,
      version: options.words === 'slugs' ? '2' : undefined,
    });
    const asOf = options.asOf ?? new Date().toISOString();
    await loadFacts(database, { files: exported.files, asOf, words: options.words });
    const scopes = await drawScopes(database, options.scopes, options.seed);
    if (scopes.length === 0) throw new Error('The catalogue shows no look, so there is nothing to count.');
    const outcomes: Outcome[] = [];
    for await (const outcome of recount(database, ask, scopes, options.figure)) {
      outcomes.push(outcome);
      if (options.json) console.log(JSON.stringify(outcome));
    }
    if (!options.json) console.log(reportOf(outcomes));
    if (outcomes.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
    if (!options.asOf && process.exitCode && !(await isUnchanged(log, exported)))
      console.error('Events arrived meanwhile, which the recount does not have: compare again with --as-of.');
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  } finally {
    database?.close();
    await closeLog?.();
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  }
}

/** A bar on a terminal, nothing elsewhere. */
function progress(what: string): (done: number, total: number) => void {
  if (!process.stderr.isTTY) return () => undefined;
  const bar = new SingleBar({
    format: `${what} {bar} {percentage}% · {value}/{total}`,
    stream: process.stderr,
    stopOnComplete: true,
  });
  let begun = false;
  return (done, total) => {
    if (!begun) bar.start(total, done);
    begun = true;
    bar.update(done);
  };
}

function messageOf(error: unknown): string {
  const { message, cause } = error as Error;
  const { code } = (cause ?? error) as { code?: string };
  return code === 'ECONNREFUSED' ? 'Nobody answers there: start Toile, or say --url.' : message;
}
