import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { DeletedMoodboardDto } from './queries/deleted-moodboards.js';
import type { MoodboardHistoryDto } from './queries/moodboard-history.js';
import type { MoodboardPageDto } from './queries/moodboard-page.js';
import type { MoodboardVersionDto } from './queries/moodboard-version.js';

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

const look = (slug: string) => ({ type: 'look', slug });
async function board(name: string, ...looks: string[]): Promise<string> {
  const { slug } = (await ada.send('POST', '/moodboards/create', { name })).body;
  for (const one of looks) await ada.send('PUT', `/moodboards/${slug}/add-look/look/${one}`, {});
  return slug;
}
const pageOf = async (slug: string) =>
  (await ada.get(`/moodboards/${slug}/more`)).body as unknown as MoodboardPageDto;
const keys = async (slug: string) => (await pageOf(slug)).results.map((item) => item.slug);

describe('the past of a board', () => {
  it('is told step by step, and any step can be seen and brought back', async () => {
    const slug = await board('Denim', 'look-1', 'look-2');
    await ada.send('PUT', `/moodboards/${slug}/comment/look-2`, { comment: 'the cut' });
    const before = await pageOf(slug);
    await ada.send('POST', `/moodboards/remove/${slug}`, { items: [look('look-1'), look('look-2')] });
    await ada.send('PATCH', `/moodboards/${slug}`, { name: 'Wool', description: 'For winter' });
    const history = (await ada.get(`/moodboards/history/${slug}`)).body as unknown as MoodboardHistoryDto;
    expect(history.version).toBe(8);
    expect(history.results.map(({ version, changes }) => [version, changes])).toEqual([
      [
        8,
        [
          { kind: 'renamed', count: 1 },
          { kind: 'described', count: 1 },
        ],
      ],
      [6, [{ kind: 'removed', count: 2 }]],
      [4, [{ kind: 'noted', count: 1 }]],
      [3, [{ kind: 'added', count: 1 }]],
      [2, [{ kind: 'added', count: 1 }]],
      [1, [{ kind: 'created', count: 1 }]],
    ]);
    const then = (await ada.get(`/moodboards/history/${slug}/4`)).body as unknown as MoodboardVersionDto;
    expect(then.moodboard).toMatchObject({ name: 'Denim', count: 2, version: 4, description: null });
    expect(then.results.map((item) => [item.slug, item.comment, item.look?.position])).toEqual([
      ['look-1', null, 1],
      ['look-2', 'the cut', 2],
    ]);
    const back = await ada.send('POST', `/moodboards/history/${slug}`, { version: 4 });
    expect(back).toMatchObject({
      status: 200,
      body: { added: true, moodboard: { name: 'Denim', count: 2 } },
    });
    expect((await pageOf(slug)).results).toEqual(before.results);
    const again = await ada.send('POST', `/moodboards/history/${slug}`, {
      version: back.body.moodboard.version,
    });
    expect(again.body.moodboard.version).toBe(back.body.moodboard.version);
  });

  it('is its owner’s alone, and knows no version that never was', async () => {
    const slug = await board('Mine', 'look-1');
    for (const version of ['3', '999']) {
      expect((await ada.get(`/moodboards/history/${slug}/${version}`)).status).toBe(404);
      expect(
        (await ada.send('POST', `/moodboards/history/${slug}`, { version: Number(version) })).status,
      ).toBe(404);
    }
    for (const version of ['0', 'x', '1.5'])
      expect((await ada.get(`/moodboards/history/${slug}/${version}`)).status).toBe(422);
    expect((await bob.get(`/moodboards/history/${slug}`)).status).toBe(404);
    expect((await bob.get(`/moodboards/history/${slug}/1`)).status).toBe(404);
    expect((await bob.send('POST', `/moodboards/history/${slug}`, { version: 1 })).status).toBe(404);
    expect((await ada.get('/moodboards/history/none')).status).toBe(404);
  });

  it('keeps what was deleted to be restored, in a list of its own', async () => {
    const slug = await board('Gone', 'look-3');
    await ada.send('POST', `/moodboards/delete/${slug}`);
    const list = async () =>
      ((await ada.get('/moodboards/deleted')).body as unknown as { results: DeletedMoodboardDto[] }).results;
    const [gone] = await list();
    expect(gone).toMatchObject({ slug, name: 'Gone', count: 1, cover: 'look-3.jpg' });
    expect(Date.parse(gone?.until ?? '') - Date.parse(gone?.deleted_at ?? '')).toBe(30 * 86_400_000);
    expect((await bob.get('/moodboards/deleted')).body.results).toEqual([]);
    await ada.send('POST', `/moodboards/restore/${slug}`);
    expect((await list()).map((one) => one.slug)).not.toContain(slug);
  });
});

