import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger } from '@toile/platform';
import { type CrashablePostgres, crashablePostgres } from '@toile/testing';
import { IsString } from 'class-validator';
import pg from 'pg';
import { JobRunner } from './job-runner.js';
import { Jobs } from './jobs.js';
import { migrateJobs } from './migrate-jobs.js';
import { defineTask, HandlesTask, type TaskHandler } from './task.js';

class NoteDto {
  @IsString()
  text: string;
}
const NOTE = defineTask('note', NoteDto);
const noted: string[] = [];
let meanwhile: () => Promise<void> = async () => undefined;
@HandlesTask(NOTE)
class NoteHandler implements TaskHandler<NoteDto> {
  async handle({ text }: NoteDto): Promise<void> {
    noted.push(text);
    await meanwhile();
  }
}

let postgres: CrashablePostgres;
let pool: pg.Pool;
let runner: JobRunner;
beforeAll(async () => {
  postgres = await crashablePostgres();
  const { url } = await postgres.connect();
  pool = new pg.Pool({ connectionString: url, max: 20 });
  pool.on('error', () => undefined);
  await migrateJobs(pool);
  const found = { getProviders: () => [{ metatype: NoteHandler, instance: new NoteHandler() }] };
  runner = new JobRunner(pool, createLogger('jobs', 'silent'), found as never, new Jobs(pool));
  runner.onApplicationBootstrap();
});
afterAll(async () => {
  await runner?.onModuleDestroy();
  await pool?.end();
  await postgres?.stop();
});

const until = async (isSo: () => Promise<boolean> | boolean) => {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it never came to be so');
};

it('are done when the database is back, one that was under way as it crashed included', async () => {
  const jobs = new Jobs(pool);
  let crashed = false;
  meanwhile = async () => {
    if (!crashed) await postgres.crashAndRestart();
    crashed = true;
  };
  await jobs.add(NOTE, { text: 'under way' });
  await until(() => crashed);
  await jobs.add(NOTE, { text: 'after' });
  await until(() => noted.includes('after'));
  await until(async () => (await pool.query('SELECT FROM graphile_worker.jobs')).rowCount === 0);
  expect(noted).toEqual(expect.arrayContaining(['under way', 'after']));
});
