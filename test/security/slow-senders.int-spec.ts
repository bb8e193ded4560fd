import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger, startService } from '@toile/platform';
import { startFrontDoor } from '../../apps/standalone/src/front-door/start-front-door.js';
import { askRaw } from './ask-raw.js';

/** Bodies the services were handed, and how many asked them anything. */
let received: { size: number; url: string | undefined }[];
let asked: number;
let services: Server[];
let sockets: Socket[];
let door: Awaited<ReturnType<typeof startFrontDoor>>;

async function service(): Promise<string> {
  const server = createServer((request, response) => {
    asked += 1;
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
    });
    request.on('end', () => {
      received.push({ size, url: request.url });
      response.end('fine');
    });
  });
  services.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

async function open(rateLimits: 'auto' | 'on') {
  door = await startFrontDoor({
    port: 0,
    publicUrl: 'http://localhost',
    logger: createLogger('test', 'silent'),
    rateLimits,
    services: { api: await service(), ingest: await service(), mcp: await service(), web: await service() },
  });
}

beforeEach(() => {
  [received, services, sockets, asked] = [[], [], [], 0];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await door.close();
  for (const server of services) server.close().closeAllConnections();
});

/** A connection on which this has been said; what comes back is in `heard`. */
async function say(
  words: string,
  localAddress = '127.0.0.1',
  port = door.port,
): Promise<{ socket: Socket; heard: () => string }> {
  let text = '';
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve).once('error', resolve));
  if (words) socket.write(words);
  return { socket, heard: () => text };
}
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
const slowly = (path: string, length = 100) => say(`${post(path, length)}x`);

async function until(isSo: () => boolean): Promise<void> {
  for (const signal = AbortSignal.timeout(40_000); !isSo(); await sleep(50)) signal.throwIfAborted();
}

describe('who sends slowly', () => {
  it('stops nobody else, is told so and cut off; who sends steadily is not', async () => {
    await open('auto');
    // A few at a time: what the kernel has no room to queue would seem connected, and not be.
    for (let group = 0; group < 20; group += 1) await Promise.all(Array.from({ length: 100 }, () => say('')));
    const paths = ['/api/tts/click', '/api/upload', '/en/look/x'];
    const slow = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        slowly(paths[index % 3] ?? '', index < 200 ? 100 : 1_000_000),
      ),
    );
    for (const path of ['/en', '/api/countries'])
      expect([path, (await askRaw(door.port, path)).text]).toEqual([path, 'fine']);
    const beacon = await askRaw(door.port, '/api/tts/click', { method: 'POST', body: 'uri=/en' });
    expect([beacon.status, received.at(-1)?.size]).toEqual([200, 7]);
    // Services have heard of the uploads, which are too large to gather, and of none of the small bodies.
    await until(() => asked === 3 + 100);
    const past = await startService({
      name: 'past',
      port: 0,
      logger: createLogger('past', 'silent'),
      checks: {},
    });
    const atService = await say('GET / HTTP/1.1\r\nHost: loc', '127.0.0.1', past.port);

    const steady = await say(post('/api/upload', 65_000 + 14 * 2_000));
    steady.socket.write('y'.repeat(65_000));
    for (let second = 0; second < 14; second += 1) {
      steady.socket.write('y'.repeat(2_000));
      await sleep(1_000);
    }
    await until(() => steady.heard().endsWith('fine'));
    expect(received.at(-1)).toEqual({ size: 93_000, url: '/api/upload' });
    steady.socket.destroy();
    // All of the others are gone in the end, those that said nothing too.
    await until(() => sockets.every((socket) => socket.destroyed || socket.readableEnded));
    for (const { heard } of [...slow, atService]) expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(slow[0]?.heard()).toContain('"/problems/body/slow"');
    expect(asked).toBe(3 + 100 + 1);
    await past.close();
  });

  it('has so many connections and no more, while another network is served', async () => {
    await open('on');
    const own = await Promise.all(Array.from({ length: 256 }, () => say('')));
    const more = await say('GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(() => more.socket.readableEnded || more.socket.destroyed);
    expect(more.heard()).toMatch(
      /^HTTP\/1\.1 429 [\s\S]*retry-after: 10[\s\S]*problems\/connections\/throttled/,
    );
    expect(asked).toBe(0);
    expect((await askRaw(door.port, '/en', { localAddress: '127.0.0.2' })).text).toBe('fine');
    own[0]?.socket.destroy();
    await until(() => own[0]?.socket.destroyed ?? false);
    const served = () =>
      askRaw(door.port, '/en').then(
        ({ text }) => text === 'fine',
        () => false,
      );
    for (const signal = AbortSignal.timeout(20_000); !(await served()); await sleep(50))
      signal.throwIfAborted();
  });

  it('in chunks, or more than is gathered, is passed on whole', async () => {
    await open('auto');
    for (const size of [0, 1, 65_536, 65_537, 300_000]) {
      const body = 'z'.repeat(size);
      const url = `/api/upload?size=${size}`;
      const headers = { 'transfer-encoding': 'chunked' };
      const chunked = await askRaw(door.port, url, { method: 'POST', body, headers });
      const known = await askRaw(door.port, url, { method: 'POST', body });
      expect([size, chunked.status, known.status]).toEqual([size, 200, 200]);
      expect(received.slice(-2)).toEqual([
        { size, url },
        { size, url },
      ]);
    }
  });
});