describe('many at once', () => {
  it('move to another board with their notes, and are on one board afterwards', async () => {
    const [from, to] = [await board('From', 'look-1', 'look-2', 'look-3'), await board('To', 'look-3')];
    await ada.send('PUT', `/moodboards/${from}/comment/look-2`, { comment: 'keep' });
    const items = [look('look-2'), look('look-3')];
    const moved = await ada.send('POST', `/moodboards/move/${from}`, { items, to });
    expect(moved).toMatchObject({ status: 200, body: { moodboard: { slug: from, count: 1 } } });
    expect(await keys(from)).toEqual(['look-1']);
    expect((await pageOf(to)).results.map((item) => [item.slug, item.comment])).toEqual([
      ['look-3', null],
      ['look-2', 'keep'],
    ]);
    await ada.send('POST', `/moodboards/move/${to}`, { items, to });
    expect(await keys(to)).toEqual(['look-3', 'look-2']);
  });

  it('stay where they are when the other board is somebody else’s or unknown', async () => {
    const from = await board('Here', 'look-1');
    const { slug: theirs } = (await bob.send('POST', '/moodboards/create', { name: 'Bob' })).body;
    const move = (to: string) =>
      ada.send('POST', `/moodboards/move/${from}`, { items: [look('look-1')], to });
    expect((await move(theirs)).status).toBe(404);
    expect((await move('0000000000000000')).status).toBe(404);
    expect((await ada.send('POST', `/moodboards/move/${from}`, { items: [], to: from })).status).toBe(422);
    expect(await keys(from)).toEqual(['look-1']);
  });
});

it('refuses lists of what are no pictures, and covers that are none', async () => {
  const slug = await board('Refused', 'look-1');
  for (const items of [[null], [[]], ['look:look-1'], { length: 1 }, [look('LOOK')], []])
    expect((await ada.send('POST', `/moodboards/remove/${slug}`, { items })).status).toBe(422);
  for (const body of [{}, { item: [] }, { item: 'look-1' }, { item: { slug: 'look-1' } }])
    expect((await ada.send('PUT', `/moodboards/${slug}/cover`, body)).status).toBe(422);
  expect((await ada.send('PATCH', `/moodboards/${slug}`, {})).status).toBe(422);
  expect(await keys(slug)).toEqual(['look-1']);
});

it('a cover is chosen, shows in lists, and goes with its picture', async () => {
  const slug = await board('Cover', 'look-1', 'look-2');
  const chosen = await ada.send('PUT', `/moodboards/${slug}/cover`, { item: look('look-2') });
  expect(chosen.body.moodboard).toMatchObject({ cover: 'look-2.jpg', version: 4 });
  const listed = await ada.get('/moodboards/list/ajax?search=cOvE');
  expect(listed.body.results).toEqual([expect.objectContaining({ slug, cover: 'look-2.jpg' })]);
  expect((await ada.send('PUT', `/moodboards/${slug}/cover`, { item: look('look-9') })).status).toBe(404);
  expect((await bob.send('PUT', `/moodboards/${slug}/cover`, { item: null })).status).toBe(404);
  await ada.send('DELETE', '/moodboards/remove-look', { moodboard: slug, ...look('look-2') });
  expect((await pageOf(slug)).moodboard.cover).toBe('look-1.jpg');
});

it('a whole board can be asked for at once, and described', async () => {
  const slug = await board('Whole', 'look-1', 'look-2', 'look-3');
  await ada.send('PATCH', `/moodboards/${slug}`, { description: '  A few words ' });
  const page = (await ada.get(`/moodboards/${slug}/more?page_size=2&page=2`))
    .body as unknown as MoodboardPageDto;
  expect(page).toMatchObject({ page: 2, page_size: 2, total_count: 3, results: [{ slug: 'look-3' }] });
  expect(page.moodboard.description).toBe('A few words');
  expect((await ada.get(`/moodboards/${slug}/more?page_size=501`)).status).toBe(422);
  expect((await ada.send('PATCH', `/moodboards/${slug}`, {})).status).toBe(422);
});

