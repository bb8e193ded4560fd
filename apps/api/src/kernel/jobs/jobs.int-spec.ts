import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { Global, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { inTransaction } from '@toile/event-store';
import { createLogger } from '@toile/platform';
import { testPostgres } from '@toile/testing';
import { IsString } from 'class-validator';
import pg from 'pg';
import { LOGGER, POOL } from '../tokens.js';
import { Jobs } from './jobs.js';
import { JobsModule } from './jobs.module.js';
import { DropOldJobsHandler } from './keep-jobs.handler.js';
import { freeLostJobs } from './lost-jobs.js';
import { migrateJobs } from './migrate-jobs.js';
import { defineTask, HandlesTask, type JobContext, type TaskHandler } from './task.js';

const logger = createLogger('jobs', 'silent');
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
const running = new Set<INestApplicationContext>();

class NoteDto {
  @IsString()
  text: string;
}
const NOTE = defineTask('note', NoteDto);
const REFUSED = defineTask('refused', NoteDto, { maxAttempts: 2 });
const LONG = defineTask('long', NoteDto);

const noted: string[] = [];
@HandlesTask(NOTE)
class NoteHandler implements TaskHandler<NoteDto> {
  async handle({ text }: NoteDto): Promise<void> {
    noted.push(text);
  }
}
@HandlesTask(REFUSED)
class RefusedHandler implements TaskHandler<NoteDto> {
  async handle(): Promise<void> {
    throw new Error('550 no such user <ada@example.test>');
  }
}
let begun = 0;
@HandlesTask(LONG)
class LongHandler implements TaskHandler<NoteDto> {
  async handle(_: NoteDto, { signal }: JobContext): Promise<void> {
    begun += 1;
    if (!signal.aborted) await once(signal, 'abort');
    signal.throwIfAborted();
  }
}

@Global()
@Module({
  imports: [JobsModule],
  providers: [
    { provide: POOL, useFactory: () => pool },
    { provide: LOGGER, useValue: logger },
    NoteHandler,
    RefusedHandler,
    LongHandler,
  ],
  exports: [POOL, LOGGER],
})
class TestModule {}

/** A process that does jobs. */
async function start(): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(TestModule, { logger: false, abortOnError: false });
  running.add(app);
  return app;
}
async function stop(app: INestApplicationContext): Promise<void> {
  running.delete(app);
  await app.close();
}
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it never came to be so');
}
const kept = async (task: string) =>
  (
    await pool.query(
      `SELECT attempts, max_attempts, last_error, locked_by, run_at > now() AS waits FROM graphile_worker.jobs
       WHERE task_identifier = $1 ORDER BY id`,
      [task],
    )
  ).rows;
