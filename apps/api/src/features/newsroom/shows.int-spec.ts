import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ContentEntry } from '@toile/contracts';
import { DEMO_PASSWORD } from '@toile/demo/members';
import { testPostgres } from '@toile/testing';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { PictureStore } from '../../kernel/pictures/picture-store.js';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { PUBLISH_DUE_SHOWS } from './commands/publish-due-shows.handler.js';

const brandEntry = (name: string, owner: string | null): ContentEntry => ({
  kind: 'designer',
  slug: name.toLowerCase(),
  doc: { name, city: 'paris', founded: 1990, bio: '', website: null, owner },
});
const drawing = (width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 1.5}"><rect width="100%" height="100%" fill="#a33"/></svg>`,
  );
let original = drawing(40);
const named = (slug: string) => ({ slug, name: slug });
const facts = (designer: string, also: object = {}) => ({
  designer: named(designer),
  season: named('fall-winter-2026'),
  type: named('woman'),
  city: named('paris'),
  show_date: '2026-03-05T14:00:00.000Z',
  title: 'A show nobody knows of',
  venue: 'A hidden cloister',
  ...also,
});

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let folder: string;
let api: TestApi;
let editor: Person;
let brand: Person;
let visitor: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  folder = await mkdtemp(join(tmpdir(), 'shows-'));
  api = await startTestApi(postgres.url, {
    content: [brandEntry('Mine', 'brand-demo'), brandEntry('Theirs', 'somebody-else')],
    mediaFolder: folder,
    // Every picture could be drawn: whether it is shown is decided by nothing else than its time.
    pictures: new PictureStore({ original: async () => original }, join(folder, 'made')),
  });
  [editor, brand, visitor] = await Promise.all([api.person('editor'), api.person('brand'), api.person()]);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A picture of stripes, of which each seed has others. */
