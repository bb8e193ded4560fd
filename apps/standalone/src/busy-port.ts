import { createServer } from 'node:net';

/** A port another program holds; the message says which setting to change. */
export class BusyPortError extends Error {
  readonly code = 'standalone/busy-port';
  constructor(variable: string, port: number) {
    super(
      `port ${port} is in use by another program. Stop it, or choose another: ${variable}=${port + 10} npm start`,
    );
  }
}

/** Looks at every port before anything is started, so that a busy one costs nobody a half-started system. */
export async function refuseBusyPorts(ports: Record<string, number>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    if (port !== 0 && !(await isFree(port))) throw new BusyPortError(variable, port);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
