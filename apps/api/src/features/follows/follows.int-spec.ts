import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LookSummary } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { openApiEventStore } from '../../event-sourced-features.js';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { SCHEDULE_FOLLOW_MAILS } from './mails/send-follow-mails.js';
import type { FeedDto } from './queries/feed.js';
import type { OwnFollowsDto } from './queries/own-follows.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let ada: Person;
let bob: Person;
let designer = '';
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  [ada, bob] = [await api.person('free'), await api.person('subscriber')];
  designer = (await looksOf(''))[0]?.designer.slug ?? '';
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const feedOf = async (person: Person) => (await person.get('/api/follows/feed')).body as unknown as FeedDto;
const ids = async (person: Person) => {
  const { results } = (await person.get('/api/follows')).body as unknown as OwnFollowsDto;
  return results.map(({ id }) => id);
};
const looksOf = async (query: string) => {
  const { results } = (await ada.get(`/look/search${query}`)).body as unknown as { results: LookSummary[] };
  return results;
};

/** Publishes one more show of the designer, of so many looks. */
async function newShow(slug: string, count: number): Promise<void> {
  const [known] = await looksOf(`?designer=${designer}`);
  if (!known) throw new Error('the designer has no look');
  const { designer: by, season, type, city, width, height, image_filename } = known;
  const facts = {
    designer: by,
    season,
    type,
    city,
    show_date: '2026-11-20T10:00:00Z',
    title: '',
    live: false,
  };
  const looks = Array.from({ length: count }, (_, index) => ({
    slug: `${slug}-look-${index + 1}`,
    position: index + 1,
    tags: [],
    models: [],
    image_filename,
    width,
    height,
    thumbhash: null,
    colours: [],
    description: '',
  }));
  const editor = await api.person('editor');
  const put = await editor.send('PUT', `/api/editor/collections/${slug}`, { facts, looks, publish: true });
  expect([put.status, put.body]).toMatchObject([200, {}]);
}

describe('follows', () => {
  it('are of what is there, once, for their member alone', async () => {
    const brand = { kind: 'brand', slug: designer };
    expect((await ada.send('POST', '/api/follows', brand)).body).toEqual({ id: `brand:${designer}` });
    expect((await ada.send('POST', '/api/follows', brand)).status).toBe(200);
    const search = await ada.send('POST', '/api/follows', {
      kind: 'search',
      search: `page=3&city=&designer=${designer}&sort=viewed`,
    });
    // The same filters in another order are the same search.
    const again = await ada.send('POST', '/api/follows', { kind: 'search', search: `designer=${designer}` });
    expect(again.body).toEqual(search.body);
    expect(await ids(ada)).toEqual([search.body.id, `brand:${designer}`]);
    expect(await ids(bob)).toEqual([]);
    expect((await bob.send('DELETE', `/api/follows/${search.body.id}`)).status).toBe(404);
    expect((await ada.send('DELETE', `/api/follows/${search.body.id}`)).status).toBe(204);
    expect(await ids(ada)).toEqual([`brand:${designer}`]);
    expect((await (await api.person()).get('/api/follows')).status).toBe(401);
  });

  it.each([
    ['a brand that is not there', { kind: 'brand', slug: 'nobody-at-all' }, 'designer'],
    ['nothing', { kind: 'tag' }, 'slug'],
    ['a search without filters', { kind: 'search', search: 'page=2&sort=viewed' }, 'search'],
    ['a search that is none', { kind: 'search', search: 'tags=%27%3B--' }, 'search.tags'],
    ['another kind', { kind: 'house', slug: 'x' }, 'kind'],
  ])('refuse %s and say why', async (_, body, at) => {
    const answer = await ada.send('POST', '/api/follows', body);
    expect(answer.status).toBe(422);
    expect(
      answer.body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath),
    ).toContain(at);
  });

  it('mark what has come since the feed was seen', async () => {
    const before = (await feedOf(ada)).results[0];
    expect(before).toMatchObject({ kind: 'brand', slug: designer, new_count: 0 });
    await newShow('follows-first', 2);
    const after = (await feedOf(ada)).results[0];
    expect(after).toMatchObject({ new_count: 2, total_count: (before?.total_count ?? 0) + 2 });
    expect(after?.looks.map(({ slug }) => slug)).toContain('follows-first-look-1');
    expect((await ada.send('POST', '/api/follows/seen', {})).status).toBe(204);
    expect((await feedOf(ada)).results[0]).toMatchObject({ new_count: 0 });
  });

  it('are told of by mail to who asks for it, once a day, until the link in it ends that', async () => {
    const mails = () => api.mails.filter(({ subject }) => subject === 'New looks from what you follow');
    await api.runJobs(SCHEDULE_FOLLOW_MAILS);
    expect(mails()).toEqual([]);
    expect((await ada.send('PUT', '/api/follows/mails', { on: true })).body).toEqual({ on: true });
    await newShow('follows-second', 3);
    // Chosen today: the first mail is tomorrow's.
    await api.runJobs(SCHEDULE_FOLLOW_MAILS);
    expect(mails()).toEqual([]);
    await choseYesterday();
    await api.runJobs(SCHEDULE_FOLLOW_MAILS);
    await api.runJobs(SCHEDULE_FOLLOW_MAILS);
    expect(mails()).toHaveLength(1);
    const [mail] = mails();
    expect(mail?.text).toContain('3 new');
    expect(mail?.text).toContain('https://toile.example/en/user/feed');
    // The language is the front door's.
    const link = new URL(mail?.unsubscribe ?? '').pathname.replace(/^\/en(?=\/)/, '');
    const visitor = await api.person();
    expect((await visitor.get(link)).status).toBe(200);
    expect((await feedOf(ada)).mails).toBe(true);
    expect((await fetch(api.url + link, { method: 'POST' })).status).toBe(200);
    expect((await feedOf(ada)).mails).toBe(false);
  });
});

/** Mails were chosen yesterday, before the new show: what the clock would do in a test that may take a day. */
async function choseYesterday(): Promise<void> {
  const { rows } = await api.pool.query<{ key: string; count: number }>(
    "SELECT key, (doc->'follows'->0->>'mailed')::int AS count FROM read_own_follows_v1.document",
  );
  const [row] = rows;
  const { rows: versions } = await api.pool.query<{ version: number }>(
    'SELECT max(version)::int AS version FROM event_store.event WHERE stream = $1',
    [row?.key],
  );
  const id = crypto.randomUUID();
  const since = new Date(Date.now() - 86_400_000).toISOString();
  await openApiEventStore(api.pool, api.secret).append({
    stream: row?.key ?? '',
    expectedVersion: versions[0]?.version ?? 0,
    commandId: id,
    metadata: { correlationId: id, causationId: null, actor: null, occurredAt: new Date() },
    answer: null,
    events: [{ type: 'FollowMailsChosen', data: { on: true, counts: {}, since } }],
  });
}
