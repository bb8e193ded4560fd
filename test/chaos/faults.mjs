/** What goes wrong, how long, and what health must say meanwhile. `happen` resolves when it is over. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HOUR_MS = 3_600_000;
const within = (ms) => sleep(Math.random() * ms);

/** Ends a process so many times, each at a random moment of its life. */
const killed = (name, says) => ({
  name: `kill -9 of ${name}`,
  says,
  happen: async (stage, { times }) => {
    for (let n = 0; n < times; n += 1) {
      await within(4_000);
      stage.services[name].kill();
      await sleep(1_500);
    }
  },
});

const warehouse = (name, fault, says) => ({
  name,
  says,
  happen: async (stage, { lastsMs }) => {
    stage.warehouse.refused = 0;
    stage.warehouse.fault = fault;
    await sleep(lastsMs);
    stage.warehouse.fault = null;
  },
});

const diskFull = (name, disk, says, meanwhile = async () => undefined) => ({
  name,
  says,
  needsDisks: true,
  happen: async (stage, { lastsMs }) => {
    stage.disks.fill(disk);
    const after = await meanwhile(stage);
    await sleep(lastsMs);
    stage.disks.makeRoom(disk);
    await after?.();
  },
});

const clock = (name, services, shiftMs) => ({
  name,
  happen: async (stage, { lastsMs }) => {
    for (const service of services) stage.setClock(service, shiftMs);
    await sleep(lastsMs);
    for (const service of services) stage.setClock(service, 0);
  },
});

export const FAULTS = {
  'kill-ingest': killed('ingest', /ingest: (no answer|unreachable)/),
  'kill-aggregator': killed('aggregator', /aggregator: unreachable/),
  'kill-api': killed('api', /api: no answer/),
  'kill-warehouse': { ...killed('engine', /warehouse: /), name: 'kill -9 of ClickHouse' },
  'kill-postgres': {
    name: 'kill -9 of PostgreSQL',
    says: /postgres: /,
    happen: async (stage, { times }) => {
      for (let n = 0; n < times; n += 1) {
        await within(4_000);
        process.kill(postmaster(stage), 'SIGKILL');
        await sleep(4_000);
      }
    },
  },
  'restart-postgres': {
    name: 'PostgreSQL restarts',
    says: /postgres: /,
    happen: async (stage, { lastsMs }) => {
      // An immediate shutdown: connections break, and recovery runs at the start.
      await stage.restartPostgres();
      await sleep(lastsMs);
    },
  },
  'postgres-hangs': {
    name: 'PostgreSQL answers nothing',
    says: /postgres: no answer/,
    happen: async (stage, { lastsMs }) => {
      stage.toPostgres.freeze();
      await sleep(lastsMs);
      stage.toPostgres.thaw();
    },
  },
  'warehouse-refuses': warehouse(
    'ClickHouse refuses writes',
    'too many parts',
    /aggregator: .*Too many parts/,
  ),
  'warehouse-readonly': warehouse('ClickHouse is read-only', 'read-only', /aggregator: .*readonly/),
  'warehouse-slow': warehouse('ClickHouse is slow', { slowMs: 3_000 }, /warehouse: no answer|lag: /),
  'warehouse-loses-answers': warehouse(
    'ClickHouse’s answers are lost',
    { loseAnswers: true },
    /aggregator: /,
  ),
  'disk-warehouse': diskFull('disk full: ClickHouse', 'clickhouse', /aggregator: /),
  'disk-postgres': diskFull(
    'disk full: PostgreSQL',
    'postgres',
    /postgres: |log: |aggregator: /,
    async (stage) => {
      // Until the segment of its journal is used up PostgreSQL does not notice.
      await stage.pool.query('SELECT pg_switch_wal()').catch(() => undefined);
    },
  ),
  'disk-spool': diskFull('disk full: the spool, with the log away', 'files', /log: /, async (stage) => {
    stage.toPostgres.freeze();
    return async () => stage.toPostgres.thaw();
  }),
  'disk-pictures': diskFull('disk full: rendered pictures', 'files', undefined, async (stage) => {
    const answer = await fetch(`${stage.url('api')}/look/search`, {
      headers: { accept: 'application/json' },
    });
    const { results } = await answer.json();
    for (const filter of ['list_400', 'list_800'])
      for (const { image_filename: name } of results.slice(0, 4)) {
        const picture = await fetch(`${stage.url('api')}/cdn/${filter}/${name}`);
        if (!picture.ok) throw new Error(`the picture ${name} is answered ${picture.status}`);
      }
  }),
  'clock-ahead': clock('clock of the aggregator 2 h ahead', ['aggregator'], 2 * HOUR_MS),
  'clock-behind': clock('clock of the aggregator 2 h behind', ['aggregator'], -2 * HOUR_MS),
  'clock-ingest': clock('clocks of ingest and api jump by 50 s', ['ingest', 'api'], 50_000),
  'two-aggregators': {
    name: 'two aggregators by mistake',
    happen: async (stage, { lastsMs }) => {
      const second = await stage.addAggregator();
      await sleep(lastsMs);
      await second.stop();
    },
  },
  'aggregator-sleeps': {
    name: 'an aggregator sleeps past its lease beside another',
    says: /aggregator: no answer/,
    happen: async (stage, { lastsMs }) => {
      const second = await stage.addAggregator();
      await sleep(3_000);
      stage.services.aggregator.kill('SIGSTOP');
      await sleep(lastsMs);
      stage.services.aggregator.kill('SIGCONT');
      await sleep(2_000);
      await second.stop();
    },
  },
};

function postmaster(stage) {
  const file = join(stage.disks.folder('postgres'), 'data', 'postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}
