/**
 * Beacons a second with validation, enrichment and a durable 204, against servers that write nothing: bare `node:http`, a bare
 * Fastify with the same schema, and NestJS on Express with class-validator. With Kafka as the log too where Java and Maven are.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { beacon } from './beacon.mjs';
import { cpuOf } from './cpu.mjs';

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 64;

const SERVERS = {
  postgres: { name: 'ingest, durable in PostgreSQL', file: 'ingest' },
  kafka: { name: 'ingest, durable in Kafka (one broker)', file: 'ingest', env: { BENCH_LOG: 'kafka' } },
  fastify: { name: 'bare Fastify, same schema, writes nothing', file: 'fastify' },
  http: { name: 'bare node:http, writes nothing', file: 'node-http' },
  nest: { name: 'NestJS, Express, class-validator, writes nothing', file: 'nest-express' },
};

export async function run() {
  const wanted = Object.keys(SERVERS).filter((key) => key !== 'kafka' || hasKafka());
  const servers = new Map();
  const rounds = new Map(wanted.map((key) => [key, []]));
  let answered = 0;
  let stored;
  try {
    for (const key of wanted) servers.set(key, await startServer(SERVERS[key]));
    for (const key of wanted) {
      const warm = await load(servers.get(key), 2);
      if (key === 'postgres') answered += warm.answered;
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const key of wanted) {
        const result = await load(servers.get(key), SECONDS);
        if (key === 'postgres') answered += result.answered;
        rounds.get(key).push(result);
      }
      process.stdout.write(`  round ${round + 1} of ${ROUNDS}\r`);
    }
  } finally {
    stored = await stopAll(servers);
  }
  const ratios = (key, to) =>
    rounds.has(key) ? median(rounds.get(key).map(({ rate }, n) => rate / rounds.get(to)[n].rate)) : undefined;
  const ratio = { postgres: ratios('postgres', 'fastify'), kafka: ratios('kafka', 'fastify') };
  const notes = [
    `ours ÷ Fastify: ${ratio.postgres.toFixed(2)} with PostgreSQL${ratio.kafka ? `, ${ratio.kafka.toFixed(2)} with Kafka` : ''} (median of ${ROUNDS} rounds; goal 0.60)`,
    `ours ÷ NestJS with class-validator that writes nothing: ${ratios('postgres', 'nest').toFixed(2)} (goal: ahead)`,
    `answered 204: ${answered}, in the log: ${stored}`,
  ];
  if (!hasKafka()) notes.push('Kafka: Java 17 and Maven are not both on this machine');
  return { rows: wanted.map((key) => rowOf(SERVERS[key].name, rounds.get(key))), ratio, notes };
}

async function startServer({ file, env = {} }) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`./servers/${file}.mjs`, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [first] = await once(child.stdout, 'data');
  return { child, port: Number(String(first).trim()) };
}

/** @returns how many records the PostgreSQL log holds, as its server says at its end */
async function stopAll(servers) {
  let stored;
  for (const [key, { child }] of servers) {
    const said = key === 'postgres' ? once(child.stdout, 'data') : undefined;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    if (said) stored = Number(String((await said)[0]).trim());
    await gone;
  }
  return stored;
}

async function load({ child, port }, seconds) {
  const from = cpuOf(child.pid);
  const { path, ...request } = beacon('atelier-verne-fw26-look-12');
  const result = await autocannon({
    ...{ url: `http://127.0.0.1:${port}${path}`, ...request },
    ...{ connections: CONNECTIONS, duration: seconds },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  const answered = result['2xx'];
  return {
    ...{ rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, answered },
    cpu: ((cpuOf(child.pid) - from) * 1_000) / answered,
  };
}

const rowOf = (server, results) => ({
  server,
  'beacons/s': Math.round(median(results.map(({ rate }) => rate))),
  'p50 ms': median(results.map(({ p50 }) => p50)),
  'p99 ms': median(results.map(({ p99 }) => p99)),
  'its µs of CPU a beacon': Math.round(median(results.map(({ cpu }) => cpu))),
});

function hasKafka() {
  const answers = (command) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;
  return answers('java') && answers('mvn');
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
