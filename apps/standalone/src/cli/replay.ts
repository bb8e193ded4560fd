import type { HourComparison, Replay, ReplayPlan } from '@toile/aggregator';
import type { Topic } from '@toile/contracts';
import { Command, InvalidArgumentError } from 'commander';
import { type OperatorStores, withStores } from './operator-stores.js';
import { startBar } from './progress-bar.js';
import { formatTable } from './table.js';

interface Options {
  topic?: string[];
  from?: Date;
  to?: Date;
  generation?: number;
  rate?: number;
  plan?: boolean;
  accept?: boolean;
  discard?: boolean;
  json?: boolean;
}

const program = new Command('toile replay')
  .description(
    `Writes ingest days anew from the log into tables beside the live ones, then compares hour by hour.
Nothing live changes until --accept; readers are served throughout. An interrupted run goes on where it was.`,
  )
  .option('--topic <name...>', 'only these topics (default: all)')
  .option('--from <day>', 'first ingest day, e.g. 2026-03-01 (default: the first)', toDay)
  .option('--to <day>', 'last ingest day, inclusive (default: now)', toDay)
  .option('--generation <n>', 'the replay that is meant by --accept or --discard, as a safeguard', toNumber)
  .option('--rate <n>', 'at most so many records a second', toNumber)
  .option('--plan', 'only say how much would be written anew')
  .option('--accept', 'put the replayed days in the place of the live ones')
  .option('--discard', 'throw the replay away')
  .option('--json', 'the comparison as JSON')
  .addHelpText('after', '\nExit code: 0 done, 1 failed, 2 the comparison found differences.')
  .action((options: Options) => withStores((stores) => run(stores, options)));

async function run(stores: OperatorStores, options: Options): Promise<void> {
  if (options.plan) return printPlan(stores, options);
  const { Replay } = await import('@toile/aggregator');
  const replay = new Replay(stores);
  if (options.discard) {
    const plan = meant(await replay.underWay(), options);
    await replay.discard(plan);
    console.log(`generation ${plan.generation} was discarded`);
    return;
  }
  const plan =
    options.accept && !options.topic && !options.from && !options.to
      ? meant(await replay.underWay(), options)
      : await fill(replay, options);
  const comparison = await replay.compare(plan);
  print(comparison, Boolean(options.json));
  if (options.accept) {
    await replay.accept(plan, (step) => console.error(`  ${step}`));
    console.log(`generation ${plan.generation} is live`);
    return;
  }
  if (comparison.some((hour) => !hour.equal)) process.exitCode = 2;
  console.error(`Generation ${plan.generation} is filled. --accept swaps it in, --discard throws it away.`);
}

async function printPlan({ pool }: OperatorStores, { topic, from, to }: Options): Promise<void> {
  const { ReplayPlan, ReplayPlanHandler } = await import('@toile/api');
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const { records, hours } = await new ReplayPlanHandler(pool).execute(
    new ReplayPlan({
      ...(topic && { topics: topic as Topic[] }),
      ...(from && { from: day(from) }),
      ...(to && { to: day(to) }),
    }),
  );
  console.log(`would be written anew: ${records} records, in hours: ${hours}`);
}

async function fill(replay: Replay, options: Options): Promise<ReplayPlan> {
  const { describePlan } = await import('@toile/aggregator');
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new Error('interrupted; the same command goes on from here')));
  const bar = startBar('replay');
  try {
    const wish = { topics: options.topic, from: options.from, to: options.to };
    const plan = await replay.fill(wish, { rate: options.rate, signal: stop.signal, onProgress: bar.update });
    bar.stop();
    console.error(`generation ${plan.generation}: ${describePlan(plan)}`);
    return plan;
  } finally {
    bar.stop();
  }
}

function meant(plan: ReplayPlan, options: Options): ReplayPlan {
  if (options.generation && options.generation !== plan.generation)
    throw new Error(`generation ${plan.generation} is under way, not ${options.generation}`);
  return plan;
}

function print(comparison: readonly HourComparison[], json: boolean): void {
  if (json) {
    console.log(JSON.stringify(comparison));
    return;
  }
  const rows = comparison.map(({ topic, hour, live, replayed, equal }) => ({
    topic,
    'ingest hour': hour.slice(0, 16),
    'live rows': live.rows ?? 0,
    'replayed rows': replayed.rows ?? 0,
    '': equal ? '=' : `≠ ${differences(live, replayed)}`,
  }));
  console.log(formatTable(rows));
}

function differences(live: Record<string, number>, replayed: Record<string, number>): string {
  const names = Object.keys({ ...live, ...replayed }).filter((name) => live[name] !== replayed[name]);
  return names.map((name) => `${name} ${live[name] ?? 0} → ${replayed[name] ?? 0}`).join(', ');
}

function toDay(value: string): Date {
  const day = new Date(`${value}T00:00:00.001Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(day.getTime()))
    throw new InvalidArgumentError('A day is written YYYY-MM-DD.');
  return day;
}

function toNumber(value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new InvalidArgumentError('It must be a whole number above 0.');
  return Number(value);
}

await program.parseAsync();