const age = (task: string, by: string) =>
  pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - $2::interval, updated_at = updated_at - $2::interval
     WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)`,
    [task, by],
  );

beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url, max: 20 });
  await migrateJobs(pool);
});
afterEach(async () => {
  for (const app of running) await stop(app);
  await pool.query('DELETE FROM graphile_worker._private_jobs');
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});

it('is done once what causes it has committed, and leaves nothing', async () => {
  const jobs = (await start()).get(Jobs);
  // The name of a task is kept with its first job; until that has committed, others of the name would wait.
  const known = "SELECT FROM graphile_worker._private_tasks WHERE identifier = 'note'";
  await until(async () => (await pool.query(known)).rowCount === 1);
  const caused = (text: string, work: () => Promise<void>) =>
    inTransaction(pool, async (tx) => {
      await jobs.add(NOTE, { text }, { tx });
      await work();
    });
  const refused = caused('never', () => Promise.reject(new Error('rolled back')));
  await expect(refused).rejects.toThrow('rolled back');
  await caused('committed', async () => {
    await jobs.add(NOTE, { text: 'beside' });
    await until(() => noted.includes('beside'));
    expect(noted).not.toContain('committed');
  });
  await until(async () => noted.includes('committed') && (await kept('note')).length === 0);
  expect(noted).toEqual(['beside', 'committed']);
});

it('waits for its tables without a word of warning at first, and warns when they do not come', async () => {
  await pool.query('DROP SCHEMA graphile_worker CASCADE');
  const warned = jest.spyOn(logger, 'warn');
  const waited = jest.spyOn(logger, 'debug');
  try {
    const app = await start();
    await until(() => waited.mock.calls.length > 0);
    // graphile-worker makes its functions after its tables, in a migration each.
    await migrateJobs(pool);
    await pool.query('DROP FUNCTION graphile_worker.force_unlock_workers(text[])');
    await stop(app);
    waited.mockClear();
    const second = await start();
    await until(() => waited.mock.calls.length > 0);
    await pool.query('DROP SCHEMA graphile_worker CASCADE');
    await migrateJobs(pool);
    await second.get(Jobs).add(NOTE, { text: 'at last' });
    await until(() => noted.includes('at last'));
    expect(warned).not.toHaveBeenCalled();
    await stop(second);
    await pool.query('DROP SCHEMA graphile_worker CASCADE');
    waited.mockClear();
    await start();
    await until(() => waited.mock.calls.length > 0);
    const minuteLater = Date.now() + 61_000;
    jest.spyOn(Date, 'now').mockReturnValue(minuteLater);
    await until(() => warned.mock.calls.length > 0);
  } finally {
    jest.restoreAllMocks();
    await migrateJobs(pool);
  }
});

it('replaces what waits under its key', async () => {
  const jobs = new Jobs(pool);
  for (const text of ['first', 'second']) await jobs.add(NOTE, { text }, { key: 'one' });
  await start();
  await until(async () => (await kept('note')).length === 0);
  expect(noted.slice(-1)).toEqual(['second']);
  expect(noted).not.toContain('first');
});

it('is tried again after a pause, is given up in the end, says why without an address, and goes after two weeks', async () => {
  const app = await start();
  await app.get(Jobs).add(REFUSED, { text: '' });
  await until(async () => (await kept('refused'))[0]?.last_error);
  const [waiting] = await kept('refused');
  expect(waiting).toMatchObject({ attempts: 1, waits: true });
  expect(waiting.last_error).toBe('550 no such user <(an address)>');
  await pool.query(
    'SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs',
  );
  await until(async () => (await kept('refused'))[0]?.attempts === 2);
  await until(async () => (await kept('refused'))[0]?.locked_by === null);
  await app.get(DropOldJobsHandler).handle();
  expect(await kept('refused')).toHaveLength(1);
  await age('refused', '15 days');
  await app.get(DropOldJobsHandler).handle();
  expect(await kept('refused')).toEqual([]);
});

it('refuses a payload of another form, for an operator to see', async () => {
  await start();
  await pool.query(`SELECT graphile_worker.add_job('note', '{"text": 7}', max_attempts => 1)`);
  await until(async () => (await kept('note'))[0]?.last_error);
  expect((await kept('note'))[0]?.last_error).toContain('text');
});

it('is handed back when its process stops, and taken up by the next one', async () => {
  const app = await start();
  await app.get(Jobs).add(LONG, { text: '' }, { key: 'long' });
  await until(() => begun === 1);
  await stop(app);
  expect(await kept('long')).toMatchObject([{ attempts: 0, locked_by: null, waits: false }]);
  await start();
  await until(() => begun === 2);
});

it('stays with a process that lives, however long it takes, and is freed from one that has gone', async () => {
  const app = await start();
  await app.get(Jobs).add(LONG, { text: '' });
  await until(async () => Boolean((await kept('long'))[0]?.locked_by));
  await until(
    async () => (await pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory'")).rowCount !== 0,
  );
  await age('long', '1 hour');
  await freeLostJobs(pool, logger);
  expect((await kept('long'))[0]?.locked_by).toMatch(/^pool-/);
  await pool.query(`UPDATE graphile_worker._private_jobs SET locked_by = 'pool-that-died'`);
  await freeLostJobs(pool, logger);
  await until(async () => (await kept('long'))[0]?.locked_by !== 'pool-that-died');
});
