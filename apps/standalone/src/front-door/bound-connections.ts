import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOfAddress } from '@toile/platform';

/** An office behind one address: forty browsers with six connections each. */
const MOST_A_NETWORK = 256;
const MOST = 4_096;
const CLOSED_AFTER_MS = 1_000;

const BODY = JSON.stringify({
  type: '/problems/connections/throttled',
  title: 'Too many requests',
  status: 429,
  detail: `More than ${MOST_A_NETWORK} connections from one network. Close some and try again.`,
});
const TOO_MANY = `HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/problem+json\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;

/**
 * Holds the connections of one client network, and of all, below a number; the next ones are told so and closed.
 * @param isSpared addresses that are not counted, such as a proxy's, behind which many clients are
 * @returns whether a connection was refused so, and nothing it asks is to be answered
 */
export function boundConnections(
  server: Server,
  isSpared: (address: string) => boolean,
): (socket: Socket) => boolean {
  const open = new Map<string, number>();
  const refused = new WeakSet<Socket>();
  server.maxConnections = MOST;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isSpared(address)) return;
    const network = networkOfAddress(address);
    const count = open.get(network) ?? 0;
    if (count >= MOST_A_NETWORK) {
      refused.add(socket);
      socket.end(TOO_MANY);
      setTimeout(() => socket.destroy(), CLOSED_AFTER_MS).unref();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
  return (socket) => refused.has(socket);
}
