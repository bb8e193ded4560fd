import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@clickhouse/client';
import { expect, test } from '@playwright/test';
import { firstLooks } from './visitors.js';

const url = () => process.env.TOILE_URL ?? '';

/** Asks the run's own ClickHouse through its door, as an operator's command does. */
async function rows(query: string): Promise<unknown[]> {
  const file = readFileSync(join(process.env.TOILE_FOLDER ?? '', 'run.json'), 'utf8');
  const client = createClient({ url: (JSON.parse(file) as { clickhouseUrl: string }).clickhouseUrl });
  try {
    return await (await client.query({ query, format: 'JSONEachRow' })).json();
  } finally {
    await client.close();
  }
}

test('a board and a rating become facts in ClickHouse, with nothing of the member’s words', async ({
  request,
}) => {
  const [look = ''] = await firstLooks(url(), 1);
  const headers: Record<string, string> = { accept: 'application/json', origin: url() };
  const token = async () => {
    const answer = await request.post(`${url()}/api/security/generate-csrf-token`, {
      headers,
      data: { id: 'api' },
    });
    headers['x-csrf-token'] = ((await answer.json()) as { token: string }).token;
  };
  await token();
  const signedIn = await request.post(`${url()}/auth`, {
    headers,
    data: { email: 'free@demo.toile.test', password: 'toile-demo-2026' },
  });
  expect(signedIn.status()).toBe(200);
  await token();
  const created = await request.post(`${url()}/moodboards/create`, {
    headers,
    data: { name: 'Mauve organza' },
  });
  const { slug } = (await created.json()) as { slug: string };
  expect((await request.put(`${url()}/moodboards/${slug}/add-look/look/${look}`, { headers })).status()).toBe(
    200,
  );
  const stored = () =>
    rows(`SELECT type, JSONExtractString(data, 'slug') AS look, data LIKE '%organza%' AS words
          FROM toile.raw_moodboards WHERE JSONExtractString(data, 'moodboard') = '${slug}' ORDER BY _offset`);
  await expect.poll(stored, { timeout: 10_000 }).toEqual([
    { type: 'moodboard-created', look: '', words: 0 },
    { type: 'look-added-to-moodboard', look, words: 0 },
  ]);
});
