import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startIngest } from '@toile/ingest';
import { createLogger } from '@toile/platform';
import fc from 'fast-check';
import { collections, content } from '../../apps/api/src/features/catalogue/testing-collections.js';
import {
  denimLooks,
  startTestDashboard,
} from '../../apps/api/src/features/figures/testing-dashboard.harness.js';
import type { Person } from '../../apps/api/src/testing/testing-api.js';
import { routeRequest } from '../../apps/standalone/src/front-door/route-request.js';
import { documentedOperations, type Operation } from './documented-operations.js';
import { type Call, hostileCall } from './hostile-call.js';

/**
 * The same calls every time: each operation, asked by three of the seven roles, others from operation to operation; by each role,
 * many times, in `every-operation.long-spec.ts`. `FUZZ_ROUNDS=100 FUZZ_SEED=7` goes further and
 * elsewhere; `FUZZ_FROM=12345 FUZZ_CALLS=1` asks one again that was found to fail.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 2026);
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 3 / 7);
const FROM = Number(process.env.FUZZ_FROM ?? 0);
const CALLS = Number(process.env.FUZZ_CALLS ?? Number.POSITIVE_INFINITY);
/** Says what was logged of a failure. */
const LOG_LEVEL = process.env.FUZZ_LOG === '1' ? 'error' : 'silent';
const AT_ONCE = 4;
/** Trying an alert counts a figure thirty times; everything else is far below. */
const LONGEST_MS = 60_000;
/** They end the session that everything else is asked with; visitors ask them. */
const ENDS_SESSION = /^\/auth\/(logout|force-relogin)$/;

const ROLES = ['visitor', 'free', 'subscriber', 'analyst', 'brand', 'editor', 'operator'] as const;
let running: Awaited<ReturnType<typeof startTestDashboard>>;
let ingest: Awaited<ReturnType<typeof startIngest>>;
let operations: Operation[];
const people = new Map<string, Person>();
const day = (at: number) => `2026-03-${String(at + 1).padStart(2, '0')}T10:00:00.000Z`;

beforeAll(async () => {
  const ok = async () => 'ok';
  running = await startTestDashboard({
    collections,
    content,
    payments: 'test' as const,
    logger: createLogger('api', LOG_LEVEL),
    health: {
      checks: { api: ok, ingest: ok, aggregator: ok, postgres: ok, log: ok, warehouse: ok },
      lagMs: async () => 0,
      demo: () => 'off' as const,
    },
  });
  const { api, facts } = running;
  await facts.looks(denimLooks(30, 13));
  await facts.views(Array.from({ length: 20 }, (_, at) => ({ at: day(at), visitor: `v${at}`, look: 'l-1' })));
  await facts.searches(
    Array.from({ length: 20 }, (_, at) => ({ at: day(at), visitor: `v${at}`, names: ['tag:denim'] })),
  );
  ingest = await startIngest({
    stores: { log: api.log },
    logger: createLogger('ingest', LOG_LEVEL),
    port: 0,
    visitorSecret: 's'.repeat(32),
    trustedProxies: [],
  });
  for (const role of ROLES) people.set(role, await api.person(role === 'visitor' ? undefined : role));
  operations = await documentedOperations(api.url);
});
afterAll(async () => {
  await ingest?.close();
  await running?.stop();
});

interface Numbered extends Call {
  number: number;
  role: string;
}

/** Call `number` is the same whenever it is asked for. */
function callOf(number: number): Numbered {
  const operation = operations[number % operations.length] as Operation;
  // Whoever asks first goes on from operation to operation, so that a part of a round is of every role.
  const turn = Math.floor(number / operations.length) + (number % operations.length);
  const role = ROLES[turn % ROLES.length] ?? 'visitor';
  const [call] = fc.sample(hostileCall(operation), { seed: SEED * 1_000_003 + number, numRuns: 1 });
  return { ...(call as Call), number, role: ENDS_SESSION.test(operation.path) ? 'visitor' : role };
}

/** Sent as it is: `fetch` would mend the address. */
const send = ({ method, url, headers, body, role }: Numbered) =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const to = new URL(
      routeRequest(method, url, headers.accept).service === 'ingest'
        ? `http://127.0.0.1:${ingest.port}`
        : running.api.url,
    );
    const { cookies, token } = people.get(role) ?? {};
    const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const call = request(
      {
        host: to.hostname,
        port: to.port,
        method,
        path: url,
        signal: AbortSignal.timeout(LONGEST_MS),
        headers: {
          ...headers,
          origin: to.origin,
          cookie,
          'x-csrf-token': token ?? '',
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        const type = String(answer.headers['content-type'] ?? '');
        const status = answer.statusCode ?? 0;
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status, type, text: Buffer.concat(chunks).toString() }));
        // A stream has no end to wait for.
        if (type.startsWith('text/event-stream')) {
          answer.destroy();
          resolve({ status, type, text: '' });
        }
      },
    );
    call.on('error', reject);
    call.end(body);
  });

/** What is wrong with the answer; undefined when nothing is. */
async function faultOf(call: Numbered): Promise<string | undefined> {
  const { status, type, text } = await send(call);
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  const isProblem = type.startsWith('application/problem+json');
  // Pages for people who follow a link are pages.
  const isPage = type.startsWith('text/html') && !call.headers.accept?.includes('json');
  if (status >= 400 && !isProblem && !isPage) return `${status} as "${type}"`;
  if (/node_modules|\bat [\w.<>]+ \((file|node):|syntax error at or near/.test(text))
    return 'shows its inside';
  return undefined;
}

const saidOf = ({ number, role, method, url, headers, body }: Numbered) =>
  `FUZZ_SEED=${SEED} FUZZ_FROM=${number}: ${role} ${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${body?.slice(0, 300) ?? ''}`;

it(
  'no operation fails, whoever asks it and whatever they send',
  async () => {
    expect(operations.length).toBeGreaterThan(150);
    const isTracking = ({ method, path }: Operation) =>
      routeRequest(method, path, undefined).service === 'ingest';
    expect(operations.filter(isTracking)).toHaveLength(10);
    const faults: string[] = [];
    const end = FROM + Math.min(CALLS, ROUNDS * ROLES.length * operations.length);
    let next = FROM;
    const worker = async () => {
      while (next < end && faults.length < 30) {
        const call = callOf(next++);
        const fault = await faultOf(call).catch((error: Error) => `no answer: ${error.message}`);
        if (fault) faults.push(`${saidOf(call)}\n    ${fault}`);
        // What is refused for coming too often tells nothing of what would be answered.
        if (call.number % 40 === 0) await running.pool.query('TRUNCATE rate_limit');
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    console.info(`${next - FROM} calls of ${operations.length} operations, seed ${SEED}`);
    expect(faults).toEqual([]);
    expect((await fetch(`${running.api.url}/api/health`)).status).toBe(200);
  },
  Math.max(1, ROUNDS) * 60_000,
);
