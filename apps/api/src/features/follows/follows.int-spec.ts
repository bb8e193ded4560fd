import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LookSummary } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { openApiEventStore } from '../../event-sourced-features.js';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { LOOKS } from '../catalogue/index.js';
import { SCHEDULE_FOLLOW_MAILS } from './mails/send-follow-mails.js';
import { TELL_DEVICES } from './push/tell-devices.js';
import type { FeedDto } from './queries/feed.js';
import type { OwnFollowsDto } from './queries/own-follows.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let ada: Person;
let bob: Person;
let designer = '';
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, { webhooksToPrivate: true });
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
async function newShow(slug: string, count: number, date = '2026-11-20T10:00:00Z'): Promise<void> {
  const [known] = await looksOf(`?designer=${designer}`);
  if (!known) throw new Error('the designer has no look');
  const { designer: by, season, type, city, width, height, image_filename } = known;
  const facts = {
    designer: by,
    season,
    type,
    city,
    show_date: date,
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
    const [named] = (await ada.get('/api/follows?language=fr')).body.results;
    expect(named).toMatchObject({
      kind: 'search',
      search: `designer=${designer}`,
      name: designer.replaceAll('-', ' '),
    });
    expect((await ada.get('/api/follows?language=de')).status).toBe(422);
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

  it('show what came last, also of a show that is old', async () => {
    // What is there came before the last morning.
    await api.pool.query(`UPDATE ${LOOKS} SET arrived = arrived - interval '2 days'`);
    await ada.send('PUT', '/api/follows/mails', { on: true });
    await choseYesterday();
    await newShow('from-the-archive', 2, '2019-03-01T10:00:00Z');
    const came = ['from-the-archive-look-1', 'from-the-archive-look-2'];
    const [part] = (await feedOf(ada)).results;
    expect(part?.looks.slice(0, 3).map(({ slug }) => slug)).toEqual([...came, expect.any(String)]);
    // Listings go by the day of the show.
    expect((await looksOf(`?designer=${designer}`)).at(-1)?.slug).toBe(came[1]);
    const sent = api.mails.length;
    await api.runJobs(SCHEDULE_FOLLOW_MAILS);
    const [mail] = api.mails.slice(sent);
    const shown = [...(mail?.html ?? '').matchAll(/\/look\/([^"]+)"/g)].map(([, slug]) => slug);
    expect(shown).toEqual(came);
    // A look that is tagged anew does not come anew.
    await api.pool.query(`UPDATE ${LOOKS} SET arrived = arrived - interval '2 days'`);
    await newShow('from-the-archive', 3, '2019-03-01T10:00:00Z');
    const [again] = (await feedOf(ada)).results;
    expect(again?.looks.slice(0, 3).map(({ slug }) => slug)).toEqual(['from-the-archive-look-3', ...came]);
    await ada.send('PUT', '/api/follows/mails', { on: false });
  });
});

describe('a public board', () => {
  const board = async (name: string) =>
    (await ada.send('POST', '/moodboards/create', { name })).body as unknown as {
      slug: string;
      token: string;
    };
  const put = async (slug: string, ...looks: (string | undefined)[]) => {
    for (const look of looks)
      expect((await ada.send('PUT', `/moodboards/${slug}/add-look/look/${look}`, {})).status).toBe(200);
  };
  const follow = (person: Person, token: string) =>
    person.send('POST', '/api/follows', { kind: 'board', board: token });
  const partOf = async (id: string) => (await feedOf(carol)).results.find((part) => part.id === id);
  let carol: Person;
  let seen: string[];
  beforeAll(async () => {
    carol = await api.person('student');
    seen = (await looksOf('')).map(({ slug }) => slug);
  });

  it('is followed by its address, and what is put on it is new, in the feed and by mail', async () => {
    const winter = await board('Winter');
    await put(winter.slug, seen[0]);
    const { id } = (await follow(carol, winter.token)).body as unknown as { id: string };
    expect(id).toMatch(/^board:[0-9a-f]{32}$/);
    expect((await follow(carol, winter.token)).body).toEqual({ id });
    await put(winter.slug, seen[1], seen[2]);
    await ada.send('PATCH', `/moodboards/${winter.slug}`, { name: 'Deep winter' });
    expect(await partOf(id)).toMatchObject({
      kind: 'board',
      slug: null,
      board: { token: winter.token, name: 'Deep winter' },
      total_count: 3,
      new_count: 2,
      looks: [{ slug: seen[2] }, { slug: seen[1] }, { slug: seen[0] }],
    });
    await carol.send('PUT', '/api/follows/mails', { on: true });
    await put(winter.slug, seen[3]);
    await choseYesterday();
    await api.runJobs(SCHEDULE_FOLLOW_MAILS);
    const mail = api.mails.find(({ text }) => text.includes('Deep winter: 1 new'));
    expect(mail?.text).toContain(`https://toile.example/en/moodboards/public/${winter.token}`);
    // Neither what opens it nor how it is called lies anywhere beside the board and the sealed event.
    const { rows } = await api.pool.query<{ data: string }>(
      "SELECT data::text FROM event_store.event WHERE stream LIKE 'follows-%'",
    );
    const kept = rows.map(({ data }) => data).join('\n');
    expect([kept.includes(id), kept.includes(winter.token), kept.includes('winter')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('that is private or deleted is followed no more, and nothing of it is shown', async () => {
    const open = await board('Open today');
    await put(open.slug, seen[0]);
    const { id } = (await follow(carol, open.token)).body as unknown as { id: string };
    expect(await ids(carol)).toContain(id);
    expect((await ada.send('DELETE', `/moodboards/share/${open.slug}`, {})).status).toBeLessThan(300);
    await put(open.slug, seen[4]);
    expect([await ids(carol), await partOf(id)]).not.toContain(id);
    expect(JSON.stringify([await feedOf(carol), (await carol.get('/api/follows')).body])).not.toContain(
      'Open today',
    );
    // Shared again it is another address, which its follower does not know.
    await ada.send('POST', `/moodboards/share/${open.slug}`, {});
    expect(await ids(carol)).not.toContain(id);
    const gone = await board('Gone tomorrow');
    const followed = (await follow(carol, gone.token)).body as unknown as { id: string };
    await ada.send('POST', `/moodboards/delete/${gone.slug}`);
    expect(await ids(carol)).not.toContain(followed.id);
    // What has ended takes no place among the fifty.
    await follow(carol, (await board('Another')).token);
    const { rows } = await api.pool.query<{ doc: string }>(
      'SELECT doc::text FROM read_own_follows_v1.document',
    );
    expect(rows.some(({ doc }) => doc.includes(id))).toBe(false);
  });

  it('is not guessed by its slug, nor is one’s own followed', async () => {
    const secret = await board('Secret');
    const token = secret.token.replace(/./, (first) => (first === 'A' ? 'B' : 'A'));
    const refused = async (person: Person, body: object) => {
      const { status, body: problem } = await person.send('POST', '/api/follows', body);
      const [first] = problem.violations as unknown as { propertyPath: string; code: string }[];
      return [status, first?.propertyPath, first?.code];
    };
    expect(await refused(carol, { kind: 'board', slug: secret.slug })).toEqual([422, 'board', 'missing']);
    expect((await refused(carol, { kind: 'board', board: secret.slug }))[0]).toBe(422);
    expect(await refused(carol, { kind: 'board', board: token })).toEqual([422, 'board', 'unknown_value']);
    expect(await refused(ada, { kind: 'board', board: secret.token })).toEqual([422, 'board', 'own']);
  });
});

describe('a browser of a member', () => {
  const DEVICES = '/api/follows/devices';
  const heard: { headers: Record<string, string>; body: Buffer }[] = [];
  let service: Server;
  let endpoint = '';
  let status = 201;
  const browser = createECDH('prime256v1');
  const auth = randomBytes(16);
  const wanted = (more: object = {}) => ({
    endpoint,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    language: 'fr',
    ...more,
  });
  /** What only this browser can read (RFC 8291, section 3.4). */
  const noticeOf = (body: Buffer<ArrayBufferLike> = Buffer.alloc(0)) => {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derived = (from: Buffer, salt: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', from, salt, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
    const shared = derived(browser.computeSecret(sender), auth, info, 32);
    const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  const listed = async (person = bob) =>
    (await person.get(DEVICES)).body.results as unknown as { id: string }[];
  beforeAll(async () => {
    browser.generateKeys();
    service = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      heard.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send/bob`;
    await bob.send('POST', '/api/follows', { kind: 'brand', slug: designer });
  });
  afterAll(() => {
    service?.close();
  });

  it('is told of a new look once, in its language, by whom it has agreed to, and nobody between can read it', async () => {
    expect((await bob.send('POST', DEVICES, wanted())).body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    await api.runJobs(TELL_DEVICES);
    expect(heard).toEqual([]);
    await newShow('pushed-first', 2);
    await api.runJobs(TELL_DEVICES);
    await api.runJobs(TELL_DEVICES);
    expect(heard).toHaveLength(1);
    const notice = noticeOf(heard[0]?.body);
    expect(notice).toMatchObject({
      title: 'De nouveaux looks parmi vos abonnements',
      body: expect.stringMatching(/: 2 /),
      url: `/fr/designer/${designer}`,
      image: expect.stringMatching(/^\/cdn\/list_400\//),
    });
    const { public_key } = (await bob.get(DEVICES)).body as unknown as { public_key: string };
    const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(heard[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(public_key);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(public_key, 'base64url');
    const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
    const publicKey = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
      format: 'jwk',
    });
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(String(Buffer.from(claims, 'base64url'))).aud).toBe(new URL(endpoint).origin);
    const { rows } = await api.pool.query('SELECT array_agg(t::text) AS kept FROM push_device t');
    expect(String(rows[0].kept)).not.toContain(Buffer.from(endpoint).toString('hex').slice(0, 40));
  });

  it('hears of a published look beside the mail of its member, and both lead to it', async () => {
    heard.length = 0;
    await bob.send('PUT', '/api/follows/mails', { on: true });
    await choseYesterday();
    const sent = api.mails.length;
    await newShow('walked', 1, '2026-11-21T10:00:00Z');
    await Promise.all([api.runJobs(TELL_DEVICES), api.runJobs(SCHEDULE_FOLLOW_MAILS)]);
    const mails = api.mails.slice(sent).filter(({ html }) => html?.includes('/look/walked-look-1'));
    expect(mails).toHaveLength(1);
    const led = /href="https:\/\/toile\.example\/\w\w(\/look\/[^"]+)"/.exec(mails[0]?.html ?? '')?.[1];
    expect(led).toBe('/look/walked-look-1');
    // Whoever opens either is a reader without a session, too.
    const reader = await api.person();
    expect(await reader.get(led ?? '')).toMatchObject({
      status: 200,
      body: { look: { slug: 'walked-look-1' } },
    });
    expect(heard).toHaveLength(1);
    expect(noticeOf(heard[0]?.body).url).toBe(`/fr/designer/${designer}`);
    expect((await looksOf(`?designer=${designer}`))[0]?.slug).toBe('walked-look-1');
    await bob.send('PUT', '/api/follows/mails', { on: false });
  });

  it('is told of what is put on a public board, until it is private', async () => {
    heard.length = 0;
    const made = (await ada.send('POST', '/moodboards/create', { name: 'Capsule' })).body;
    const [first, second, third] = await looksOf('');
    const put = (look: LookSummary | undefined) =>
      ada.send('PUT', `/moodboards/${made.slug}/add-look/look/${look?.slug}`, {});
    await put(first);
    expect((await bob.send('POST', '/api/follows', { kind: 'board', board: made.token })).status).toBe(200);
    await put(second);
    await api.runJobs(TELL_DEVICES);
    expect(heard).toHaveLength(1);
    expect(noticeOf(heard[0]?.body)).toMatchObject({
      body: 'Capsule\u00a0: 1 en plus',
      url: `/fr/moodboards/public/${made.token}`,
    });
    await ada.send('DELETE', `/moodboards/share/${made.slug}`, {});
    await put(third);
    await api.runJobs(TELL_DEVICES);
    expect(heard).toHaveLength(1);
  });

  it('is not told of what its member has seen, and is forgotten when its push service knows it no more', async () => {
    heard.length = 0;
    await newShow('pushed-second', 1);
    await bob.send('POST', '/api/follows/seen', {});
    await api.runJobs(TELL_DEVICES);
    expect(heard).toEqual([]);
    status = 410;
    await newShow('pushed-third', 1);
    await api.runJobs(TELL_DEVICES);
    expect(heard).toHaveLength(1);
    expect(await listed()).toEqual([]);
  });

  it('is its member’s alone, one of ten', async () => {
    for (let index = 0; index < 11; index += 1)
      await bob.send('POST', DEVICES, wanted({ endpoint: `${endpoint}-${index}` }));
    const [last, ...others] = await listed();
    expect(others).toHaveLength(9);
    expect((await ada.send('DELETE', `${DEVICES}/${last?.id}`)).status).toBe(404);
    expect((await bob.send('DELETE', `${DEVICES}/${last?.id}`)).status).toBe(204);
    expect(await listed()).toEqual(others);
    // Who signs in there next has it.
    await ada.send('POST', DEVICES, wanted({ endpoint: `${endpoint}-9` }));
    expect(await listed(ada)).toHaveLength(1);
    expect(await listed()).toHaveLength(8);
  });

  it.each([
    ['an address that is none', { endpoint: 'send me' }, 'endpoint'],
    ['a key that is none', { keys: { p256dh: 'AAAA', auth: 'x' } }, 'keys.p256dh'],
    ['a language that is not spoken here', { language: 'xx' }, 'language'],
  ])('is refused with %s', async (_, more, at) => {
    const answer = await bob.send('POST', DEVICES, wanted(more));
    expect(answer.status).toBe(422);
    expect(
      answer.body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath),
    ).toContain(at);
  });
});

/** Whoever chose mails last did so yesterday, before the new show: what the clock would do in a test that may take a day. */
async function choseYesterday(): Promise<void> {
  // The read model has it once somebody has asked.
  await ids(ada);
  const { rows } = await api.pool.query<{ key: string }>(
    "SELECT key FROM read_own_follows_v1.document WHERE doc->>'mailsSince' IS NOT NULL ORDER BY doc->>'mailsSince' DESC",
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
