import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { JobState } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { openApiDataSource } from '../../data-source.js';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { newcomer } from '../accounts/testing-accounts.js';
import { JobsDesk } from './jobs-desk.js';
import type { JobsReportDto } from './queries/jobs.js';

const JOBS = '/api/operations/jobs';
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let operator: Person;
let isDown = true;
beforeAll(async () => {
  postgres = await testPostgres();
  const send = async () => {
    if (isDown) throw new Error('450 try again later');
  };
  const nothing = async () => undefined;
  api = await startTestApi(postgres.url, { mailer: { send, forget: nothing, close: nothing } });
  operator = await api.person('operator');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const jobs = async (state?: JobState) =>
  (await operator.get(state ? `${JOBS}?state=${state}` : JOBS)).body as unknown as JobsReportDto;
const giveUp = () =>
  api.pool.query(
    'SELECT graphile_worker.permanently_fail_jobs(array_agg(id), last_error) FROM graphile_worker.jobs GROUP BY last_error',
  );

it('are listed with their last error, tried again and dropped', async () => {
  for (const name of ['one', 'two'])
    await (await api.person()).send('POST', '/api/register', newcomer(`${name}@a.test`));
  await api.runJobs();
  const found = await jobs();
  expect(found.counts).toEqual({ waiting: 0, running: 0, retrying: 2, failed: 0 });
  expect(found.results).toMatchObject([
    { task: 'send-mail', state: 'retrying', attempts: 1, last_error: '450 try again later' },
    { state: 'retrying' },
  ]);
  const [first, second] = found.results.map(({ id }) => id);
  // What is still tried is not dropped by mistake.
  expect((await operator.send('DELETE', `${JOBS}/${first}`)).status).toBe(409);
  await giveUp();
  expect(await jobs('failed')).toMatchObject({ total_count: 2, counts: { failed: 2 } });
  expect((await jobs('waiting')).results).toEqual([]);
  const metrics = await (await fetch(`${api.internalUrl}/metrics`)).text();
  expect(metrics).toContain('toile_jobs_failed{task="send-mail"} 2');
  isDown = false;
  expect((await operator.send('POST', `${JOBS}/${first}/retry`)).status).toBe(204);
  expect((await operator.send('DELETE', `${JOBS}/${second}`)).status).toBe(204);
  const { rows } = await api.pool.query('SELECT action, detail FROM account_audit ORDER BY id DESC LIMIT 2');
  expect(rows).toEqual([
    { action: 'job-dropped', detail: { job: second } },
    { action: 'job-retried', detail: { job: first } },
  ]);
  await api.runJobs();
  expect(await jobs()).toMatchObject({ total_count: 0, results: [] });
  for (const id of [first, second, 'none', '-1'])
    expect((await operator.send('POST', `${JOBS}/${id}/retry`)).status).toBe(404);
  expect((await operator.send('DELETE', `${JOBS}/${second}`)).status).toBe(404);
  expect((await operator.get(`${JOBS}?state=lost`)).status).toBe(422);
});

it('are the same from a shell, noted as done by nobody of the house', async () => {
  isDown = true;
  for (const name of ['three', 'four'])
    await (await api.person()).send('POST', '/api/register', newcomer(`${name}@a.test`));
  await api.runJobs();
  await giveUp();
  const dataSource = await openApiDataSource({ url: postgres.url });
  try {
    const desk = new JobsDesk(dataSource);
    const { results, counts } = await desk.list(1, 'failed');
    expect([counts.failed, results.map(({ task }) => task)]).toEqual([2, ['send-mail', 'send-mail']]);
    const [first, second] = results.map(({ id }) => id) as [string, string];
    await desk.drop(first);
    await expect(desk.drop(first)).rejects.toThrow('There is no such job.');
    await desk.retry(second);
    // The api takes it up at once, and the mail still cannot be sent: the job is there, waiting, running or to be retried.
    await expect(desk.drop(second)).rejects.toThrow('Only a job that was given up can be dropped.');
    await desk.recount(api.pool);
  } finally {
    await dataSource.destroy();
  }
  const { rows } = await api.pool.query('SELECT action, actor FROM account_audit ORDER BY id DESC LIMIT 3');
  expect(rows).toEqual([
    { action: 'figures-recounted', actor: null },
    { action: 'job-retried', actor: null },
    { action: 'job-dropped', actor: null },
  ]);
  await api.runJobs();
  isDown = false;
  await api.retryJobs();
  // The recount waits for figures, which this api has none of.
  expect((await jobs()).results.filter(({ task }) => task === 'send-mail')).toEqual([]);
});

it('are for operators', async () => {
  const analyst = await api.person('analyst');
  for (const [person, status] of [
    [await api.person(), 401],
    [analyst, 403],
  ] as const) {
    expect((await person.get(JOBS)).status).toBe(status);
    expect((await person.send('POST', `${JOBS}/1/retry`)).status).toBe(status);
    expect((await person.send('DELETE', `${JOBS}/1`)).status).toBe(status);
  }
});
