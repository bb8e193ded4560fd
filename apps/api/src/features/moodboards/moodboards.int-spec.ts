import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lookAddedToMoodboard } from '@toile/contracts';
import { asMessage, testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  [ada, bob] = [await api.person('free'), await api.person('subscriber')];
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

async function board(
  name = 'Denim',
  ...looks: string[]
): Promise<{ slug: string; token: string; version: number }> {
  const made = (await ada.send('POST', '/moodboards/create', { name })).body;
  for (const look of looks) await ada.send('PUT', `/moodboards/${made.slug}/add-look/look/${look}`, {});
  return made;
}
const more = async (slug: string, person = ada) => (await person.get(`/moodboards/${slug}/more?page=1`)).body;
const order = (page: { results: { type: string; slug: string }[] }) =>
  page.results.map(({ type, slug }) => `${type}:${slug}`);

describe('moodboards', () => {
  it('are created, filled, commented, reordered and renamed, and show it at once', async () => {
    const created = await ada.send('POST', '/moodboards/create', { name: '  Denim ' });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      slug: expect.stringMatching(/^[0-9a-f]{16}$/),
      name: 'Denim',
      count: 0,
      notes: 0,
      links: 0,
      cover: null,
      version: 1,
      token: expect.stringMatching(/^[\w-]{22}$/),
    });
    const { slug, token } = created.body;
    expect(created.headers.get('location')).toBe(`/moodboards/${slug}/more`);
    const added = await ada.send('PUT', `/moodboards/${slug}/add-look/look/look-1`, {});
    expect(added).toMatchObject({
      status: 200,
      body: { moodboard: { slug, name: 'Denim', count: 1, cover: 'look-1.jpg', version: 2 }, added: true },
    });
    const again = await ada.send('PUT', `/moodboards/${slug}/add-look/look/look-1`, {});
    expect(again.body).toEqual({ ...added.body, added: false });
    await ada.send('PUT', `/moodboards/${slug}/add-look/look/look-2`, {});
    const note = { comment: 'the cut of the sleeve' };
    expect((await ada.send('PUT', `/moodboards/${slug}/comment/look-2`, note)).body.moodboard.version).toBe(
      4,
    );
    const body = { order: ['look:look-2', 'look:look-1'], version: 4 };
    const reordered = await ada.send('POST', `/moodboards/reorder/${slug}`, body);
    expect(reordered).toMatchObject({
      status: 200,
      body: { moodboard: { cover: 'look-2.jpg', version: 5 } },
    });
    expect((await ada.send('PATCH', `/moodboards/${slug}`, { name: 'Wool' })).body.moodboard).toMatchObject({
      name: 'Wool',
      version: 6,
    });
    expect(await more(slug)).toMatchObject({
      total_count: 2,
      page: 1,
      page_size: 24,
      version: 6,
      moodboard: { slug, name: 'Wool', token },
      results: [
        {
          type: 'look',
          slug: 'look-2',
          comment: note.comment,
          look: { position: 2, image_filename: 'look-2.jpg' },
        },
        { type: 'look', slug: 'look-1', comment: null },
      ],
    });
  });

  it('say which pictures of a page stand on one of them, to their owner alone', async () => {
    const { slug } = await board('Marked', 'look-3');
    const asked = '/moodboards/saved?pictures=look:look-3,look:no-such-look,street-style:look-3';
    expect((await ada.get(asked)).body).toEqual({ saved: ['look:look-3'] });
    expect((await bob.get(asked)).body).toEqual({ saved: [] });
    await ada.send('DELETE', '/moodboards/remove-look', { moodboard: slug, type: 'look', slug: 'look-3' });
    expect((await ada.get(asked)).body).toEqual({ saved: [] });
    const wrong = await ada.get("/moodboards/saved?pictures=look:look-3,look:'x");
    expect(wrong.status).toBe(422);
    const many = Array.from({ length: 101 }, (_, index) => `look:look-${index}`).join(',');
    expect((await ada.get(`/moodboards/saved?pictures=${many}`)).status).toBe(422);
  });

  it('lose a picture, and comments that are emptied', async () => {
    const { slug } = await board('Off', 'look-1', 'look-2');
    await ada.send('PUT', `/moodboards/${slug}/comment/look-1`, { type: 'look', comment: 'x' });
    await ada.send('PUT', `/moodboards/${slug}/comment/look-1`, { comment: '' });
    const item = { moodboard: slug, type: 'look', slug: 'look-2' };
    expect((await ada.send('DELETE', '/moodboards/remove-look', item)).status).toBe(204);
    expect((await ada.send('DELETE', '/moodboards/remove-look', item)).status).toBe(204);
    expect((await more(slug)).results).toEqual([expect.objectContaining({ slug: 'look-1', comment: null })]);
  });

  it('are one after ten parallel creations with one key, with ten identical answers', async () => {
    const create = () =>
      ada.send('POST', '/moodboards/create', { name: 'Once' }, { 'idempotency-key': 'key-1' });
    const answers = await Promise.all(Array.from({ length: 10 }, create));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    await ada.send('PATCH', `/moodboards/${answers[0]?.body.slug}`, { name: 'Other' });
    expect((await create()).body).toEqual(answers[0]?.body);
    const { rows } = await api.pool.query(
      'SELECT type FROM event_store.event WHERE stream = $1 ORDER BY version',
      [`moodboard-${answers[0]?.body.slug}`],
    );
    expect(rows.map((row) => row.type)).toEqual(['MoodboardCreated', 'MoodboardRenamed']);
  });

  it('hold what ten parallel additions put on them, each once', async () => {
    const { slug } = await board('Busy');
    const adds = Array.from({ length: 12 }, (_, index) => `look-${(index % 6) + 1}`);
    let left = adds;
    // Two conflicts in a row are the caller's to repeat; PUTs can be.
    while (left.length > 0) {
      const answers = await Promise.all(
        left.map((look) => ada.send('PUT', `/moodboards/${slug}/add-look/look/${look}`, {})),
      );
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      left = left.filter((_, index) => answers[index]?.status === 409);
    }
    expect((await more(slug)).results.map((item: { slug: string }) => item.slug).sort()).toEqual(
      Array.from({ length: 6 }, (_, index) => `look-${index + 1}`),
    );
  });

  it('refuse a stale order with 409, one that is no permutation with 422, and let one of two win', async () => {
    const { slug } = await board('Order', 'look-1', 'look-2', 'look-3');
    const { version } = await more(slug);
    const reorder = (wanted: string[], at: number) =>
      ada.send('POST', `/moodboards/reorder/${slug}`, { order: wanted, version: at });
    const [one, two] = [
      ['look:look-3', 'look:look-2', 'look:look-1'],
      ['look:look-2', 'look:look-1', 'look:look-3'],
    ];
    expect((await reorder(one, version - 1)).status).toBe(409);
    expect((await reorder(one.slice(1), version)).status).toBe(422);
    const both = await Promise.all([reorder(one, version), reorder(two, version)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(order(await more(slug))).toEqual(both[0]?.status === 200 ? one : two);
  });

  it('are created with a first picture, once a name', async () => {
    const put = (look: string) =>
      ada.send('PUT', `/moodboards/create-and-add/look/${look}`, { name: 'Third board' });
    const made = await put('look-1');
    expect(made).toMatchObject({ status: 201, body: { moodboard: { count: 1, version: 2 }, added: true } });
    expect(await put('look-1')).toMatchObject({
      status: 200,
      body: { moodboard: { count: 1 }, added: false },
    });
    expect((await put('look-2')).body.moodboard).toMatchObject({ slug: made.body.moodboard.slug, count: 2 });
    expect((await put('no-such-look')).status).toBe(404);
    expect((await put('street-1')).status).toBe(404);
  });

  it('are listed for their owner, the last changed first, saying which hold a look', async () => {
    const carl = await api.person('canceled');
    const slugs: string[] = [];
    for (const name of ['A', 'B'])
      slugs.push((await carl.send('POST', '/moodboards/create', { name })).body.slug);
    await carl.send('PUT', `/moodboards/${slugs[0]}/add-look/look/look-4`, {});
    const { body } = await carl.get('/moodboards/list/ajax?look=look-4');
    expect(body).toMatchObject({
      total_count: 2,
      page: 1,
      page_size: 24,
      results: [
        { name: 'A', contains: true, count: 1 },
        { name: 'B', contains: false },
      ],
    });
    expect((await carl.get('/moodboards')).body.results).toHaveLength(2);
    expect((await carl.get('/moodboards?page=2')).body).toMatchObject({ results: [], total_count: 2 });
  });

  it('are nobody else’s: 401 without a session, 404 for others as where there is none', async () => {
    const { slug } = await board('Mine', 'look-1');
    const nobody = await api.person();
    const tries: [string, string, object?][] = [
      ['GET', `/moodboards/${slug}/more`],
      ['PATCH', `/moodboards/${slug}`, { name: 'Yours' }],
      ['PUT', `/moodboards/${slug}/add-look/look/look-2`, {}],
      ['PUT', `/moodboards/${slug}/comment/look-1`, { comment: 'x' }],
      ['POST', `/moodboards/reorder/${slug}`, { order: ['look:look-1'], version: 2 }],
      ['DELETE', '/moodboards/remove-look', { moodboard: slug, type: 'look', slug: 'look-1' }],
      ['POST', `/moodboards/delete/${slug}`],
      ['POST', `/moodboards/share/${slug}`],
      ['DELETE', `/moodboards/share/${slug}`],
    ];
    for (const [method, path, body] of tries) {
      expect([method, path, (await nobody.send(method, path, body)).status]).toEqual([method, path, 401]);
      expect([method, path, (await bob.send(method, path, body)).status]).toEqual([method, path, 404]);
    }
    expect((await bob.get('/moodboards/none/more')).status).toBe(404);
    expect((await bob.send('PATCH', '/moodboards/none', { name: 'x' })).status).toBe(404);
  });

  it('are shared by a token that can be renewed and taken back', async () => {
    const { slug, token } = await board('Shared', 'look-1');
    const nobody = await api.person();
    const page = await nobody.get(`/moodboards/public/${token}/more?page=1`);
    expect(page).toMatchObject({
      status: 200,
      body: { results: [{ slug: 'look-1' }], moodboard: { name: 'Shared' } },
    });
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const renewed = (await ada.send('POST', `/moodboards/share/${slug}`)).body.token;
    expect((await nobody.get(`/moodboards/public/${token}/more`)).status).toBe(404);
    expect((await nobody.get(`/moodboards/public/${renewed}/more`)).status).toBe(200);
    expect((await ada.send('DELETE', `/moodboards/share/${slug}`)).status).toBe(204);
    expect((await nobody.get(`/moodboards/public/${renewed}/more`)).status).toBe(404);
  });

  it('are deleted by the token of the confirmation page only, and come back within 30 days', async () => {
    const { slug, token } = await board('Gone', 'look-1');
    const path = `/moodboards/delete/${slug}`;
    expect((await ada.send('POST', path, new URLSearchParams({ _token: 'x' }))).status).toBe(403);
    const _token = await ada.fetchToken('moodboard-delete');
    const deleted = await ada.send('POST', path, new URLSearchParams({ _token }), { 'x-toile-locale': 'it' });
    expect([deleted.status, deleted.headers.get('location')]).toEqual([303, '/it/moodboards']);
    expect((await ada.get(`/moodboards/${slug}/more`)).status).toBe(404);
    expect((await ada.get(`/moodboards/public/${token}/more`)).status).toBe(404);
    expect((await ada.send('POST', `/moodboards/restore/${slug}`)).body.moodboard).toMatchObject({
      count: 1,
    });
    expect((await more(slug)).results).toHaveLength(1);
    expect((await ada.send('POST', path)).status).toBe(204);
  });

  it.each([
    ['no name', {}],
    ['an empty name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(121) }],
    ['a NUL', { name: 'a\0b' }],
    ['half a sign', { name: '\ud83e' }],
  ])('refuse %s with 422', async (_what, body) => {
    expect((await ada.send('POST', '/moodboards/create', body)).status).toBe(422);
  });

  it('take names in every script', async () => {
    for (const name of ['牛仔 🧵', 'לבוש', "'; DROP TABLE x; --", '<b>x</b>'])
      expect((await ada.send('POST', '/moodboards/create', { name })).body.name).toBe(name);
  });

  it('tell the log what figures need, with nothing of the owner’s words', async () => {
    const secret = 'Mauve-Organza-19';
    const key = { 'idempotency-key': 'add-1', 'x-correlation-id': 'conversation-1' };
    const { slug } = await board(secret);
    await ada.send('PUT', `/moodboards/${slug}/add-look/look/look-5`, {}, key);
    await ada.send('PUT', `/moodboards/${slug}/comment/look-5`, { comment: secret });
    await ada.send('PUT', `/moodboards/${slug}/sections/day`, { name: secret });
    const records = (await api.messages('moodboards')).filter((record) => record.key === `moodboard-${slug}`);
    const messages = records.map((record) => asMessage(JSON.parse(record.value.toString())));
    expect(messages.map((message) => message.type)).toEqual(['moodboard-created', 'look-added-to-moodboard']);
    asMessage(messages[1], lookAddedToMoodboard.schema);
    expect(messages[1]).toMatchObject({
      version: 1,
      correlation_id: 'conversation-1',
      causation_id: 'add-1',
      subject: expect.stringMatching(/^[0-9a-f-]{36}$/),
      data: { moodboard: slug, media_type: 'look', slug: 'look-5' },
    });
    expect(records[1]?.headers['correlation-id']).toBe('conversation-1');
    const { rows } = await api.pool.query(
      `SELECT e::text FROM event_store.event e UNION ALL SELECT c::text FROM event_store.command c
       UNION ALL SELECT convert_from(value, 'UTF8') FROM log`,
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('can be asked as of a version and a time by operators', async () => {
    const { slug } = await board('History', 'look-1', 'look-2');
    const operator = await api.person('operator');
    const path = `/api/events/streams/moodboard-${slug}`;
    const now = (await operator.get(path)).body;
    expect(now).toMatchObject({ version: 3, state: { status: 'open', items: [{}, {}] } });
    expect((await operator.get(`${path}?version=2`)).body.state.items).toHaveLength(1);
    const at = encodeURIComponent(now.events[0]?.recorded_at ?? '');
    expect((await operator.get(`${path}?at=${at}`)).body.version).toBeLessThan(3);
    expect((await operator.get(`${path}?at=2020-01-01T00:00:00Z`)).status).toBe(404);
    expect((await operator.get(`${path}?at=yesterday`)).status).toBe(422);
  });
});
