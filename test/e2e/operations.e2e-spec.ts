import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { folder, url } from './environment.js';
import { signIn } from './sign-in.js';

/** Jobs of a task nobody does, given up. @returns their numbers */
async function givenUp(...tasks: string[]): Promise<string[]> {
  const file = readFileSync(join(folder(), 'run.json'), 'utf8');
  const { postgresUrl } = JSON.parse(file) as { postgresUrl: string };
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const ids: string[] = [];
    for (const task of tasks) {
      const added = await client.query<{ id: string }>(
        "SELECT (graphile_worker.add_job($1, '{}'::json, max_attempts => 1)).id::text",
        [task],
      );
      ids.push(added.rows[0]?.id ?? '');
    }
    await client.query(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'the mail server is away'
       WHERE id = ANY ($1::bigint[])`,
      [ids],
    );
    return ids;
  } finally {
    await client.end();
  }
}

test('an operator tries a job again and drops another, each after being asked once more', async ({
  context,
  page,
}) => {
  const [first, second] = await givenUp('first-test-task', 'second-test-task');
  await signIn(context, 'operator@demo.toile.test');
  await page.goto(`${url()}/en/operations/data-quality`);
  const failed = page.getByRole('list', { name: 'Given up' });
  await expect(failed.getByText('the mail server is away')).toHaveCount(2);

  await failed.getByRole('button', { name: `Try again: first-test-task ${first}` }).click();
  await failed.getByRole('button', { name: `Try again now?: first-test-task ${first}` }).click();
  await expect(page.getByText('It is tried again.')).toBeVisible();
  await expect(failed.getByRole('listitem')).toHaveCount(1);

  await failed.getByRole('button', { name: `Drop: second-test-task ${second}` }).click();
  await expect(failed.getByRole('listitem')).toHaveCount(1);
  await failed.getByRole('button', { name: `Drop for good?: second-test-task ${second}` }).click();
  await expect(page.getByText('It was dropped.')).toBeVisible();
  await expect(page.getByText('Nothing was given up.')).toBeVisible();
});
