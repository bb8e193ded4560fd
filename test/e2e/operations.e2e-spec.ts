import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@clickhouse/client';
import { expect } from '@playwright/test';
import pg from 'pg';
import { seriousFaults } from './axe.js';
import { folder, url } from './environment.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';
import { warehouseRows } from './warehouse-rows.js';

async function jobs<T>(ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const file = readFileSync(join(folder(), 'run.json'), 'utf8');
  const { postgresUrl } = JSON.parse(file) as { postgresUrl: string };
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  return ask(client).finally(() => client.end());
}

/** Jobs of a task nobody does, given up. @returns their numbers */
const givenUp = (...tasks: string[]): Promise<string[]> =>
  jobs(async (client) => {
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
  });

/** On a busy machine what has the lowest priority is given up meanwhile, and comes again by itself. */
const dropOthers = () =>
  jobs((client) =>
    client.query(
      `DELETE FROM graphile_worker._private_jobs WHERE attempts >= max_attempts AND last_error <> 'the mail server is away'`,
    ),
  );

test('an operator tries a job again and drops another, each after being asked once more', async ({
  context,
  page,
}) => {
  const [first, second] = await givenUp('first-test-task', 'second-test-task');
  await signIn(context, 'operator@demo.toile.test');
  await page.goto(`${url()}/en/newsroom/streams`);
  const failed = page.getByRole('list', { name: 'Given up' });
  await expect(failed.getByText('the mail server is away')).toHaveCount(2);

  await failed.getByRole('button', { name: `Try again: first-test-task ${first}` }).click();
  await failed.getByRole('button', { name: `Try again now?: first-test-task ${first}` }).click();
  await expect(page.getByText('It is tried again.')).toBeVisible();
  await expect(failed.getByText('the mail server is away')).toHaveCount(1);

  await failed.getByRole('button', { name: `Drop: second-test-task ${second}` }).click();
  await expect(failed.getByText('the mail server is away')).toHaveCount(1);
  await failed.getByRole('button', { name: `Drop for good?: second-test-task ${second}` }).click();
  await expect(page.getByText('It was dropped.')).toBeVisible();
  await expect(page.getByText('the mail server is away')).toHaveCount(0);
  await expect(async () => {
    await dropOthers();
    await page.reload();
    await expect(page.getByText('Nothing was given up.')).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

/** A record that an older release could not read, and this one can. @returns its visitor */
async function deadLetter(reason: string): Promise<string> {
  const visitor = randomUUID().slice(0, 8);
  const at = new Date().toISOString();
  const value = JSON.stringify({
    id: randomUUID(),
    type: 'BeaconReceived',
    version: 1,
    occurred_at: at,
    subject: null,
    correlation_id: 'test',
    causation_id: null,
    data: { kind: 'media', target: 'a-look', uri: '/', visitor, is_bot: false, received_at: at },
  });
  const file = readFileSync(join(folder(), 'run.json'), 'utf8');
  const client = createClient({ url: (JSON.parse(file) as { clickhouseUrl: string }).clickhouseUrl });
  const row = {
    _topic: 'tracking',
    _partition: 0,
    _offset: 900_000_000 + Math.floor(Math.random() * 1_000_000),
    ingest_hour: `${at.slice(0, 13).replace('T', ' ')}:00:00`,
    event_id: randomUUID(),
    reason,
    key: visitor,
    headers: '{}',
    value_base64: Buffer.from(value).toString('base64'),
  };
  try {
    await client.command({
      query: `INSERT INTO toile.dead_letter FORMAT JSONEachRow ${JSON.stringify(row)}`,
    });
  } finally {
    await client.close();
  }
  return visitor;
}

test('an operator finds a dead letter by its reason, sends it again, and plans a replay', async ({
  context,
  page,
}) => {
  const visitor = await deadLetter('version 3 is not known');
  await signIn(context, 'operator@demo.toile.test');
  await page.goto(`${url()}/en/newsroom`);
  await page.getByRole('link', { name: 'Streams' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Streams' })).toBeVisible();
  await page.getByLabel('Part of the reason').fill('version 3');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const letters = page.getByRole('list', { name: 'One by one' });
  await letters.getByText(/^Body, /).click();
  await expect(letters.getByText('"visitor": "(hidden)"')).toBeVisible();
  await expect(page.getByText(visitor)).toHaveCount(0);
  expect(await seriousFaults(page)).toEqual([]);

  const groups = page.getByRole('list', { name: 'By reason' });
  await groups.getByRole('button', { name: /^Send these again/ }).click();
  await groups.getByRole('button', { name: /^Send all of them again\?/ }).click();
  await expect(page.getByText('1 sent again, 0 were before.')).toBeVisible();
  await expect(letters.getByText(/^sent again as/)).toBeVisible();
  await expect(groups.getByText(/· 1 sent again$/)).toBeVisible();
  await expect(groups.getByRole('button')).toHaveCount(0);
  await expect
    .poll(() => warehouseRows(`SELECT 1 FROM toile.raw_tracking WHERE visitor = '${visitor}'`))
    .toHaveLength(1);

  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByText(/would be written anew/)).toBeVisible();
  await expect(page.getByText('toile replay', { exact: true })).toBeVisible();
});
