/**
 * Toile's processes as production has them (api, ingest, aggregator), on embedded stores that are processes of their own,
 * with something before each store and clock that can go wrong.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@clickhouse/client';
import { freePort, startPostgres } from '@toile/embedded';
import { startTcpProxy } from '@toile/testing';
import pg from 'pg';
import { makeDisks } from './disks.mjs';
import { Service } from './service.mjs';
import { startWarehouseProxy } from './warehouse-proxy.mjs';

const PASSWORD = 'chaos';
const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');

/** `settings` are variables of the services beside the stage's own; `root` is the checkout whose services and commands run. */
export async function startStage(settings = {}, root = ROOT) {
  const folder = mkdtempSync(join(tmpdir(), 'toile-chaos-'));
  const disks = makeDisks(folder, ['postgres', 'clickhouse', 'files']);
  for (const name of ['logs', 'clocks']) mkdirSync(join(folder, name));
  let postgres = await startPostgres(disks.folder('postgres'));
  const toPostgres = await startTcpProxy(portOf(postgres.url));
  // A way of the judge's own, which no fault closes.
  const judges = await startTcpProxy(portOf(postgres.url));
  const pool = new pg.Pool({
    connectionString: throughPort(postgres.url, judges.port),
    max: 3,
    connectionTimeoutMillis: 2_000,
  });
  pool.on('error', () => undefined);
  const warehouse = await startWarehouseProxy();
  const names = ['api', 'apiInternal', 'ingest', 'ingestInternal', 'aggregator'];
  const ports = {};
  for (const name of names) ports[name] = await freePort();
  const env = { ...environment({ disks, postgres, toPostgres, warehouse, ports }), ...settings };
  const services = {};
  const add = (name, args, more = {}) => {
    services[name] = new Service(name, {
      args,
      env: { ...env, CHAOS_CLOCK: join(folder, 'clocks', name), ...more.env },
      log: join(folder, 'logs', `${name}.log`),
      onMessage: more.onMessage,
    });
    services[name].start();
    return services[name];
  };
  const main = (app) => [
    '--import',
    join(HERE, 'shifted-clock.mjs'),
    join(stage.root, 'apps', app, 'dist/main.js'),
  ];
  const stage = {
    root,
    folder,
    disks,
    toPostgres,
    pool,
    warehouse,
    services,
    ports,
    env,
    /** Beacons that were answered since the start: event id → look. */
    answered: new Map(),
    url: (name) => `http://127.0.0.1:${ports[name]}`,
    clickhouse: createClient({ url: env.CLICKHOUSE_URL }),
    /** Another aggregator, as somebody may start it by mistake. */
    addAggregator: async () => {
      const port = await freePort();
      return add('aggregator-2', main('aggregator'), { env: { AGGREGATOR_PORT: String(port) } });
    },
    /** One more process of a service, of the checkout that `root` names by now. Who asks stops the one that had its name. */
    startService: (app, env) => add(app, main(app), { env }),
    startProgram: (name, args, env) => add(name, args, { env }),
    restartPostgres: async () => {
      await postgres.kill();
      postgres = await startPostgres(disks.folder('postgres'));
      for (const proxy of [toPostgres, judges]) proxy.retarget(portOf(postgres.url));
    },
    setClock: (name, shiftMs) => writeFileSync(join(folder, 'clocks', name), String(shiftMs)),
    command: (file, ...args) => run(join(stage.root, 'apps/standalone/dist/cli', file), args, env),
    /** Versions before 0.2 have none. */
    canRecount: () => existsSync(recountOf(stage.root)),
    /** Counts figures anew from the log and compares them with what the api answers. @throws Error with what differs */
    recount: (...args) =>
      run(recountOf(stage.root), ['--url', stage.url('api'), ...args], {
        ...env,
        RECOUNT_EMAIL: 'analyst@demo.toile.test',
        RECOUNT_PASSWORD: 'toile-demo-2026',
      }),
    logOf: (name) => readFileSync(join(folder, 'logs', `${name}.log`), 'utf8'),
    stop: async () => {
      // The engine was the first.
      for (const service of Object.values(services).reverse()) await service.stop();
      await stage.clickhouse.close();
      await warehouse.close();
      await pool.end();
      await toPostgres.stop();
      await judges.stop();
      await postgres.stop();
      disks.unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  add('engine', [join(HERE, 'engine.mjs'), join(disks.folder('clickhouse'), 'data'), PASSWORD], {
    onMessage: ({ port }) => {
      warehouse.target = port;
    },
  });
  while (!warehouse.target) await sleep(50);
  await stage.command('migrate.js');
  for (const name of ['aggregator', 'ingest', 'api']) add(name, main(name));
  return stage;
}

const recountOf = (root) => join(root, 'recount/dist/main.js');
const portOf = (url) => Number(new URL(url).port);

function throughPort(url, port) {
  const through = new URL(url);
  through.port = String(port);
  return through.href;
}

function environment({ disks, postgres, toPostgres, warehouse, ports }) {
  return {
    PATH: process.env.PATH,
    NODE_OPTIONS: '--no-warnings',
    POSTGRES_URL: throughPort(postgres.url, toPostgres.port),
    CLICKHOUSE_URL: `http://toile:${PASSWORD}@127.0.0.1:${warehouse.port}`,
    API_SECRET: 'a'.repeat(64),
    VISITOR_SECRET: 'v'.repeat(64),
    RATE_LIMITS: 'auto',
    LOG_LEVEL: 'info',
    LEASE_MS: '2000',
    SEAL_EVERY_MS: '500',
    PUBLIC_URL: `http://127.0.0.1:${ports.api}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    API_PORT: String(ports.api),
    API_INTERNAL_PORT: String(ports.apiInternal),
    INGEST_PORT: String(ports.ingest),
    INGEST_INTERNAL_PORT: String(ports.ingestInternal),
    AGGREGATOR_PORT: String(ports.aggregator),
    INGEST_INTERNAL_URL: `http://127.0.0.1:${ports.ingestInternal}`,
    AGGREGATOR_URL: `http://127.0.0.1:${ports.aggregator}`,
    DATA_DIR: disks.folder('files'),
    SPOOL_MAX_BYTES: String(64 * 1024 * 1024),
    DEMO_SCALE: 'small',
    DEMO_EVENTS: '0',
    PICTURES_AHEAD: '0',
  };
}

function run(file, args, env) {
  const child = spawn(process.execPath, [file, ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((resolve, reject) =>
    child.once('exit', (code) =>
      code === 0
        ? resolve(said)
        : reject(new Error(`${file} ${args.join(' ')} ended with ${code}:\n${said}`)),
    ),
  );
}
