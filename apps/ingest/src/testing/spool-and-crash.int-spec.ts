import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { migrateDatabase } from '@toile/database';
import { freePort } from '@toile/embedded';
import { createPostgresLog, type EventLog, logMigrations } from '@toile/event-log';
import { type CrashablePostgres, crashablePostgres } from '@toile/testing';
import pg from 'pg';

const MAIN = join(import.meta.dirname, '../../dist/main.js');

/** One server for all tests, each with a database of its own. */
let postgres: CrashablePostgres;
let tests = 0;
let database: string;
let folder: string;
let pool: pg.Pool;
let log: EventLog;
/** What ingest is given; freezing it takes the log away from ingest alone. */
let line: Awaited<ReturnType<CrashablePostgres['connect']>>;
let children: ChildProcess[];

async function connect() {
  const connection = await postgres.connect();
  const url = new URL(connection.url);
  url.pathname = `/${database}`;
  return { ...connection, url: url.href };
}

beforeAll(async () => {
  postgres = await crashablePostgres();
});
afterAll(() => postgres?.stop());
beforeEach(async () => {
  children = [];
  folder = await mkdtemp(join(tmpdir(), 'toile-ingest-'));
  tests += 1;
  database = `test_${tests}`;
  const administration = new pg.Client({ connectionString: (await postgres.connect()).url });
  await administration.connect();
  await administration.query(`CREATE DATABASE ${database}`);
  await administration.end();
  pool = new pg.Pool({
    connectionString: (await connect()).url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  pool.on('error', () => undefined);
  line = await connect();
  log = createPostgresLog(pool);
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  line.thaw();
  await log.close();
  await pool.end();
  await rm(folder, { recursive: true, force: true });
});

const createTopic = async () => {
  await migrateDatabase(line.url, logMigrations);
  await log.createTopics([{ name: 'tracking', partitions: 2 }]);
};

/** For what takes a moment: a wait that does not end would keep the whole run from ending. */
const soon = () => ({ signal: AbortSignal.timeout(60_000) });

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const { signal } = soon(); !(await isSo()); await sleep(50)) signal.throwIfAborted();
}

interface Ingest {
  /** The ids that were answered 204. */
  send(count: number): Promise<string[]>;
  status(): Promise<number>;
  ledger(): Promise<Record<string, number> & { spool: Record<string, number> }>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** The built ingest, as a process of its own. */
async function startIngest(env: Record<string, string> = {}): Promise<Ingest> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      POSTGRES_URL: line.url,
      DATA_DIR: folder,
      INGEST_PORT: String(port),
      INGEST_INTERNAL_PORT: String(internalPort),
      VISITOR_SECRET: 'v'.repeat(32),
      RATE_LIMITS: 'auto',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const url = `http://127.0.0.1:${port}`;
  const internalUrl = `http://127.0.0.1:${internalPort}`;
  const isUp = () =>
    fetch(`${internalUrl}/health/live`, soon()).then(
      (response) => response.ok,
      () => false,
    );
  await until(async () => {
    if (child.exitCode !== null)
      throw new Error(`ingest ended with ${child.exitCode}; is it built? It said:\n${said}`);
    return isUp();
  });
  const post = (id: string) =>
    fetch(`${url}/api/tts/click`, {
      method: 'POST',
      body: new URLSearchParams({ uri: '/', sessid: 'one', event_id: id }),
      ...soon(),
    }).then((response) => response.status);
  return {
    send: async (count) => {
      const ids = Array.from({ length: count }, () => randomUUID());
      const statuses = await Promise.all(ids.map(post));
      return ids.filter((_, index) => statuses[index] === 204);
    },
    status: () => post(randomUUID()),
    ledger: async () => (await fetch(`${internalUrl}/ledger`, soon())).json() as ReturnType<Ingest['ledger']>,
    end: async (signal) => {
      const exited = once(child, 'exit', soon());
      child.kill(signal);
      await exited;
    },
  };
}

/** Ids in the log, in order of partition and offset. */
async function logged(): Promise<string[]> {
  const ids: string[] = [];
  for (const partition of [0, 1]) {
    const records = await log.read({ topic: 'tracking', partition, from: 0, maxRecords: 10_000 });
    for (const record of records) ids.push((JSON.parse(String(record.value)) as { id: string }).id);
  }
  return ids;
}

async function drained(ingest: Ingest): Promise<void> {
  await until(async () => (await ingest.ledger()).spool.records === 0);
}

