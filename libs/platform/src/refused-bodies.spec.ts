import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { discardRefusedBodies } from './refused-bodies.js';

const fastify = Fastify({ bodyLimit: 1_000 });
let port: number;
beforeAll(async () => {
  discardRefusedBodies(fastify);
  fastify.post('/', async () => 'taken');
  const address = new URL(await fastify.listen({ port: 0, host: '127.0.0.1' }));
  port = Number(address.port);
});
afterAll(() => fastify.close());

const connected = async () => {
  const socket = createConnection(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const HEAD = 'POST / HTTP/1.1\r\nhost: toile\r\ncontent-type: application/json\r\n';
const answer = async (socket: Socket) => String((await once(socket, 'data'))[0]);

it.each([
  ['with its length said', 'content-length: 50000\r\n\r\n', 'x'.repeat(50_000)],
  ['in chunks', 'transfer-encoding: chunked\r\n\r\n', `c350\r\n${'x'.repeat(50_000)}\r\n0\r\n\r\n`],
])(
  'says 413 when all is sent, and takes the next request on the same connection: %s',
  async (_, how, body) => {
    const socket = await connected();
    const answered = answer(socket);
    socket.write(HEAD + how + body.slice(0, 2_000));
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.write(body.slice(2_000));
    expect(await answered).toMatch(/^HTTP\/1\.1 413 /);
    socket.write(`${HEAD}content-length: 2\r\n\r\n{}`);
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  },
);

it('says that it closes a connection where that is asked for: a proxy would use it again', async () => {
  const socket = await connected();
  const answered = answer(socket);
  socket.write(`${HEAD}connection: close\r\ncontent-length: 2\r\n\r\n{}`);
  expect(await answered).toMatch(/^connection: close\r$/im);
});

it.each([
  ['that has no end', `content-length: ${2 ** 40}\r\n\r\n`, ''],
  ['in chunks that never ends', 'transfer-encoding: chunked\r\n\r\n', '100000\r\n'],
])('does not read a body %s', async (_, how, before) => {
  const socket = await connected();
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(HEAD + how);
  let sent = 0;
  const chunk = Buffer.concat([
    Buffer.from(before),
    Buffer.alloc(1024 * 1024),
    Buffer.from(before && '\r\n'),
  ]);
  for (; !socket.destroyed && sent < 500; sent += 1)
    if (!socket.write(chunk))
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  await closed;
  expect(sent).toBeLessThan(100);
});
