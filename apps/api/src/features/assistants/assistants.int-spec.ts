import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Answer, type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { FORGET_OLD_CALLS } from './forget-old-calls.handler.js';
import type { AssistantCallsDto } from './queries/own-calls.js';

const CALLS = '/api/dashboard/assistant-calls';
const PASSWORD = 'toile-demo-2026';
const seen = (answer: Answer) => JSON.parse(answer.text) as AssistantCallsDto;

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let analyst: Person;
let token: string;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  analyst = await api.person('analyst');
  token = await tokenOf(analyst, 'Notebook');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const tokenOf = async (person: Person, name: string) =>
  (await person.send('POST', '/api/dashboard/tokens', { name })).body.token;
const note = (call: object, bearer = token) =>
  fetch(`${api.url}${CALLS}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tool: 'search_looks', outcome: 'answered', took_ms: 5, asked: '', ...call }),
  });

it('shows members what their assistants asked, page by page, and nobody else', async () => {
  for (let count = 1; count <= 27; count++)
    expect((await note({ asked: `text: red coats ${count}` })).status).toBe(204);
  await note({ tool: 'ask_figure', outcome: 'refused', said: 'This token lacks the scope seasons.' });
  const newest = seen(await analyst.get(CALLS));
  expect(newest.results).toHaveLength(25);
  expect(newest.results[0]).toMatchObject({
    tool: 'ask_figure',
    token: 'Notebook',
    outcome: 'refused',
    said: 'This token lacks the scope seasons.',
  });
  const older = seen(await analyst.get(`${CALLS}?before=${newest.next}`));
  expect([older.results.map(({ asked }) => asked), older.next]).toEqual([
    ['text: red coats 3', 'text: red coats 2', 'text: red coats 1'],
    null,
  ]);
  expect(seen(await (await api.person('operator')).get(CALLS)).results).toEqual([]);
  // No token reads them, and only a token writes them.
  const read = await fetch(api.url + CALLS, { headers: { authorization: `Bearer ${token}` } });
  expect(read.status).toBe(401);
  const body = { tool: 'x', asked: '', outcome: 'answered', took_ms: 1 };
  expect((await analyst.send('POST', CALLS, body)).status).toBe(404);
  expect((await note({ asked: 'x'.repeat(1_001) })).status).toBe(422);
  expect((await note({}, 'toile_guessed')).status).toBe(401);
  const own = JSON.parse((await analyst.get('/api/user/analyst-demo/data')).text) as {
    assistant_calls: { asked: string }[];
  };
  expect(own.assistant_calls).toHaveLength(28);
});

it('keeps them for ninety days, after the token as before, and until the member leaves', async () => {
  const [other] = JSON.parse((await analyst.get('/api/dashboard/tokens')).text).results as { id: string }[];
  await analyst.send('DELETE', `/api/dashboard/tokens/${other?.id}`);
  await api.pool.query(
    `UPDATE assistant_call SET asked_at = now() - interval '91 days' WHERE asked LIKE '%coats 27'`,
  );
  await api.runJobs(FORGET_OLD_CALLS);
  const { results } = seen(await analyst.get(CALLS));
  expect(results.map(({ asked }) => asked)).not.toContain('text: red coats 27');
  expect(results.map(({ asked }) => asked)).toContain('text: red coats 26');
  expect(
    (await analyst.send('DELETE', '/api/user/analyst-demo', { password: PASSWORD })).status,
  ).toBeLessThan(400);
  expect((await api.pool.query('SELECT FROM assistant_call')).rowCount).toBe(0);
});