async function picture(seed: number, width = 120): Promise<Blob> {
  const side = 4;
  const pixels = Buffer.from(
    Array.from(
      { length: side * side * 3 },
      (_, at) => (Math.imul(at + 7, seed * 2_654_435 + 97) >>> 8) % 256,
    ),
  );
  const bytes = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(width, Math.round(width * 1.5), { fit: 'fill', kernel: 'cubic' })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
interface Added {
  look: { slug: string; position: number; image_filename: string };
  alike: { look: string }[];
  version: number;
}
async function add(person: Person, show: string, file: Blob, name: string, also = '') {
  const form = new FormData();
  form.append('file', file, name);
  const answer = await person.send(
    'POST',
    `/api/newsroom/shows/${show}/pictures?name=${encodeURIComponent(name)}${also}`,
    form,
  );
  return {
    status: answer.status,
    body: answer.body as unknown as Added & { type: string; position: number },
  };
}
const revise = (person: Person, show: string, version: number, wanted: object) =>
  person.send('PUT', `/api/newsroom/shows/${show}`, { version, facts: wanted });

it('makes a show from pictures, in the places they are meant for, and says which are damaged, doubled or nearly so', async () => {
  expect((await revise(brand, 'mine-fw26', 0, facts('mine'))).status).toBe(200);
  const second = await add(brand, 'mine-fw26', await picture(2), 'b.jpg', '&position=2');
  expect([second.status, second.body.look.position, second.body.look.slug]).toEqual([
    201,
    2,
    'mine-fw26-look-1',
  ]);
  const first = await add(brand, 'mine-fw26', await picture(1), 'a.jpg', '&position=1');
  expect([first.status, first.body.type]).toEqual([201, undefined]);
  expect([first.body.look.position, first.body.alike]).toEqual([1, []]);
  const smaller = await add(brand, 'mine-fw26', await picture(1, 90), 'a-small.jpg', '&position=1');
  expect([smaller.body.look.position, smaller.body.alike.map(({ look }) => look)]).toEqual([
    3,
    [first.body.look.slug],
  ]);
  const twice = await add(brand, 'mine-fw26', await picture(1), 'again.jpg');
  expect([twice.status, twice.body.type, twice.body.position]).toEqual([
    409,
    '/problems/look-picture/conflict',
    1,
  ]);
  const half = (await picture(4)).slice(0, 900, 'image/jpeg');
  expect((await add(brand, 'mine-fw26', half, 'half.jpg')).status).toBe(422);
  const history = (await brand.get('/api/newsroom/shows/mine-fw26/history')).body as unknown as {
    changes: { type: string; looks: number }[];
  };
  expect(history.changes.map(({ type, looks }) => [type, looks])).toEqual([
    ['LooksCatalogued', 3],
    ['CollectionDrafted', 0],
  ]);
});

it('finds shows by words, state and day, for a brand its own only', async () => {
  await revise(editor, 'theirs-fw26', 0, facts('theirs', { show_date: '2026-03-09T23:30:00.000Z' }));
  const slugs = async (person: Person, query: string) =>
    (await person.get(`/api/newsroom/shows?${query}`)).body.results.map(({ slug }) => slug);
  expect(await slugs(brand, '')).toEqual(['mine-fw26']);
  expect(await slugs(editor, 'search=clôister+THEIRS')).toEqual(['theirs-fw26']);
  expect(await slugs(editor, 'from=2026-03-09&to=2026-03-09')).toEqual(['theirs-fw26']);
  expect(await slugs(editor, 'state=published&search=mine')).toEqual([]);
  expect((await slugs(editor, ''))[0]).toBe('theirs-fw26');
  expect((await slugs(editor, 'order=oldest')).at(-1)).toBe('theirs-fw26');
  for (const [method, path, body] of [
    ['PUT', '/api/newsroom/shows/theirs-fw26', { version: 1, facts: facts('theirs') }],
    ['PUT', '/api/newsroom/shows/mine-fw26', { version: 1, facts: facts('theirs') }],
    ['PUT', '/api/newsroom/shows/theirs-fw26/embargo', { version: 1, until: null, publishes: false }],
    ['GET', '/api/newsroom/shows/theirs-fw26/history', undefined],
    ['POST', '/api/newsroom/shows/theirs-fw26/previews', {}],
    ['DELETE', '/api/newsroom/shows/theirs-fw26/previews', undefined],
  ] as const)
    expect([path, (await brand.send(method, path, body)).status]).toEqual([path, 403]);
  expect((await add(brand, 'theirs-fw26', await picture(5), 'x.jpg')).status).toBe(403);
  expect((await add(visitor, 'mine-fw26', await picture(5), 'x.jpg')).status).toBe(401);
});

it('tells the second of two who change the same, and lets those go together who do not', async () => {
  const { version } = (await revise(editor, 'two-fw26', 0, facts('mine'))).body as unknown as Added;
  const looks = [];
  for (const seed of [11, 12])
    looks.push((await add(editor, 'two-fw26', await picture(seed), `${seed}.jpg`)).body);
  const seen = looks[1]?.version ?? 0;
  // Looks came in meanwhile: what is said of the show is not touched by it.
  expect((await revise(editor, 'two-fw26', version, facts('mine', { title: 'First' }))).status).toBe(200);
  const late = await revise(brand, 'two-fw26', version, facts('mine', { title: 'Second' }));
  expect([late.status, late.body]).toMatchObject([
    409,
    { type: '/problems/collection/conflict', changed: { facts: true, order: false, looks: [] } },
  ]);
  const [one = '', two = ''] = looks.map(({ look }) => look.slug);
  const describe = (person: Person, slug: string, description: string) =>
    person.send('PATCH', '/user/collection/looks/two-fw26', {
      version: seen,
      looks: [{ slug, description, credit: 'Ines' }],
    });
  expect((await describe(editor, one, 'A coat.')).status).toBe(200);
  expect((await describe(brand, two, 'A dress.')).status).toBe(200);
  const overtaken = await describe(brand, one, 'A jacket.');
  expect([overtaken.status, overtaken.body]).toMatchObject([409, { changed: { looks: [one] } }]);
  const now = (await brand.get('/user/collection/looks/two-fw26')).body.results as unknown as {
    description: string;
    credit: string;
  }[];
  expect(now.map(({ description, credit }) => `${description} ${credit}`)).toEqual([
    'A coat. Ines',
    'A dress. Ines',
  ]);
});

it('shows nothing of a show before its time at any door, its pictures included, and all of it after', async () => {
  const { body } = await revise(editor, 'secret-fw26', 0, facts('mine'));
  const added = (await add(editor, 'secret-fw26', await picture(21), 'secret.jpg')).body;
  const { slug, image_filename } = added.look;
  await editor.send('PATCH', '/user/collection/looks/secret-fw26', {
    looks: [{ slug, description: 'A coat of mirrors', tags: ['velvet'] }],
  });
  const until = new Date(Date.now() + 3600_000).toISOString();
  const embargo = (version: number, wanted: object) =>
    editor.send('PUT', '/api/newsroom/shows/secret-fw26/embargo', { version, ...wanted });
  const set = await embargo((body as unknown as Added).version, { until, publishes: true });
  expect([set.status, (set.body as unknown as { embargo: object }).embargo]).toEqual([
    200,
    { until, publishes: true },
  ]);
  // Nobody is faster than the clock: neither the button, nor an editor's own command, nor the job.
  for (const [method, path, wanted] of [
    ['PATCH', '/user/collection/looks/secret-fw26', { status: 'published' }],
    ['POST', '/api/editor/collections/secret-fw26/publish', undefined],
    ['PUT', '/api/editor/collections/secret-fw26', { facts: facts('mine'), publish: true }],
  ] as const)
    expect([path, await editor.send(method, path, wanted)]).toMatchObject([
      path,
      { status: 409, body: { type: '/problems/collection-embargo/conflict' } },
    ]);
  await api.runJobs(PUBLISH_DUE_SHOWS);
  const doors = [
    `/look/${slug}`,
    '/collection/secret-fw26',
    '/api/collections',
    '/collection/search',
    '/look/search',
    '/look/search?search=mirrors',
    '/look/search?tags=velvet',
    '/designer/mine',
    '/live/mine/fall-winter-2026',
    '/api/medias?page=1',
    `/look/related?look=${slug}`,
    `/look/tags/similars?look=${slug}`,
    '/api/search/suggest?text=mirrors',
    '/api/search/complete?text=mirrors',
    '/api/autocomplete/designer?search=mine',
    '/sitemap/look.xml',
    '/sitemap/collection.xml',
    '/news/rss.xml',
    '/api/content-version',
    ...['thumb_200', 'list_400', 'list_800', 'look_1200', 'zoom_2000', 'og_1200x630'].map(
      (filter) => `/cdn/${filter}/${image_filename}`,
    ),
  ];
  const secrets = ['secret-fw26', slug, image_filename, 'mirrors', 'hidden cloister', 'nobody knows'];
  const subscriber = await api.person('subscriber');
  const told = async (person: Person) => {
    const found: string[] = [];
    for (const door of doors) {
      const { status, text } = await person.get(door);
      const isOpen = status === 200;
      const isAbout = door.startsWith('/cdn/') || door.includes('secret-fw26');
      if (isOpen && (isAbout || secrets.some((secret) => text.includes(secret) && !door.includes(secret))))
        found.push(door);
    }
    return found;
  };
  expect([await told(visitor), await told(subscriber)]).toEqual([[], []]);
  const messages = await api.messages('catalogue');
  expect(messages.filter(({ value }) => value.toString().includes('secret-fw26'))).toEqual([]);
  const theirs = await editor.get(`/cdn/list_400/${image_filename}`);
  expect([theirs.status, theirs.headers.get('cache-control')]).toEqual([200, 'private, no-store']);

  // Its hour comes: it shows itself.
  const past = new Date(Date.now() - 1_000).toISOString();
  const again = await embargo((set.body as unknown as Added).version, { until: past, publishes: true });
  expect(again.status).toBe(200);
  await api.runJobs(PUBLISH_DUE_SHOWS);
  expect(await told(visitor)).toEqual(
    expect.arrayContaining([`/look/${slug}`, '/api/collections', `/cdn/list_400/${image_filename}`]),
  );
  expect((await visitor.get(`/cdn/list_400/${image_filename}`)).headers.get('cache-control')).toMatch(
    /^public/,
  );
});

it('moves a show with the embargo that ends with it, and back; not over what somebody else has moved', async () => {
  const [was, then] = ['2031-03-05T14:00:00.000Z', '2031-03-06T09:30:00.000Z'];
  const path = '/api/newsroom/shows/moved-fw26';
  const made = await brand.send('PUT', path, { version: 0, facts: facts('mine', { show_date: was }) });
  const { version } = made.body as unknown as { version: number };
  await brand.send('PUT', `${path}/embargo`, { version, until: was, publishes: true });
  const move = (who: Person, seen: string, to: string) => who.send('POST', `${path}/move`, { seen, to });
  const moved = { show_date: then, embargo_until: then, embargo_moved: true };
  expect(await move(editor, was, then)).toMatchObject({ status: 200, body: moved });
  expect(await move(brand, was, '2031-03-07T09:30:00.000Z')).toMatchObject({
    status: 409,
    body: { type: '/problems/show-date/conflict', show_date: then },
  });
  expect((await move(editor, was, then)).status).toBe(200);
  // Two at once: one is told.
  const two = await Promise.all([move(editor, then, was), move(brand, then, '2031-03-08T09:30:00.000Z')]);
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await move(visitor, was, then)).status).toBe(401);
  expect((await move(brand, was, 'tomorrow')).status).toBe(422);
  const theirs = '/api/newsroom/shows/theirs-fw26/move';
  expect((await brand.send('POST', theirs, { seen: was, to: then })).status).toBe(403);
});

