import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafkaBroker } from './kafka-broker.js';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js';

export interface CrashableKafka {
  /** `host:port` of the broker itself. */
  address: string;
  /** A way to the broker of its own, and a switch that pauses just it. */
  connect(): Promise<
    { socketFactory: (to: { onConnect: () => void }) => Socket } & Pick<TcpProxy, 'freeze' | 'thaw'>
  >;
  /** Ends the broker as a crash would and starts it on the same data. */
  crashAndRestart(): Promise<void>;
  /** Ends the broker and leaves it away until `return` is called. */
  goAway(): Promise<{ return(): Promise<void> }>;
  stop(): Promise<void>;
}

/** A Kafka broker of the test's own that can crash, come back and be paused for one of its clients. */
export async function crashableKafka(): Promise<CrashableKafka> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-kafka-'));
  const broker = await startKafkaBroker(folder);
  const proxies: TcpProxy[] = [];
  return {
    address: `127.0.0.1:${broker.port}`,
    connect: async () => {
      const proxy = await startTcpProxy(broker.port);
      proxies.push(proxy);
      return {
        // Whatever address the broker advertises, this client goes through its proxy.
        socketFactory: ({ onConnect }) => connect({ port: proxy.port, host: '127.0.0.1' }, onConnect),
        freeze: proxy.freeze,
        thaw: proxy.thaw,
      };
    },
    crashAndRestart: async () => {
      await broker.kill();
      await broker.start();
    },
    goAway: async () => {
      await broker.stop();
      return { return: () => broker.start() };
    },
    stop: async () => {
      await Promise.all(proxies.map((proxy) => proxy.stop()));
      await broker.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
