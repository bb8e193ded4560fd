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
  two: { name: 'two ingests, durable in one PostgreSQL', file: 'ingest', env: { BENCH_SECOND: 'yes' } },
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
  const perBeacon = median(rounds.get('two').map(({ cpu }, n) => cpu / rounds.get('postgres')[n].cpu));
  const notes = [
    `ours ÷ Fastify: ${ratio.postgres.toFixed(2)} with PostgreSQL${ratio.kafka ? `, ${ratio.kafka.toFixed(2)} with Kafka` : ''} (median of ${ROUNDS} rounds; goal 0.60)`,
    `ours ÷ NestJS with class-validator that writes nothing: ${ratios('postgres', 'nest').toFixed(2)} (goal: ahead)`,
    `processor time of a beacon, two ingests ÷ one: ${perBeacon.toFixed(2)} (1 is scaling by the number of processes, where there are cores)`,
    `answered 204: ${answered}, in the log: ${stored}`,
  ];
  if (!hasKafka()) notes.push('Kafka: Java 17 and Maven are not both on this machine');
  return { rows: wanted.map((key) => rowOf(SERVERS[key].name, rounds.get(key))), ratio, perBeacon, notes };
}

async function startServer({ file, env = {} }) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`./servers/${file}.mjs`, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [said] = await once(child.stdout, 'data');
  const [port, secondPort, secondPid] = String(said).trim().split(' ').map(Number);
  return { child, ports: [port, secondPort].filter(Boolean), pids: [child.pid, secondPid].filter(Boolean) };
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

/** As many connections for each ingest: where there are more of them, there are more readers. */
async function load({ ports, pids }, seconds) {
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const from = cpu();
  const { path, ...request } = beacon('atelier-verne-fw26-look-12');
  const results = await Promise.all(
    ports.map((port) =>
      autocannon({
        url: `http://127.0.0.1:${port}${path}`,
        ...request,
        connections: CONNECTIONS,
        duration: seconds,
      }),
    ),
  );
  const sum = (value) => results.reduce((all, result) => all + value(result), 0);
  const refused = sum(({ non2xx, errors }) => non2xx + errors);
  if (refused > 0) throw new Error(`${refused} refusals or errors`);
  const answered = sum((result) => result['2xx']);
  const most = (value) => Math.max(...results.map(value));
  return {
    rate: sum(({ requests }) => requests.average),
    p50: most(({ latency }) => latency.p50),
    p99: most(({ latency }) => latency.p99),
    answered,
    cpu: ((cpu() - from) * 1_000) / answered,
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
