/** Appending to the log in batches of 200, against plain INSERTs of the same rows; reading it; in Kafka, where Java is, against a bare kafkajs producer. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '@toile/database';
import { startPostgres } from '@toile/embedded';
import { createKafkaLog, createPostgresLog, logMigrations } from '@toile/event-log';
import { startKafkaBroker } from '@toile/testing';
import { Kafka, logLevel, Partitioners } from 'kafkajs';
import pg from 'pg';
import { trackingRecords } from './events.mjs';

const ROUNDS = 9;
const RECORDS = 200_000;
const BATCH = 200;
const AT_ONCE = 4;
const PARTITIONS = 4;

/** Made beforehand, so that making them is not measured. */
const batches = Array.from({ length: 50 }, (_, index) => trackingRecords(BATCH, index * BATCH));

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const rounds = { append: [], floor: [], read: [], kafkaAppend: [], kafkaFloor: [], kafkaRead: [] };
  const postgres = await startPostgres(join(folder, 'postgres'));
  const pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
  pool.on('error', () => undefined);
  await migrateDatabase(postgres.url, logMigrations);
  const log = createPostgresLog(pool);
  try {
    await warmUp(log, pool);
    for (let round = 0; round < ROUNDS; round += 1) {
      const topic = `round-${round}`;
      rounds.append.push(await appends(log, topic));
      rounds.floor.push(await plainInserts(pool));
      rounds.read.push(await reads(log, topic));
      process.stdout.write(`  round ${round + 1} of ${ROUNDS}\r`);
    }
    await log.close();
    await pool.end();
    await postgres.stop();
    if (hasKafka()) await kafkaRounds(join(folder, 'kafka'), rounds);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const ratio = median(rounds.append.map((rate, index) => rate / rounds.floor[index]));
  const row = (way, rates) => ({ way, 'records/s (median)': Math.round(median(rates)) });
  const rows = [
    row(`append, PostgreSQL, batches of ${BATCH}, ${AT_ONCE} at a time`, rounds.append),
    row('plain INSERT of the same rows, no offsets', rounds.floor),
    row('read, PostgreSQL, 1,000 at a time', rounds.read),
  ];
  if (rounds.kafkaAppend.length > 0)
    rows.push(
      row(`append, Kafka, batches of ${BATCH}, ${AT_ONCE} at a time`, rounds.kafkaAppend),
      row('a bare kafkajs producer, no positions', rounds.kafkaFloor),
      row('read, Kafka, 1,000 at a time', rounds.kafkaRead),
    );
  const goal = `append ÷ plain INSERT: ${ratio.toFixed(2)} (median of ${ROUNDS} pairs), goal 40,000 records/s`;
  const notes = [goal, kafkaNote(rounds)];
  return { rows, ratio, notes };
}

async function kafkaRounds(folder, rounds) {
  const broker = await startKafkaBroker(folder);
  const brokers = [`127.0.0.1:${broker.port}`];
  const log = createKafkaLog({ brokers });
  const producer = new Kafka({ brokers, logLevel: logLevel.NOTHING }).producer({
    createPartitioner: Partitioners.DefaultPartitioner,
  });
  try {
    await producer.connect();
    await appends(log, 'warm-up');
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.kafkaAppend.push(await appends(log, `round-${round}`));
      rounds.kafkaFloor.push(await bareProducer(producer, log, `bare-${round}`));
      rounds.kafkaRead.push(await reads(log, `round-${round}`));
    }
  } finally {
    await producer.disconnect();
    await log.close();
    await broker.stop();
  }
}

function kafkaNote({ kafkaAppend, kafkaFloor }) {
  if (kafkaAppend.length === 0) return 'Kafka: Java 17 and Maven are not both on this machine';
  const ratio = median(kafkaAppend.map((rate, index) => rate / kafkaFloor[index]));
  return `append in Kafka ÷ a bare kafkajs producer: ${ratio.toFixed(2)}, goal 40,000 records/s`;
}

async function warmUp(log, pool) {
  await appends(log, 'warm-up');
  await plainInserts(pool);
}

async function appends(log, topic) {
  await log.createTopics([{ name: topic, partitions: PARTITIONS }]);
  const own = batches.map((batch) => batch.map((record) => ({ ...record, topic })));
  return perSecond((batch) => log.append(own[batch % own.length]));
}

/** The floor: one statement a batch into a table of the same columns, with neither order nor offsets to keep. */
async function plainInserts(pool) {
  await pool.query('DROP TABLE IF EXISTS plain');
  await pool.query(
    'CREATE TABLE plain (topic text, key text, headers jsonb, value bytea, appended_at timestamptz DEFAULT now())',
  );
  return perSecond((at) => {
    const batch = batches[at % batches.length];
    const lengths = batch.map((record) => record.value.length);
    let end = 1;
    const starts = lengths.map((length) => {
      end += length;
      return end - length;
    });
    return pool.query({
      name: 'plain',
      // Values packed as the log packs them: an array of bytea would travel in hexadecimal.
      text: `INSERT INTO plain (topic, key, headers, value)
        SELECT r.topic, r.key, r.headers::jsonb, substring($1::bytea FROM r.start FOR r.length)
        FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::int[]) AS r(topic, key, headers, start, length)`,
      values: [
        Buffer.concat(batch.map((record) => record.value)),
        batch.map((record) => record.topic),
        batch.map((record) => record.key),
        batch.map((record) => JSON.stringify(record.headers)),
        `{${starts.join(',')}}`,
        `{${lengths.join(',')}}`,
      ],
    });
  });
}

/** The floor in Kafka: the client sends the same batches and keeps nothing of the answers. */
async function bareProducer(producer, log, topic) {
  await log.createTopics([{ name: topic, partitions: PARTITIONS }]);
  const own = batches.map((batch) => batch.map(({ key, headers, value }) => ({ key, headers, value })));
  return perSecond((batch) => producer.send({ acks: -1, topic, messages: own[batch % own.length] }));
}

async function perSecond(append) {
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < RECORDS / BATCH) {
        next += 1;
        await append(next - 1);
      }
    }),
  );
  return RECORDS / ((performance.now() - started) / 1000);
}

async function reads(log, topic) {
  const started = performance.now();
  let count = 0;
  for (let partition = 0; partition < PARTITIONS; partition += 1) {
    for (let from = 0; ; ) {
      const records = await log.read({ topic, partition, from, maxRecords: 1_000 });
      if (records.length === 0) break;
      from += records.length;
      count += records.length;
    }
  }
  if (count !== RECORDS) throw new Error(`read ${count} of ${RECORDS} records`);
  return count / ((performance.now() - started) / 1000);
}

function hasKafka() {
  return ['java', 'mvn'].every(
    (command) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0,
  );
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
