import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { MoodboardCardDto } from './moodboard-card.dto.js';
import type { MoodboardHistoryDto } from './queries/moodboard-history.js';
import type { MoodboardPageDto } from './queries/moodboard-page.js';

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

async function board(name: string, ...looks: string[]): Promise<{ slug: string; token: string }> {
  const made = (await ada.send('POST', '/moodboards/create', { name })).body;
  for (const one of looks) await ada.send('PUT', `/moodboards/${made.slug}/add-look/look/${one}`, {});
  return made as never;
}
const pageOf = async (path: string, person = ada) =>
  (await person.get(path)).body as unknown as MoodboardPageDto;
const own = (slug: string) => pageOf(`/moodboards/${slug}/more`);
const note = (text: string, paper = 'sage') => ({ text, paper });

describe('cards', () => {
  it('stand among the looks as rows of their own types, for their owner and on the public page', async () => {
    const { slug, token } = await board('Green', 'look-1');
    expect((await ada.send('PUT', `/moodboards/${slug}/notes/n1`, note(' Bottle green '))).status).toBe(200);
    const link = { url: 'HTTPS://Example.org/a b', title: 'Fabrics' };
    const linked = await ada.send('PUT', `/moodboards/${slug}/links/l1`, link);
    // Each kind is counted by its name: a note is no picture.
    const counted = { count: 1, notes: 1, links: 1 };
    expect(linked.body).toMatchObject({ added: false, moodboard: { ...counted, cover: 'look-1.jpg' } });
    for (const page of [await own(slug), await pageOf(`/moodboards/public/${token}/more`, bob)]) {
      expect(page.total_count).toBe(3);
      expect(page.results).toMatchObject([
        { type: 'look', slug: 'look-1', comment: null, image_filename: 'look-1.jpg', section: null },
        {
          type: 'note',
          slug: 'n1',
          comment: null,
          image_filename: null,
          look: null,
          note: { text: 'Bottle green', paper: 'sage' },
          link: null,
          picture: null,
        },
        {
          type: 'link',
          slug: 'l1',
          link: { url: 'https://example.org/a%20b', host: 'example.org', title: 'Fabrics' },
        },
      ]);
    }
    await ada.send('PUT', `/moodboards/${slug}/notes/n1`, note('Moss', 'rose'));
    const order = ['note:n1', 'look:look-1', 'link:l1'];
    const { version } = await own(slug);
    expect((await ada.send('POST', `/moodboards/reorder/${slug}`, { order, version })).status).toBe(200);
    expect((await own(slug)).results[0]).toMatchObject({ type: 'note', note: note('Moss', 'rose') });
    const items = [
      { type: 'note', slug: 'n1' },
      { type: 'look', slug: 'look-1' },
    ];
    await ada.send('POST', `/moodboards/remove/${slug}`, { items });
    expect((await own(slug)).results.map((row) => row.type)).toEqual(['link']);
  });

  it('are told step by step, brought back and duplicated with the board; of another’s board they stay there', async () => {
    const { slug, token } = await board('Past', 'look-1');
    await ada.send('PUT', `/moodboards/${slug}/notes/n1`, note('first'));
    await ada.send('PUT', `/moodboards/${slug}/notes/n1`, note('second'));
    const place = { type: 'note', slug: 'n1', x: 500, y: 10, width: 200, z: 4 };
    await ada.send('POST', `/moodboards/arrange/${slug}`, { places: [place], version: 4 });
    await ada.send('PUT', `/moodboards/${slug}/arrangement`, { arrangement: 'free' });
    const history = (await ada.get(`/moodboards/history/${slug}`)).body as unknown as MoodboardHistoryDto;
    expect(history.results.map(({ changes }) => changes[0]?.kind)).toEqual([
      'laid',
      'arranged',
      'wrote',
      'wrote',
      'added',
      'created',
    ]);
    const copy = await ada.send('POST', `/moodboards/duplicate/${slug}`, { name: 'Copy' });
    expect(await own(copy.body.slug)).toMatchObject({
      moodboard: { arrangement: 'free' },
      results: [{}, { note: note('second'), place: { x: 500, y: 10, width: 200, z: 4 } }],
    });
    const bobs = await bob.send('POST', `/moodboards/duplicate/${token}`, { name: 'Bob' });
    const taken = await pageOf(`/moodboards/${bobs.body.slug}/more`, bob);
    expect(taken.results.map(({ type }) => type)).toEqual(['look']);
    await ada.send('POST', `/moodboards/history/${slug}`, { version: 3 });
    expect(await own(slug)).toMatchObject({
      moodboard: { arrangement: 'grid' },
      results: [{ type: 'look' }, { note: note('first') }],
    });
  });

  it.each([
    ['a note that is too long', 'notes/n', note('x'.repeat(1_001))],
    ['a paper that is none', 'notes/n', note('x', 'black')],
    ['a note that is no text', 'notes/n', { text: { length: 1 }, paper: 'sand' }],
    ['half a sign', 'notes/n', note('\ud83e')],
    ['a script for an address', 'links/l', { url: 'javascript:alert(1)', title: 'x' }],
    ['a script behind spaces', 'links/l', { url: ' \tjava\nscript:alert(1)', title: 'x' }],
    ['data', 'links/l', { url: 'data:text/html,<script>1</script>', title: 'x' }],
    ['a file', 'links/l', { url: 'file:///etc/passwd', title: 'x' }],
    ['no scheme', 'links/l', { url: '//example.org', title: 'x' }],
    ['a name before the host', 'links/l', { url: 'https://toile.test@evil.test/', title: 'x' }],
    ['a long title', 'links/l', { url: 'https://a.test', title: 'x'.repeat(201) }],
    ['an id with a path', 'notes/..%2Fx', note('x')],
    ['a long id', `notes/${'n'.repeat(41)}`, note('x')],
  ])('refuse %s with 422', async (_what, path, body) => {
    const { slug } = await board('Refused');
    expect((await ada.send('PUT', `/moodboards/${slug}/${path}`, body)).status).toBe(422);
    expect((await own(slug)).results).toEqual([]);
  });

  it('are nobody else’s, need the token of the page, and keep their words from the log', async () => {
    const { slug } = await board('Mine', 'look-1');
    const nobody = await api.person();
    const place = { type: 'look', slug: 'look-1', x: 0, y: 0, width: 100, z: 0 };
    const tries: [string, string, object][] = [
      ['PUT', `/moodboards/${slug}/notes/n1`, note('x')],
      ['PUT', `/moodboards/${slug}/links/l1`, { url: 'https://a.test', title: '' }],
      ['PUT', `/moodboards/${slug}/arrangement`, { arrangement: 'free' }],
      ['POST', `/moodboards/arrange/${slug}`, { places: [place], version: 2 }],
    ];
    for (const [method, path, body] of tries) {
      expect([path, (await nobody.send(method, path, body)).status]).toEqual([path, 401]);
      expect([path, (await bob.send(method, path, body)).status]).toEqual([path, 404]);
      expect([path, (await ada.send(method, path, body, { 'x-csrf-token': 'x' })).status]).toEqual([
        path,
        403,
      ]);
    }
    const secret = 'Mauve-Organza-88';
    await ada.send('PUT', `/moodboards/${slug}/notes/n1`, note(secret));
    await ada.send('PUT', `/moodboards/${slug}/links/l1`, { url: `https://${secret}.test`, title: secret });
    const { rows } = await api.pool.query(
      `SELECT e::text FROM event_store.event e UNION ALL SELECT c::text FROM event_store.command c
       UNION ALL SELECT convert_from(value, 'UTF8') FROM log`,
    );
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(secret, 'i'));
    // Only pictures of the catalogue count as saves.
    const records = (await api.messages('moodboards')).filter(({ key }) => key === `moodboard-${slug}`);
    const types = records.map(({ value }) => JSON.parse(value.toString()).type);
    expect(types).toEqual(['moodboard-created', 'look-added-to-moodboard']);
  });
});

