import type { Server } from 'node:http';

const IDLE_CHECKED_EVERY_MS = 100;

/** Takes no more connections and answers what it was asked, for so long at most: kept connections end as soon as they have nothing to wait for. */
export function endServer(server: Server, withinMs: number): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECKED_EVERY_MS);
  const late = setTimeout(() => server.closeAllConnections(), withinMs);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
  });
}
