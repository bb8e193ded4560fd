import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { startTestApi, type TestApi } from '../../../testing/testing-api.js';
import type { ContentVersionDto } from '../queries/content-version.dto.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

async function version(): Promise<string> {
  const answer = await fetch(`${api.url}/api/content-version`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return ((await answer.json()) as ContentVersionDto).version;
}

it('moves with what public pages show, and with nothing that one person does for themselves', async () => {
  const [editor, reader] = await Promise.all([api.person('editor'), api.person('free')]);
  const first = await version();
  expect((await reader.send('POST', '/moodboards/create', { name: 'Denim' })).status).toBe(201);
  expect(await version()).toBe(first);

  const { results } = (await editor.get('/api/collections')).body as unknown as {
    results: { slug: string }[];
  };
  const withdrawn = await editor.send('POST', `/api/editor/collections/${results[0]?.slug}/withdraw`);
  expect(withdrawn.status).toBeLessThan(300);
  const second = await version();
  expect(second).not.toBe(first);
  expect(await version()).toBe(second);
});
