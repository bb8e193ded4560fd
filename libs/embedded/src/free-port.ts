import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give outgoing connections ports from 32768 on; one of these could have the port before it is listened on. */
const LOWEST = 20_000;
const OUTGOING_FROM = 32_768;
const MOST_TRIES = 200;

/** A TCP port of the loopback address that nothing listens on right now, and that no outgoing connection takes. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(LOWEST, OUTGOING_FROM);
    if (await isFree(port)) return port;
  }
  throw new Error(`found no free port from ${LOWEST} to ${OUTGOING_FROM - 1}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
