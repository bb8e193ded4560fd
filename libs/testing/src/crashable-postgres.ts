import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@toile/embedded';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js';

export interface CrashablePostgres {
  /** A connection string of its own, which survives restarts, and a switch that pauses just it. */
  connect(): Promise<{ url: string } & Pick<TcpProxy, 'freeze' | 'thaw'>>;
  /** Ends the server as a crash would and starts it on the same data. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL of the test's own that can crash, come back and be paused for one of its clients. */
export async function crashablePostgres(): Promise<CrashablePostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-postgres-'));
  let postgres = await startPostgres(folder);
  const proxies: TcpProxy[] = [];
  return {
    connect: async () => {
      const url = new URL(postgres.url);
      const proxy = await startTcpProxy(Number(url.port));
      proxies.push(proxy);
      url.port = String(proxy.port);
      return { url: url.href, freeze: proxy.freeze, thaw: proxy.thaw };
    },
    crashAndRestart: async () => {
      await postgres.kill();
      postgres = await startPostgres(folder);
      for (const proxy of proxies) proxy.retarget(Number(new URL(postgres.url).port));
    },
    stop: async () => {
      await Promise.all(proxies.map((proxy) => proxy.stop()));
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