/** A record may come twice where a crash or a timeout hid whether it had arrived, but never out of nothing. */
function expectEachOnce(ids: readonly string[], sent: readonly string[]): void {
  expect([...new Set(ids)].sort()).toEqual([...sent].sort());
}

it('starts without a log, is killed, and brings everything to the log that comes later', async () => {
  line.freeze();
  const first = await startIngest();
  const sent = await first.send(50);
  expect(sent).toHaveLength(50);
  expect(await first.ledger()).toMatchObject({ received: 50, spooled: 50, stored: 0, in_flight: 0 });
  await first.end('SIGKILL');
  expect(await readdir(join(folder, 'spool'))).toContain('000000000001.spool');
  line.thaw();
  const second = await startIngest();
  // The server is there, its topic is not.
  sent.push(...(await second.send(5)));
  await createTopic();
  await drained(second);
  sent.push(...(await second.send(5)));
  expect(sent).toHaveLength(60);
  await second.end('SIGTERM');
  const ids = await logged();
  expectEachOnce(ids, sent);
  // One visitor: in the order they were sent, batch by batch.
  const batchOf = (id: string) => Math.min(1, Math.floor(sent.indexOf(id) / 50));
  expect(ids.map(batchOf)).toEqual([...ids.map(batchOf)].sort());
});

it('loses the log in mid-run and counts what went where', async () => {
  await createTopic();
  const ingest = await startIngest();
  const sent = await ingest.send(20);
  line.freeze();
  sent.push(...(await ingest.send(30)));
  sent.push(...(await ingest.send(30)));
  expect(sent).toHaveLength(80);
  const away = await ingest.ledger();
  expect(away).toMatchObject({ received: 80, stored: 20, spooled: 60, duplicate: 0, in_flight: 0 });
  expect(away.spool.records).toBe(60);
  line.thaw();
  await drained(ingest);
  sent.push(...(await ingest.send(20)));
  expect(await ingest.ledger()).toMatchObject({ received: 100, stored: 40, spooled: 60 });
  expectEachOnce(await logged(), sent);
});

it('survives a crash of the database under load, and its own while it drains', async () => {
  await createTopic();
  let ingest = await startIngest();
  const sent: string[] = [];
  const crash = sleep(100).then(() => postgres.crashAndRestart());
  crash.catch(() => undefined);
  for (let round = 0; round < 40; round += 1) {
    sent.push(...(await ingest.send(10)));
    await sleep(20);
  }
  await crash;
  line.freeze();
  sent.push(...(await ingest.send(200)));
  line.thaw();
  await ingest.end('SIGKILL');
  ingest = await startIngest();
  await drained(ingest);
  expect(sent).toHaveLength(600);
  expectEachOnce(await logged(), sent);
});

it('answers 503 when neither the log nor the spool takes it, and keeps every promise it made', async () => {
  await createTopic();
  const ingest = await startIngest({ SPOOL_MAX_BYTES: '10000' });
  line.freeze();
  const sent: string[] = [];
  for (let got = 1; got > 0 && sent.length < 100; ) {
    const acknowledged = await ingest.send(3);
    got = acknowledged.length;
    sent.push(...acknowledged);
  }
  expect(sent.length).toBeGreaterThan(3);
  // What is too much for three may still do for one.
  let status = await ingest.status();
  for (let more = 0; status === 204 && more < 3; more += 1) status = await ingest.status();
  expect(status).toBe(503);
  const { refused } = (await ingest.ledger()) as unknown as { refused: { unavailable: number } };
  expect(refused.unavailable).toBeGreaterThanOrEqual(4);
  line.thaw();
  await drained(ingest);
  sent.push(...(await ingest.send(3)));
  expectEachOnce(
    (await logged()).filter((id) => sent.includes(id)),
    sent,
  );
});

it('keeps the counts of its minutes for operators, also when it is stopped', async () => {
  await createTopic();
  await pool.query(`CREATE TABLE intake_minute (instance uuid, minute timestamptz, outcome text, events bigint,
    PRIMARY KEY (minute, instance, outcome))`);
  const ingest = await startIngest();
  expect(await ingest.send(7)).toHaveLength(7);
  await ingest.end('SIGTERM');
  const { rows } = await pool.query(
    'SELECT outcome, sum(events)::int AS events FROM intake_minute GROUP BY outcome',
  );
  expect(rows).toEqual([{ outcome: 'stored', events: 7 }]);
});
