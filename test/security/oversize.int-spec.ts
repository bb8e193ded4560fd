import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PUBLIC_URL, startEdge } from './start-edge.js';

let edge: Awaited<ReturnType<typeof startEdge>>;
const urls = { api: '', ingest: '', door: '' };
beforeAll(async () => {
  edge = await startEdge();
  urls.api = edge.api.url;
  urls.ingest = `http://127.0.0.1:${edge.ingest.port}`;
  urls.door = `http://127.0.0.1:${edge.port}`;
});
afterAll(() => edge?.stop());

const PARTS = 20;
/** Sends a body in parts with a pause before each, and gives what is answered, at whatever moment. */
const send = (url: string, type: string, body: string, pauseMs: number) =>
  new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    const headers = {
      host: new URL(PUBLIC_URL).host,
      'content-type': type,
      'content-length': Buffer.byteLength(body),
    };
    const signal = AbortSignal.timeout(50_000);
    const call = request(url, { method: 'POST', headers, signal }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          type: answer.headers['content-type'],
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.on('error', reject);
    const part = Math.ceil(body.length / PARTS);
    void (async () => {
      for (let from = 0; from < body.length && !call.destroyed; from += part) {
        call.write(body.slice(from, from + part));
        if (pauseMs > 0) await sleep(pauseMs);
      }
      call.end();
    })();
  });

const JSON_BODY = JSON.stringify({ name: 'x'.repeat(2_000_000) });
const FILE = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'x'.repeat(20_000_000)}\r\n--b--\r\n`;
const DOORS: [string, keyof typeof urls, string, string, string][] = [
  ['the api', 'api', '/api/register', 'application/json', JSON_BODY],
  ['ingest', 'ingest', '/api/tts/batch', 'application/json', JSON_BODY],
  ['the front door to the api', 'door', '/api/register', 'application/json', JSON_BODY],
  ['the front door to a page', 'door', '/en/auth', 'application/json', JSON_BODY],
  ['the front door to ingest', 'door', '/api/tts/batch', 'application/json', JSON_BODY],
  ['the front door to the upload', 'door', '/api/upload', 'application/json', JSON_BODY],
  ['the front door to a form', 'door', '/auth', 'application/x-www-form-urlencoded', `a=${JSON_BODY}`],
];

it.each(DOORS)(
  '%s says 413 to a body that is too large, sent at once or slowly',
  async (_, to, path, type, body) => {
    for (const pauseMs of [0, 10])
      for (let turn = 0; turn < 3; turn += 1) {
        const answer = await send(urls[to] + path, type, body, pauseMs);
        expect([path, answer.status, answer.type]).toEqual([
          path,
          413,
          expect.stringContaining('application/problem+json'),
        ]);
        expect(JSON.parse(answer.body)).toMatchObject({ status: 413, title: 'Too large' });
      }
  },
);

it('the front door says who may upload, not that the api is away, to a file that is too large', async () => {
  const answer = await send(`${urls.door}/api/upload`, 'multipart/form-data; boundary=b', FILE, 0);
  expect(answer.status).toBe(401);
});
