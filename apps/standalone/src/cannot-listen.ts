import { createServer } from 'node:net';

/** Where a service was to listen and cannot; the message says which setting to change. */
export class CannotListenError extends Error {
  readonly code = 'standalone/cannot-listen';
}

/** By the names of the settings they come from. */
type Ports = Record<string, number>;

/** What the system says of an address that cannot be listened on, as it goes from a process to the one that started it. */
export interface Refusal {
  code: string;
  port: number;
}

/** @returns undefined where something else failed */
export function refusalOf(error: unknown): Refusal | undefined {
  const { syscall, code, port } = error as NodeJS.ErrnoException & { port?: number };
  return (syscall === 'listen' || syscall === 'bind') && code && port !== undefined
    ? { code, port }
    : undefined;
}

/** Looks at every port before anything is started, so that a busy one costs nobody a half-started system. */
export async function refuseBusyPorts(ports: Ports, host: string): Promise<void> {
  const taken = new Map<number, string>();
  for (const [variable, port] of Object.entries(ports)) {
    if (port === 0) continue;
    const other = taken.get(port);
    if (other) throw inUse(variable, port, other);
    const error =
      (await listenOnce(port)) ?? (variable === 'PORT' ? await listenOnce(port, host) : undefined);
    if (error) throw whyNotListening(error, ports, host) ?? error;
    taken.set(port, variable);
  }
}

/** What to tell of an error of listening, which may come long after the look: by then a port can be another's. */
export function whyNotListening(error: unknown, ports: Ports, host: string): CannotListenError | undefined {
  const refusal = refusalOf(error);
  if (!refusal) return undefined;
  const variable = Object.keys(ports).find((name) => ports[name] === refusal.port);
  if (!variable) return undefined;
  if (refusal.code === 'EADDRINUSE') return inUse(variable, refusal.port, 'another program');
  if (refusal.code === 'EACCES')
    return new CannotListenError(
      `port ${refusal.port} is closed to this user. Choose one from 1024 on: ${variable}=${refusal.port + 8_000} npm start`,
    );
  if (refusal.code === 'EADDRNOTAVAIL')
    return new CannotListenError(
      `HOST=${host} is no address of this machine. Set HOST to 127.0.0.1 for this machine alone, or to 0.0.0.0 for every network.`,
    );
  return undefined;
}

const inUse = (variable: string, port: number, by: string) =>
  new CannotListenError(
    `port ${port} is in use by ${by}. Choose another: ${variable}=${port + 10} npm start`,
  );

function listenOnce(port: number, host?: string): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