describe('the sections of a board', () => {
  it('are named, hold pictures by its order, come back with it, and leave their pictures when they go', async () => {
    const slug = await board('Parts', 'look-1', 'look-2');
    const name = (section: string, words: string, person = ada) =>
      person.send('PUT', `/moodboards/${slug}/sections/${section}`, { name: words });
    expect(await name('day', 'Day')).toMatchObject({ status: 200, body: { moodboard: { version: 4 } } });
    await name('eve', 'Evening');
    const order = ['section:eve', 'look:look-2', 'section:day', 'look:look-1'];
    const put = await ada.send('POST', `/moodboards/reorder/${slug}`, { order, version: 5 });
    expect(put.status).toBe(200);
    const shown = async (path = `/moodboards/${slug}/more`) => {
      const { moodboard, results } = (await ada.get(path)).body as unknown as MoodboardPageDto;
      const sections = moodboard.sections.map((one) => `${one.id} ${one.name}`);
      return [sections, results.map((item) => `${item.slug} ${item.section}`)];
    };
    const apart = [
      ['eve Evening', 'day Day'],
      ['look-2 eve', 'look-1 day'],
    ];
    expect(await shown()).toEqual(apart);
    expect((await bob.get(`/moodboards/public/${(await pageOf(slug)).moodboard.token}`)).body).toMatchObject({
      moodboard: { sections: [{ name: 'Evening' }, { name: 'Day' }] },
    });
    expect((await ada.send('DELETE', `/moodboards/${slug}/sections/eve`)).status).toBe(200);
    expect(await shown()).toEqual([['day Day'], ['look-2 null', 'look-1 day']]);
    expect(await shown(`/moodboards/history/${slug}/6`)).toEqual(apart);
    await ada.send('POST', `/moodboards/history/${slug}`, { version: 6 });
    expect(await shown()).toEqual(apart);
    // Programs that know no sections put pictures in order as before.
    const bare = { order: ['look:look-1', 'look:look-2'], version: (await pageOf(slug)).version };
    expect((await ada.send('POST', `/moodboards/reorder/${slug}`, bare)).status).toBe(200);
    expect(await shown()).toEqual(apart);
    for (const [section, words] of [
      ['Eve', 'x'],
      ['x'.repeat(41), 'x'],
      ['eve', ''],
      ['eve', 'x'.repeat(121)],
    ] as const)
      expect((await name(section, words)).status).toBe(422);
    expect((await name('day', 'Mine', bob)).status).toBe(404);
    expect((await bob.send('DELETE', `/moodboards/${slug}/sections/day`)).status).toBe(404);
  });
});

describe('a board like another', () => {
  it('has all of an own one, and of a shared one its pictures and none of its owner’s words', async () => {
    const slug = await board('Original', 'look-1', 'look-2');
    await ada.send('PUT', `/moodboards/${slug}/comment/look-2`, { comment: 'the cut' });
    await ada.send('PUT', `/moodboards/${slug}/sections/day`, { name: 'Day' });
    const order = ['section:day', 'look:look-2', 'look:look-1'];
    await ada.send('POST', `/moodboards/reorder/${slug}`, { order, version: 5 });
    const { token } = (await pageOf(slug)).moodboard;
    const copy = (person: Person, address: string, key: string) =>
      person.send('POST', `/moodboards/duplicate/${address}`, { name: 'Copy' }, { 'idempotency-key': key });
    const contentOf = async (person: Person, board: string) => {
      const { results, moodboard } = (await person.get(`/moodboards/${board}/more`))
        .body as unknown as MoodboardPageDto;
      const { name, sections } = moodboard;
      return { name, sections, items: results.map((item) => [item.slug, item.comment, item.section]) };
    };
    const [own, again] = [await copy(ada, slug, 'copy-1'), await copy(ada, slug, 'copy-1')];
    expect([own.status, again.body.slug]).toEqual([201, own.body.slug]);
    expect(own.body.token).not.toBe(token);
    expect(await contentOf(ada, own.body.slug)).toEqual({
      name: 'Copy',
      sections: [{ id: 'day', name: 'Day' }],
      items: [
        ['look-2', 'the cut', 'day'],
        ['look-1', null, 'day'],
      ],
    });
    const bobs = await copy(bob, token ?? '', 'copy-2');
    expect(await contentOf(bob, bobs.body.slug)).toEqual({
      name: 'Copy',
      sections: [],
      items: [
        ['look-2', null, null],
        ['look-1', null, null],
      ],
    });
    // Neither by its slug, nor once it is shared no more.
    expect((await copy(bob, slug, 'copy-3')).status).toBe(404);
    await ada.send('DELETE', `/moodboards/share/${slug}`);
    expect((await copy(bob, token ?? '', 'copy-4')).status).toBe(404);
    expect((await copy(await api.person(), token ?? '', 'copy-5')).status).toBe(401);
    const _token = await bob.fetchToken('moodboard');
    const form = new URLSearchParams({ name: 'By form', _token });
    const led = await bob.send('POST', `/moodboards/duplicate/${bobs.body.slug}`, form);
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/en\/moodboards\/[0-9a-f]{16}$/),
    ]);
  });
});
