import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { EventLog, NewRecord } from '@toile/event-log';
import { LogUnavailableError } from '@toile/event-log';
import { createLogger, type RunningService } from '@toile/platform';
import { startIngest } from '../start-ingest.js';

const FORM = 'application/x-www-form-urlencoded';
const PATH = '/api/tts/media/look-1';

let ingest: RunningService;
let written: NewRecord[];
let isDown: boolean;
beforeEach(async () => {
  written = [];
  isDown = false;
  const append = async (records: readonly NewRecord[]) => {
    if (isDown) throw new LogUnavailableError('down');
    written.push(...records);
    return [];
  };
  ingest = await startIngest({
    log: { append, endOffset: async () => 0 } as unknown as EventLog,
    logger: createLogger('ingest', 'silent'),
    port: 0,
    visitorSecret: 's'.repeat(32),
    trustedProxies: ['127.0.0.1'],
    limits: { eventsAMinute: 2, sparesLoopback: true },
  });
});
afterEach(() => ingest.close());

const url = (path: string) => `http://127.0.0.1:${ingest.port}${path}`;
const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(url(path), { method: 'POST', body, headers });
/** Of the connection and of the body's bytes: Fastify tells a problem's length, and leaves a sender of rubbish. */
const OF_THE_WAY = ['connection', 'keep-alive', 'content-length', 'transfer-encoding', 'date'];
/** A direct answer, and the one Fastify gives to the same beacon; a trailing slash is Fastify's. */
const both = (body: string, headers: Record<string, string> = {}) =>
  Promise.all(
    [PATH, `${PATH}/`].map(async (path) => {
      const response = await post(path, body, { 'content-type': FORM, ...headers });
      const own = [...response.headers].filter(([name]) => !OF_THE_WAY.includes(name));
      const text = (await response.text()).replaceAll(`${PATH}/`, PATH);
      return { status: response.status, headers: new Map(own), text };
    }),
  );

it.each<[string, string, Record<string, string>, number]>([
  ['a beacon', 'uri=/en', {}, 204],
  ['a beacon over https', 'uri=/en', { 'x-forwarded-proto': 'https' }, 204],
  ['a field that does not fit', 'uri=/en&page=x', {}, 422],
  ['broken encoding', 'uri=%E0%A4%A', {}, 400],
])('answers %s as Fastify does', async (_name, body, headers, status) => {
  const [direct, fastify] = await both(body, { 'x-correlation-id': 'conversation-1', ...headers });
  expect(direct?.status).toBe(status);
  expect(direct).toEqual(fastify);
  expect(direct?.headers.get('x-correlation-id')).toBe('conversation-1');
  expect(written).toHaveLength(status === 204 ? 2 : 0);
});

it('answers 503 while the log is away, and when to come back', async () => {
  isDown = true;
  const [direct, fastify] = await both('uri=/en');
  expect([direct?.status, fastify?.status]).toEqual([503, 503]);
  expect(direct?.headers.get('retry-after')).toBe('2');
  expect(fastify?.headers.get('retry-after')).toBe('2');
});

it('limits the address a believed proxy names', async () => {
  const from = (address: string) =>
    post(PATH, 'uri=/en', { 'content-type': FORM, 'x-forwarded-for': address }).then((answer) => ({
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
    }));
  for (let n = 0; n < 4; n += 1) expect(await from('193.55.96.1')).toMatchObject({ status: 204 });
  const refused = await from('193.55.96.1');
  expect(refused.status).toBe(429);
  // Half a minute, less what has passed since.
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(30);
  expect(await from('193.55.96.2')).toMatchObject({ status: 204 });
  expect(JSON.parse(String(written[0]?.value)).data.country).toBe('FR');
});

it('measures beacons by their route, and counts every one', async () => {
  await both('uri=/en');
  await both('page=x');
  const metrics = await (await fetch(url('/metrics'))).text();
  const count = (status: number) =>
    new RegExp(
      `^toile_http_request_duration_seconds_count\\{method="POST",route="/api/tts/media/:target",status="${status}"\\} 2$`,
      'm',
    );
  expect(metrics).toMatch(count(204));
  expect(metrics).toMatch(count(422));
  const ledger = await (await fetch(url('/ledger'))).json();
  expect(ledger).toMatchObject({ received: 4, stored: 2, refused: { invalid: 2 }, in_flight: 0 });
});

it('takes a body that arrives in parts, whole characters or not', async () => {
  const body = Buffer.from('uri=/é');
  const answered = new Promise<string>((resolve, reject) => {
    const socket = connect(ingest.port, '127.0.0.1', () => {
      socket.write(
        `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, 6), () => setTimeout(() => socket.write(body.subarray(6)), 20));
    });
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
    socket.once('error', reject);
  });
  expect(await answered).toMatch(/^HTTP\/1.1 204 /);
  expect(JSON.parse(String(written[0]?.value)).data.uri).toBe('/é');
});

it('counts a beacon whose sender goes away, and writes nothing', async () => {
  const socket = connect(ingest.port, '127.0.0.1');
  socket.write(`POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: 50\r\n\r\nuri=`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  const signal = AbortSignal.timeout(20_000);
  for (let received = 0; received === 0; ) {
    signal.throwIfAborted();
    received = (await (await fetch(url('/ledger'))).json()).received;
  }
  expect(await (await fetch(url('/ledger'))).json()).toMatchObject({
    refused: { malformed: 1 },
    in_flight: 0,
  });
  expect(written).toEqual([]);
});