describe('a free arrangement', () => {
  it('answers a place for all, keeps what a hand put, and refuses a stale version', async () => {
    const { slug } = await board('Free', 'look-1', 'look-2');
    const before = await own(slug);
    expect(before.results.map(({ place }) => place)).toEqual([
      { x: 0, y: 0, width: 184, z: 0 },
      { x: 204, y: 0, width: 184, z: 1 },
    ]);
    const place = { type: 'look', slug: 'look-1', x: 600.5, y: 300, width: 240, z: 9 };
    const arrange = (places: object[], version = before.version) =>
      ada.send('POST', `/moodboards/arrange/${slug}`, { places, version });
    const moved = await arrange([place]);
    expect(moved).toMatchObject({ status: 200, body: { moodboard: { version: before.version + 1 } } });
    const [first] = (await own(slug)).results as MoodboardCardDto[];
    expect(first?.place).toEqual({ x: 600.5, y: 300, width: 240, z: 9 });
    expect((await arrange([{ ...place, x: 1 }])).status).toBe(409);
    const { version } = await own(slug);
    for (const wrong of [{ x: 'NaN' }, { x: null }, { x: 1e308 }, { y: -1 }, { width: 0 }, { z: 1.5 }])
      expect((await arrange([{ ...place, ...wrong }], version)).status).toBe(422);
    expect((await arrange([{ ...place, x: 900, width: 400 }], version)).status).toBe(422);
    expect((await arrange([], version)).status).toBe(422);
    expect((await arrange([{ ...place, slug: 'look-9' }], version)).status).toBe(404);
    const chosen = { arrangement: 'heap' };
    expect((await ada.send('PUT', `/moodboards/${slug}/arrangement`, chosen)).status).toBe(422);
    await ada.send('DELETE', '/moodboards/remove-look', { moodboard: slug, type: 'look', slug: 'look-1' });
    await ada.send('PUT', `/moodboards/${slug}/add-look/look/look-1`, {});
    // What was taken off has lost its place.
    expect((await own(slug)).results[1]?.place).toMatchObject({ x: 0, y: 322 });
  });
});
