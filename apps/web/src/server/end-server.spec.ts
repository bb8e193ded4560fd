import { once } from 'node:events';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { endServer } from './end-server';

/** A page that is asked for on a connection that is kept, and is drawn when the test says so. */
async function askedPage() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const asking = get({ port: (server.address() as AddressInfo).port, agent });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    asking.on('error', reject).on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
  });
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { server, response, answered };
}

it('answers the page that is drawn while it ends, and does not wait for its kept connection', async () => {
  const { server, response, answered } = await askedPage();
  const ended = endServer(server, 60_000);
  setTimeout(() => response.end('drawn'), 300);
  expect(await answered).toBe(200);
  await ended;
});

it('does not wait for ever', async () => {
  const { server, answered } = await askedPage();
  const broken = answered.catch((error: Error) => error.message);
  await endServer(server, 50);
  expect(await broken).toMatch('socket hang up');
});
