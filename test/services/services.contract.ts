import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@toile/embedded';
import { mostViewedLooks, openLook } from '../e2e/visitors.js';

/** Stores that run, named as the services' environment names them. */
export interface RunningStores {
  environment: Record<'POSTGRES_URL' | 'KAFKA_BROKERS' | 'CLICKHOUSE_URL', string>;
  stop(): Promise<unknown>;
}

const TIMEOUT_MS = 180_000;

/** What the processes of docker-compose.yml do on stores like its own; no gateway is between. */
export function servicesContract(
  name: string,
  startStores: (folder: string) => Promise<RunningStores>,
): void {
  describe(`the services on ${name}`, () => {
    const closers: (() => Promise<unknown>)[] = [];
    const ports = { api: 0, apiInternal: 0, ingest: 0, ingestInternal: 0, aggregator: 0 };
    let environment: Record<string, string>;

    beforeAll(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'toile-services-'));
      closers.push(() => rm(folder, { recursive: true, force: true }));
      const stores = await startStores(folder);
      closers.push(stores.stop);
      for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();
      environment = {
        PATH: process.env.PATH ?? '',
        ...stores.environment,
        API_SECRET: 'a'.repeat(64),
        VISITOR_SECRET: 'v'.repeat(64),
        RATE_LIMITS: 'auto',
        LOG_LEVEL: 'error',
        DATA_DIR: folder,
        PUBLIC_URL: 'http://toile.test',
        SMTP_URL: 'smtp://127.0.0.1:1',
        API_PORT: `${ports.api}`,
        API_INTERNAL_PORT: `${ports.apiInternal}`,
        INGEST_PORT: `${ports.ingest}`,
        INGEST_INTERNAL_PORT: `${ports.ingestInternal}`,
        AGGREGATOR_PORT: `${ports.aggregator}`,
        INGEST_INTERNAL_URL: `http://127.0.0.1:${ports.ingestInternal}`,
        AGGREGATOR_URL: `http://127.0.0.1:${ports.aggregator}`,
        DEMO_SCALE: 'small',
        DEMO_EVENTS: '0',
        PICTURES_AHEAD: '0',
      };
      await run('standalone/dist/cli/migrate.js');
      for (const name of ['api', 'ingest', 'aggregator']) start(`${name}/dist/main.js`);
      await run('standalone/dist/cli/load-demo.js');
    }, TIMEOUT_MS);
    afterAll(async () => {
      while (closers.length > 0) await closers.pop()?.();
    }, TIMEOUT_MS);

    function launch(file: string): { child: ChildProcess; said: () => string } {
      const child = spawn(process.execPath, [join('apps', file)], { env: environment });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
      return { child, said: () => said };
    }
    async function run(file: string): Promise<void> {
      const { child, said } = launch(file);
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`${file} ended with ${code}:\n${said()}`);
    }
    function start(file: string): void {
      const { child } = launch(file);
      closers.push(async () => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      });
    }
    const api = () => `http://127.0.0.1:${ports.api}`;
    async function until<T>(ask: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> {
      const deadline = Date.now() + 60_000;
      for (;;) {
        const answer = await ask().catch(() => undefined);
        if (answer !== undefined && isThere(answer)) return answer;
        if (Date.now() > deadline)
          throw new Error(`waited in vain; the last answer: ${JSON.stringify(answer)}`);
        await sleep(100);
      }
    }

    it(
      'says that all of it is well, asking each service',
      async () => {
        const health = await until(
          async () =>
            (await fetch(`${api()}/api/health`)).json() as Promise<{ status: string; services: object }>,
          ({ status }) => status === 'ok',
        );
        expect(health.services).toMatchObject({ ingest: 'ok', aggregator: 'ok', log: 'ok', warehouse: 'ok' });
      },
      TIMEOUT_MS,
    );

    it(
      'carries a beacon to a figure, and shows the demo’s pictures',
      async () => {
        const looks = await until(
          async () =>
            (await fetch(`${api()}/look/search`)).json() as Promise<{
              results: { slug: string; image_filename: string }[];
            }>,
          ({ results }) => results.length > 0,
        );
        const [look] = looks.results;
        if (!look) throw new Error('there is no look');
        const picture = await fetch(`${api()}/cdn/list_400/${look.image_filename}`);
        expect(picture.headers.get('content-type')).toMatch(/^image\/(jpeg|webp|avif)/);
        for (let visitor = 0; visitor < 12; visitor += 1)
          expect(await openLook(`http://127.0.0.1:${ports.ingest}`, look.slug, `visitor-${visitor}`)).toBe(
            204,
          );
        const rows = await until(
          () => mostViewedLooks(api()),
          (ranked) => ranked.some((row) => row.look === look.slug && row.value === 12),
        );
        expect(rows[0]?.look).toBe(look.slug);
      },
      TIMEOUT_MS,
    );
  });
}
