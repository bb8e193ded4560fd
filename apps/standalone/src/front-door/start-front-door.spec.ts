import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createLogger } from '@toile/platform';
import { startFrontDoor } from './start-front-door.js';

let web: Server;
let door: Awaited<ReturnType<typeof startFrontDoor>>;
beforeEach(async () => {
  web = createServer();
  web.on('upgrade', (request, socket) => {
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n${request.url}`,
    );
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  const target = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  const logger = createLogger('test', 'silent');
  const services = { web: target, api: target, ingest: target, mcp: target };
  door = await startFrontDoor({ port: 0, publicUrl: 'http://localhost', logger, services });
});
afterEach(async () => {
  await door.close();
  web.closeAllConnections();
  web.close();
});

/** What the other side says once it has changed the protocol; null when it hangs up. */
function upgraded(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    const asked = get({ port: door.port, host: '127.0.0.1', path, headers });
    asked.on('upgrade', (_, socket, head) => {
      let said = head.toString();
      socket.on('data', (bytes) => {
        said += bytes;
      });
      socket.on('close', () => resolve(said));
    });
    asked.on('error', () => resolve(null));
  });
}

it('passes on the WebSocket of the watch mode, and no other', async () => {
  expect(await upgraded('/_next/webpack-hmr?id=1')).toBe('/_next/webpack-hmr?id=1');
  expect(await upgraded('/api/anything')).toBeNull();
});
