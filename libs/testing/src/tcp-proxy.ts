import { createConnection, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Bytes stop flowing in both directions, as to a process that is paused; connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Connections break and new ones are refused, as of a server that is away. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** New connections go to this port of the loopback address from now on. */
  retarget(port: number): void;
  stop(): Promise<void>;
}

/** A proxy on a free loopback port, for tests that pause a store or move it. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let port = target;
  let frozen = false;
  let thawed: (() => void)[] = [];
  const flow = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (!to.write(chunk)) {
        from.pause();
        to.once('drain', () => (frozen ? undefined : from.resume()));
      }
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (frozen) from.pause();
  };
  const server = createServer((client) => {
    // Known from the start: one that waits for a thaw is not read, so its end would never be noticed.
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    const join = () => {
      if (client.destroyed) return;
      const store = createConnection(port, '127.0.0.1');
      flow(client, store);
      flow(store, client);
    };
    client.on('error', () => undefined);
    if (frozen) thawed.push(join);
    else join();
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  await listen(0);
  const address = server.address();
  const own = address && typeof address === 'object' ? address.port : 0;
  return {
    port: own,
    goAway: close,
    comeBack: () => listen(own),
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
      for (const join of thawed) join();
      thawed = [];
    },
    retarget: (next) => {
      port = next;
    },
    stop: async () => {
      thawed = [];
      await close();
    },
  };
}