it('packs every look in three sizes with who wears what, and tells the brand who downloaded it', async () => {
  const kit = '/api/newsroom/shows/two-fw26/press-kit';
  original = drawing(1600);
  const draft = await editor.get('/user/collection/looks/two-fw26');
  const looks = draft.body.results.length;
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(api.url + kit, { headers: { cookie } });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="two-fw26-press-kit.zip"');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    ...Array.from({ length: looks }, (_, n) => n + 1).flatMap((n) =>
      ['print', 'web', 'small'].map((folder) => `${folder}/look-00${n}.jpg`),
    ),
    'credits.txt',
  ]);
  const widths = ['print', 'web', 'small'].map(async (folder) => {
    const { width, format } = await sharp(files[`${folder}/look-001.jpg`]).metadata();
    return [width, format];
  });
  expect(await Promise.all(widths)).toEqual([
    // None is larger than it came.
    [1600, 'jpeg'],
    [1200, 'jpeg'],
    [400, 'jpeg'],
  ]);
  const [title, , first] = strFromU8(files['credits.txt'] ?? new Uint8Array()).split('\r\n');
  expect(title).toContain('2026-03-05');
  expect(first).toMatch(/^look-001\.jpg/);
  const downloads = (await editor.get(`${kit}/downloads`)).body;
  expect(downloads).toMatchObject({ total_count: 1, results: [{ by: 'Edda Brandt', pictures: looks }] });
  // Who leaves is named no more; that the pictures went out stays.
  const leaver = await api.person('operator');
  const taken = await fetch(api.url + kit, {
    headers: { cookie: [...leaver.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  await taken.arrayBuffer();
  const listed = async () => (await editor.get(`${kit}/downloads`)).body.results;
  expect(await listed()).toMatchObject([{ by: expect.any(String) }, { by: 'Edda Brandt' }]);
  const left = await leaver.send('DELETE', '/api/user/operator-demo', { password: DEMO_PASSWORD });
  expect(left.status).toBe(204);
  expect(await listed()).toMatchObject([{ by: null, pictures: looks }, { by: 'Edda Brandt' }]);
  const { rows } = await api.pool.query('SELECT downloaded_by FROM newsroom_press_kit ORDER BY id');
  expect(rows.map(({ downloaded_by }) => downloaded_by === null)).toEqual([false, true]);
  // Nobody else's, and nothing of a show without looks.
  expect((await brand.get('/api/newsroom/shows/theirs-fw26/press-kit')).status).toBe(403);
  expect((await brand.get('/api/newsroom/shows/theirs-fw26/press-kit/downloads')).status).toBe(403);
  expect((await visitor.get(kit)).status).toBe(401);
  expect((await editor.get('/api/newsroom/shows/theirs-fw26/press-kit')).status).toBe(404);
  const more = await Promise.all(
    Array.from({ length: 10 }, () => editor.get('/api/newsroom/shows/theirs-fw26/press-kit')),
  );
  expect(more.map(({ status }) => status)).toContain(429);
});

it('lets who holds a link see a show before its time, that show only, until the link ends', async () => {
  const { path } = (await brand.send('POST', '/api/newsroom/shows/mine-fw26/previews', { hours: 2 }))
    .body as unknown as { path: string };
  const preview = (await visitor.get(path)).body as unknown as { looks: { image_filename: string }[] };
  expect(preview.looks).toHaveLength(3);
  const token = path.split('/').at(-1);
  const own = await visitor.get(`/api/newsroom/previews/${token}/${preview.looks[0]?.image_filename}`);
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const other = (await editor.get('/user/collection/looks/two-fw26')).body.results[0] as unknown as {
    image_filename: string;
  };
  expect((await visitor.get(`/api/newsroom/previews/${token}/${other.image_filename}`)).status).toBe(404);
  const { rows } = await api.pool.query('SELECT encode(token_hash, $1) AS kept FROM newsroom_preview', [
    'escape',
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
  await api.pool.query("UPDATE newsroom_preview SET expires_at = now() - interval '1 second'");
  expect((await visitor.get(path)).status).toBe(404);
  const next = (await brand.send('POST', '/api/newsroom/shows/mine-fw26/previews', {})).body as unknown as {
    path: string;
  };
  await brand.send('DELETE', '/api/newsroom/shows/mine-fw26/previews');
  expect((await visitor.get(next.path)).status).toBe(404);
});
