/** Beacons a second: validation, enrichment and a durable 204, against a bare Fastify that writes nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 64;

async function startServer(name) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`./servers/${name}.mjs`, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = await once(child.stdout, 'data');
  return { child, port: Number(String(first).trim()) };
}

function beacon() {
  return new URLSearchParams({
    uri: '/en/look/atelier-verne-fw26-look-12',
    event: 'view',
    page: '1',
    route_params: '{"slug":"atelier-verne-fw26-look-12"}',
    query: '{}',
    sessid: 'c0ffee00c0ffee00',
    fingerprint: 'ab12'.repeat(10),
    fingerprint_v2: 'cd34'.repeat(10),
    source: 'bench',
  }).toString();
}

async function load(port, seconds = SECONDS) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/api/tts/media/atelier-verne-fw26-look-12`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    },
    body: beacon(),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99, answered: result['2xx'] };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function run() {
  const ours = await startServer('ingest');
  const floor = await startServer('fastify');
  const rounds = { ours: [], floor: [] };
  let answered = 0;
  try {
    for (const server of [ours, floor])
      answered += (await load(server.port, 2)).answered * (server === ours ? 1 : 0);
    for (let round = 0; round < ROUNDS; round += 1) {
      const mine = await load(ours.port);
      answered += mine.answered;
      rounds.ours.push(mine);
      rounds.floor.push(await load(floor.port));
      process.stdout.write(`  round ${round + 1} of ${ROUNDS}\r`);
    }
  } finally {
    floor.child.kill('SIGTERM');
    ours.child.kill('SIGTERM');
  }
  const [last] = await once(ours.child.stdout, 'data');
  const stored = Number(String(last).trim());
  const row = (name, results) => ({
    server: name,
    'beacons/s (median)': Math.round(median(results.map((result) => result.rate))),
    'p99 ms (median)': median(results.map((result) => result.p99)),
  });
  const ratio = median(rounds.ours.map((mine, index) => mine.rate / rounds.floor[index].rate));
  return {
    rows: [
      row('ingest, durable in PostgreSQL', rounds.ours),
      row('bare Fastify, writes nothing', rounds.floor),
    ],
    ratio,
    notes: [
      `ours ÷ floor: ${ratio.toFixed(2)} (median of ${ROUNDS} pairs; goal 0.60)`,
      `answered 204: ${answered}, in the log: ${stored}`,
    ],
  };
}
