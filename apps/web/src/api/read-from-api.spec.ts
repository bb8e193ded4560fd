import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readFromApi } from './read-from-api';

let api: Server;
let asked: number;
/** These questions get no answer but the end of their connection. */
let closedOn: number[];

beforeEach(async () => {
  asked = 0;
  closedOn = [];
  api = createServer((request, response) => {
    asked += 1;
    if (closedOn.includes(asked)) request.socket.destroy();
    else response.end('here');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  process.env.API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterEach(() => {
  delete process.env.API_URL;
  api.closeAllConnections();
  api.close();
});

const read = async () => (await readFromApi('/look/search', {})).text();

it('asks again when the api closes a kept connection, as one does that ends', async () => {
  expect(await read()).toBe('here');
  closedOn = [2, 3];
  expect(await read()).toBe('here');
  expect(asked).toBe(4);
});

it('gives up where connections are closed again and again', async () => {
  closedOn = [1, 2, 3, 4];
  await expect(read()).rejects.toThrow('fetch failed');
  expect(asked).toBe(3);
});

it('does not ask again who was too late to answer', async () => {
  const late = AbortSignal.abort();
  await expect(readFromApi('/look/search', { signal: late })).rejects.toThrow('abort');
  expect(asked).toBe(0);
});
