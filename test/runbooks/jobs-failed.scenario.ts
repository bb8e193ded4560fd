import { expect } from '@jest/globals';
import type { Scenario } from './scenarios.js';
import { until } from './until.js';

/** A job as another release may have written it: no handler reads its payload. */
export const jobsFailed: Scenario = async (stage, runbook) => {
  const { rows } = await stage.pool.query<{ id: string }>(
    "SELECT id FROM graphile_worker.add_job('send-mail', '{}'::json, max_attempts => 1)",
  );
  const id = String(rows[0]?.id);
  const listed = () =>
    until('the job is given up', async () => {
      const { said } = await runbook.run('toile jobs list --state failed');
      return new RegExp(`^${id} +send-mail +failed`, 'm').test(said) && said;
    });
  expect(await listed()).toMatch(/1 failed/);
  const metrics = await (await fetch(`${stage.url('apiInternal')}/metrics`)).text();
  expect(metrics).toMatch(/^toile_jobs_failed\{[^}]*task="send-mail"[^}]*\} 1$/m);
  expect(await runbook.run('toile jobs retry 33', { '33': id })).toMatchObject({ code: 0 });
  // Nobody mended what it fails with, so it is given up again.
  await listed();
  expect(await runbook.run('toile jobs drop 33', { '33': id })).toMatchObject({ code: 0 });
  expect((await runbook.run('toile jobs list --state failed')).said).toMatch(/\b0 failed/);
};
