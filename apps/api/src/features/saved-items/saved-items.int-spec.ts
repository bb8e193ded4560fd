import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FigureNote, SavedView } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { type Answer, type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { join, PASSWORD } from '../accounts/testing-accounts.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let analyst: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  analyst = await api.person('analyst');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const VIEWS = '/api/dashboard/saved-views';
const NOTES = '/api/dashboard/annotations';
const listOf = <T>({ body }: Answer) => body.results as unknown as T[];
const view = {
  name: 'Milan, spring',
  address: '/data/dashboard/trends?city=milan&season=spring-summer-2027',
};
const note = {
  figure: 'category-overview/searches',
  filters: { city: 'milan' },
  date: '2026-09-24',
  text: 'The strike began on this day.',
};

describe('saved views', () => {
  it('are kept, seen at once, renamed and deleted', async () => {
    const saved = await analyst.send('POST', VIEWS, view);
    expect([saved.status, saved.body]).toMatchObject([201, view]);
    const { id } = saved.body as unknown as SavedView;
    expect(listOf(await analyst.get(VIEWS))).toMatchObject([view]);
    expect((await analyst.send('PATCH', `${VIEWS}/${id}`, { name: 'Milano' })).body).toMatchObject({
      id,
      name: 'Milano',
    });
    expect((await analyst.send('DELETE', `${VIEWS}/${id}`)).status).toBe(204);
    expect(listOf(await analyst.get(VIEWS))).toEqual([]);
    expect((await analyst.send('DELETE', `${VIEWS}/${id}`)).status).toBe(404);
  });

  it('are saved once by a repeated request', async () => {
    const twice = await Promise.all(
      [1, 2].map(() => analyst.send('POST', VIEWS, view, { 'idempotency-key': 'the-same' })),
    );
    expect(twice[0]?.body.id).toBe(twice[1]?.body.id);
    expect(listOf(await analyst.get(VIEWS))).toHaveLength(1);
  });

  it.each([
    'https://evil.example/data/dashboard/trends',
    '//evil.example',
    '/user/account/update',
    '/data/dashboard/x?<script>',
  ])('lead to the dashboard only: %s', async (address) => {
    expect((await analyst.send('POST', VIEWS, { ...view, address })).status).toBe(422);
  });
});

describe('notes', () => {
  it('are written on a figure, read there, changed and removed', async () => {
    const { status, body } = await analyst.send('POST', NOTES, note);
    expect([status, body]).toMatchObject([201, note]);
    const { id } = body as unknown as FigureNote;
    expect(listOf(await analyst.get(`${NOTES}?figure=graphs/ranking`))).toEqual([]);
    expect(listOf(await analyst.get(`${NOTES}?figure=${note.figure}`))).toMatchObject([note]);
    const changed = await analyst.send('PATCH', `${NOTES}/${id}`, { text: 'It ended.' });
    expect(changed.body).toMatchObject({ ...note, text: 'It ended.' });
    expect((await analyst.send('PATCH', `${NOTES}/${id}`, { date: null })).status).toBe(422);
    expect((await analyst.send('DELETE', `${NOTES}/${id}`)).status).toBe(204);
    expect(listOf(await analyst.get(NOTES))).toEqual([]);
    const plain = await analyst.send('POST', NOTES, { ...note, filters: null });
    expect(plain.body).toMatchObject({ figure: note.figure, filters: {} });
    await analyst.send('DELETE', `${NOTES}/${plain.body.id}`);
  });

  it('are words, on a day, about a figure', async () => {
    for (const wrong of [
      { text: ' ' },
      { date: '2026-02-31' },
      { figure: 'nothing' },
      { filters: { x: 'y' } },
      { filters: [{ city: 'milan' }] },
      { filters: { city: ['milan'] } },
    ])
      expect((await analyst.send('POST', NOTES, { ...note, ...wrong })).status).toBe(422);
  });
});

it('is nobody else’s, and of subscribers only', async () => {
  await analyst.send('POST', NOTES, note);
  const operator = await api.person('operator');
  expect(listOf(await operator.get(NOTES))).toEqual([]);
  for (const path of [VIEWS, NOTES]) {
    expect((await (await api.person('free')).get(path)).status).toBe(403);
    expect((await (await api.person()).get(path)).status).toBe(401);
  }
});

it('is in the data a member downloads, and leaves no word behind when they are erased', async () => {
  const ada = await join(api, 'desk@a.test');
  const { slug } = (await ada.get('/auth/status')).body.user;
  const operator = await api.person('operator');
  await operator.send('PUT', `/api/user/${slug}/roles`, { roles: ['dashboard-subscriber'] });
  await ada.send('POST', VIEWS, { ...view, name: 'Pale-Linen-51' });
  await ada.send('POST', NOTES, { ...note, text: 'Cobalt-Thread-52' });
  const words = /Pale-Linen-51|Cobalt-Thread-52/;
  expect((await ada.get(VIEWS)).body).toMatchObject({ results: [{ name: 'Pale-Linen-51' }] });
  const data = JSON.stringify((await ada.get(`/api/user/${slug}/data`)).body);
  expect(data).toContain('Pale-Linen-51');
  expect(data).toContain('Cobalt-Thread-52');
  // Sealed in the store, plain in the read model only.
  expect(await textOf('event_store.event')).not.toMatch(words);
  const { rows: versions } = await api.pool.query<{ schema: string }>(
    `SELECT table_schema AS schema FROM information_schema.tables
     WHERE table_name = 'document' AND table_schema LIKE 'read\\_own\\_desk\\_v%'`,
  );
  const readModel = `${versions[0]?.schema}.document`;
  expect(await textOf(readModel)).toMatch(words);
  expect((await ada.send('DELETE', `/api/user/${slug}`, { password: PASSWORD })).status).toBe(204);
  expect(await textOf(readModel)).not.toMatch(words);
  const log = (await Promise.all(['members', 'catalogue'].map((topic) => api.messages(topic)))).flat();
  expect(log.map(({ value }) => value.toString()).join()).not.toMatch(words);
});

/** A table as a dump would show it. */
async function textOf(table: string): Promise<string> {
  const { rows } = await api.pool.query<{ text: string }>(
    `SELECT coalesce(string_agg(t::text, ' '), '') AS text FROM ${table} t`,
  );
  return rows[0]?.text ?? '';
}
