import { createServer } from 'node:net';

/** A port another program holds; the message says which setting to change. */
export class BusyPortError extends Error {
  readonly code = 'standalone/busy-port';
  constructor(variable: string, port: number, by: string) {
    super(`port ${port} is in use by ${by}. Choose another: ${variable}=${port + 10} npm start`);
  }
}

/** Looks at every port before anything is started, so that a busy one costs nobody a half-started system. */
export async function refuseBusyPorts(ports: Record<string, number>): Promise<void> {
  const taken = new Map<number, string>();
  for (const [variable, port] of Object.entries(ports)) {
    if (port === 0) continue;
    const other = taken.get(port);
    if (other) throw new BusyPortError(variable, port, other);
    if (!(await isFree(port))) throw new BusyPortError(variable, port, 'another program');
    taken.set(port, variable);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
