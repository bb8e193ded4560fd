import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOPICS } from '@toile/contracts';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { freePort } from '@toile/embedded';
import {
  appendInTransaction,
  createKafkaLog,
  createPostgresLog,
  type EventLog,
  logMigrations,
} from '@toile/event-log';
import { testPostgres } from '@toile/testing';
import { createWarehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { HOUR_MS } from '../blocks/block.js';
import type { FailpointName } from '../failpoint/failpoint-name.js';
import { LedgerSealEntity } from '../ledger/entities/ledger-seal.entity.js';
import { Ledger } from '../ledger/ledger.js';
import { LEDGER_ENTITIES } from '../ledger/ledger-entities.js';
import { ledgerMigrations } from '../ledger/migrations.js';
import { differences, opening, until } from './aggregator.harness.js';

const DIST = join(import.meta.dirname, '../../dist');
/** Loading the service is most of its start: this does it before its turn, opens nothing until it is told, and ends with the test. */
const WHEN_TOLD = `
  process.once('disconnect', () => process.exit());
  const told = new Promise((begin) => process.once('message', begin));
  await import('${DIST}/open-stores.js');
  await import('${DIST}/start-aggregator.js');
  process.env.AGGREGATOR_PORT = await told;
  await import('${DIST}/main.js');`;
const STEP_MS = 25 * 60_000;
/** Much longer than a step takes on a machine with nothing else to do. */
const SLOWEST_MS = 90_000;
/** With everything done for this long, a step is not going to be met. */
const IDLE_MS = 4_000;

/** An order in which each step is met: a recovery, for example, only after a block was left open. */
export const STEPS_IN_ORDER: readonly FailpointName[] = [
  'block/gathered',
  'block/intended',
  'recovery/read-back',
  'block/dead-letters-inserted',
  'recovery/taken',
  'block/inserted',
  'block/completed',
  'block/committed',
  'count/begun',
  'count/filled',
  'count/done',
  'seal/checked',
  'seal/shadow-filled',
  'seal/replaced',
  'seal/recorded',
];

/** Of these, one of each that writes: before a block's first row, between its rows and the ledger, between a sealed hour and the ledger. */
export const STEPS_BETWEEN_WRITES: readonly FailpointName[] = [
  'block/intended',
  'block/inserted',
  'seal/replaced',
];

export interface CrashReport {
  kills: number;
  records: number;
  raw: number;
  dead: number;
  sealedHours: number;
  differences: string[];
}

/**
 * Runs the built aggregator as a process of its own and ends it by SIGKILL when it reaches each of `steps`, while records keep
 * coming over many virtual hours: good ones, repeated ones and poison. Afterwards the verifier looks at everything.
 */
export async function crashAtEveryStep(
  steps: readonly FailpointName[],
  /** `host:port` of a real Kafka; without it the log is in PostgreSQL. Kafka stamps records itself, so no hour passes. */
  kafka?: string,
): Promise<CrashReport> {
  const postgres = await testPostgres({ empty: true });
  const folder = await mkdtemp(join(tmpdir(), 'toile-crash-'));
  const dataSource = await openDataSource({ url: postgres.url, entities: LEDGER_ENTITIES });
  await migrateDatabase(postgres.url, [...logMigrations, ...ledgerMigrations]);
  const log = kafka ? createKafkaLog({ brokers: [kafka] }) : createPostgresLog(poolOf(dataSource));
  await log.createTopics(TOPICS.map((name) => ({ name, partitions: 2 })));
  const run: Run = { dataSource, log, folder, postgresUrl: postgres.url, kafka };
  let at = Date.now() - (steps.length + 2) * STEP_MS;
  const repeated = randomUUID();
  let next = prepare(run, steps[0]);
  try {
    let kills = 0;
    for (const following of [...steps.slice(1), undefined]) {
      const child = next;
      next = prepare(run, following);
      await appendAt(run, new Date(at), repeated);
      at += STEP_MS;
      if (await killAt(run, child)) kills += 1;
    }
    await begin(next);
    await allDone(run);
    await end(next, 'SIGTERM');
    const ends = await endsOf(run);
    return { kills, records: ends.reduce((sum, one) => sum + one, 0), ...(await inspect(run)) };
  } finally {
    await end(next, 'SIGKILL');
    await log.close();
    await dataSource.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Run {
  dataSource: DataSource;
  log: EventLog;
  kafka: string | undefined;
  folder: string;
  postgresUrl: string;
}

/** Appends a batch as if the clock had stood at `at`. */
async function appendAt({ dataSource, log, kafka }: Run, at: Date, repeated: string): Promise<void> {
  const values = [
    ...Array.from({ length: 40 }, (_, n) => opening(`v${n % 9}`, { at, look: `look-${n % 4}` })),
    opening('again and again', { id: repeated, at }),
    'poison',
    opening('robot', { at, bot: true }),
  ];
  const records = values.map((value, n) => ({
    topic: 'tracking',
    key: `key-${n}`,
    value: Buffer.from(value),
  }));
  if (kafka) {
    await log.append(records);
    return;
  }
  const client = await poolOf(dataSource).connect();
  await client.query('BEGIN');
  await appendInTransaction(client, records);
  await client.query('UPDATE log SET appended_at = $1 WHERE appended_at > $1', [at]);
  await client.query('COMMIT');
  client.release();
}

/** @returns whether the child's step was reached before everything was done */
async function killAt(run: Run, child: ChildProcess): Promise<boolean> {
  await begin(child);
  const exited = () => child.exitCode !== null || child.signalCode !== null;
  let busyAt = Date.now();
  await until(async () => {
    if (exited()) return true;
    if (!(await isDone(run))) busyAt = Date.now();
    return Date.now() - busyAt > IDLE_MS;
  }, SLOWEST_MS);
  const reached = exited();
  await end(child, 'SIGKILL');
  return reached;
}

/** An aggregator that ends itself when it reaches `step`; it begins when it is told. */
function prepare(run: Run, step?: FailpointName): ChildProcess {
  return spawn(process.execPath, ['--conditions=failpoints', '--input-type=module', '--eval', WHEN_TOLD], {
    env: {
      PATH: process.env.PATH,
      POSTGRES_URL: run.postgresUrl,
      DATA_DIR: run.folder,
      SEAL_EVERY_MS: '300',
      COUNT_EVENTS: '10',
      LEASE_MS: run.kafka ? '1500' : '500',
      ...(run.kafka && { KAFKA_BROKERS: run.kafka }),
      LOG_LEVEL: 'silent',
      ...(step && { TOILE_FAILPOINT: `${step}:1` }),
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

async function begin(child: ChildProcess): Promise<void> {
  child.send(String(await freePort()));
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

const endsOf = ({ log }: Run): Promise<number[]> =>
  Promise.all([0, 1].map((partition) => log.endOffset('tracking', partition)));

/** Whether every record is in the warehouse, and every hour that can be sealed is. */
async function isDone(run: Run): Promise<boolean> {
  const [ends, next] = await Promise.all([endsOf(run), new Ledger(run.dataSource).nextOffsets('tracking')]);
  return (
    ends.every((end, partition) => next.get(partition) === end) && (await unsealedHours(run.dataSource)) === 0
  );
}

/** Kills leave hours to seal behind, many of them after many: it may take long as a whole, but goes on. */
async function allDone(run: Run): Promise<void> {
  for (let left = Number.POSITIVE_INFINITY; !(await isDone(run)); ) {
    await until(async () => (await isDone(run)) || (await unsealedHours(run.dataSource)) < left, SLOWEST_MS);
    left = await unsealedHours(run.dataSource);
  }
}

async function unsealedHours(dataSource: DataSource): Promise<number> {
  const [found] = await dataSource.query<{ n: number }[]>(
    `SELECT count(DISTINCT ingest_hour)::int AS n FROM ledger_block WHERE topic = 'tracking' AND ingest_hour < $1
       AND ingest_hour NOT IN (SELECT starts_at FROM ledger_seal WHERE period = 'hour')`,
    [new Date(Math.floor((Date.now() - 5_000) / HOUR_MS) * HOUR_MS)],
  );
  return found?.n ?? 0;
}

/** Opens the folder the children left, and lets the verifier look. */
async function inspect(run: Run) {
  const warehouse = createWarehouse({ path: join(run.folder, 'clickhouse') });
  const count = async (sql: string) => (await warehouse.rows<{ n: number }>(sql))[0]?.n ?? 0;
  const report = {
    raw: await count('SELECT count() AS n FROM toile.raw_tracking'),
    dead: await count('SELECT count() AS n FROM toile.dead_letter'),
    sealedHours: await run.dataSource.getRepository(LedgerSealEntity).countBy({ period: 'hour' }),
    differences: (await differences({ dataSource: run.dataSource, log: run.log, warehouse })).map(
      ({ subject, detail }) => `${subject}: ${detail}`,
    ),
  };
  await warehouse.close();
  return report;
}
