import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js';

let echo: ReturnType<typeof createServer>;
let proxy: TcpProxy;

beforeEach(async () => {
  echo = createServer((socket) => socket.pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const address = echo.address();
  proxy = await startTcpProxy(typeof address === 'object' ? (address?.port ?? 0) : 0);
});
afterEach(() => {
  echo.close();
});

it('keeps what is sent while frozen and passes it on after', async () => {
  proxy.freeze();
  const client = createConnection(proxy.port, '127.0.0.1');
  client.write('hello');
  proxy.thaw();
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(String(answer)).toBe('hello');
  client.destroy();
  await proxy.stop();
});

it('stops though a client that it never read has gone', async () => {
  proxy.freeze();
  const client = createConnection(proxy.port, '127.0.0.1');
  await once(client, 'connect');
  // Stopping may reset the connection.
  client.on('error', () => undefined);
  client.end('hello');
  await new Promise(setImmediate);
  await proxy.stop();
});
