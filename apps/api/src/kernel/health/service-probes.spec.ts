import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { probeService } from './service-probes.js';

let answer: [number, Record<string, string>] = [200, {}];
const server = createServer((_, response) => {
  const [status, services] = answer;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ services }));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it('passes on what a service lacks', async () => {
  answer = [200, { log: 'ok' }];
  await expect(probeService(url())()).resolves.toBeUndefined();
  answer = [503, { log: 'ok', postgres: 'the disk is full' }];
  await expect(probeService(url())()).rejects.toThrow(/^postgres: the disk is full$/);
});

it('says that a service is unreachable where nobody answers', async () => {
  await expect(probeService('http://127.0.0.1:1')()).rejects.toThrow(/^unreachable$/);
});
