import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoSubject } from '@toile/demo/members';
import { testPostgres } from '@toile/testing';
import { type Answer, type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { join, PASSWORD } from '../accounts/testing-accounts.js';
import { addSubscriptions } from '../subscriptions/index.js';
import type { SharedItemDto } from './shared-item.dto.js';

const VIEWS = '/api/dashboard/saved-views';
const NOTES = '/api/dashboard/annotations';
const SETS = '/api/dashboard/comparison-sets';
const SEATS = '/api/paywall/subscriptions/me/seats';
const shared = (kind: string, id: unknown) => `/api/dashboard/shared/${kind}/${id}`;
const ADDRESS = '/data/dashboard/trends?city=milan';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let team: Person;
let ada: Person;
let bob: Person;
let stranger: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  const plan = { kind: 'dashboard', plan: 'dashboard', status: 'active', quantity: 1 } as const;
  const other = {
    ...plan,
    endsAt: new Date(Date.now() + 86_400_000),
    member: demoSubject('trend@demo.toile.test'),
  };
  await addSubscriptions(api.pool, [other], { source: 'test', now: new Date() });
  // Two seats of a team's plan: whoever sits on them are colleagues.
  team = await api.person('team');
  for (const name of ['analyst', 'operator'])
    await team.send('POST', SEATS, { email: `${name}@demo.toile.test` });
  [ada, bob, stranger] = (await Promise.all(
    ['analyst', 'operator', 'trend'].map((one) => api.person(one)),
  )) as [Person, Person, Person];
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const results = ({ body }: Answer) => body.results as unknown as Record<string, unknown>[];
const slugOf = async (person: Person) => String((await person.get('/auth/status')).body.user.slug);
const saved = async (name: string) => (await ada.send('POST', VIEWS, { name, address: ADDRESS })).body.id;

describe('a saved view', () => {
  it('is seen, read or edited as its owner says, and by strangers in no way', async () => {
    const id = await saved('Milan');
    const path = shared('view', id);
    const statuses = async (person: Person) => [
      (await person.get(path)).status,
      (await person.get(`${path}/history`)).status,
      (await person.send('POST', `${path}/comments`, { text: 'Hm.' })).status,
      (await person.send('PATCH', `${VIEWS}/${id}`, { name: 'Milano' })).status,
      (await person.send('POST', `${path}/restore`, { version: 1 })).status,
      (await person.send('PUT', `${path}/sharing`, { role: 'edit' })).status,
      (await person.send('DELETE', `${VIEWS}/${id}`)).status,
    ];
    const NOTHING = Array(7).fill(404);
    expect(await statuses(bob)).toEqual(NOTHING);
    expect((await ada.send('PUT', `${path}/sharing`, { role: 'read' })).body).toMatchObject({
      role: 'own',
      shared: 'read',
    });
    expect(await statuses(bob)).toEqual([200, 200, 201, 403, 403, 403, 404]);
    expect(results(await bob.get(VIEWS))).toMatchObject([
      { id, name: 'Milan', address: ADDRESS, role: 'read', owner: expect.any(String) },
    ]);
    await ada.send('PUT', `${path}/sharing`, { role: 'edit' });
    expect((await bob.send('PATCH', `${VIEWS}/${id}`, { name: 'Milano' })).body).toMatchObject({
      role: 'edit',
    });
    expect(results(await ada.get(VIEWS))).toMatchObject([{ name: 'Milano', role: 'own', shared: 'edit' }]);
    expect(await statuses(stranger)).toEqual(NOTHING);
    expect(results(await stranger.get(VIEWS))).toEqual([]);
    await ada.send('DELETE', `${path}/sharing`);
    expect(await statuses(bob)).toEqual(NOTHING);
    const [free, nobody] = [await api.person('subscriber'), await api.person()];
    expect([(await free.get(path)).status, (await nobody.get(path)).status]).toEqual([403, 401]);
  });

  it('has a history, which begins for colleagues when it is shared, and versions that come back', async () => {
    const id = await saved('Secret draft');
    const path = shared('view', id);
    await ada.send('PATCH', `${VIEWS}/${id}`, { name: 'Paris' });
    await ada.send('PUT', `${path}/sharing`, { role: 'edit' });
    await bob.send('PATCH', `${VIEWS}/${id}`, { name: 'Parigi' });
    const own = results(await ada.get(`${path}/history`));
    expect(own).toMatchObject([
      { change: 'renamed', text: 'Parigi', by: { id: await slugOf(bob) } },
      { change: 'renamed', text: 'Paris', by: { id: await slugOf(ada) } },
      { change: 'created', text: 'Secret draft' },
    ]);
    expect(results(await bob.get(`${path}/history`))).toMatchObject([{ text: 'Parigi' }]);
    // What was before is the owner's: a colleague brings none of it back by guessing its number.
    expect((await bob.send('POST', `${path}/restore`, { version: own[2]?.version })).status).toBe(404);
    expect((await ada.send('POST', `${path}/restore`, { version: own[1]?.version })).status).toBe(204);
    expect(results(await bob.get(VIEWS))).toMatchObject([{ id, name: 'Paris' }]);
  });
});

describe('comments', () => {
  it('are read by colleagues, told to who is mentioned by mail and on the desk, and taken away', async () => {
    const id = await saved('Denim');
    const path = shared('view', id);
    await ada.send('PUT', `${path}/sharing`, { role: 'read' });
    const mentions = [await slugOf(ada), await slugOf(stranger)];
    const said = await bob.send('POST', `${path}/comments`, { text: 'Look at <March>.', mentions });
    expect(said.body).toMatchObject({
      comments: [{ text: 'Look at <March>.', mentions: [{ id: mentions[0] }], removable: true }],
    });
    expect(results(await ada.get('/api/dashboard/shared/mentions'))).toMatchObject([
      { kind: 'view', id, name: 'Denim', text: 'Look at <March>.', by: { id: await slugOf(bob) } },
    ]);
    expect(results(await stranger.get('/api/dashboard/shared/mentions'))).toEqual([]);
    await api.runJobs();
    const mails = api.mails.filter(({ text }) => text.includes('Look at <March>.'));
    expect(mails.map(({ to }) => to)).toEqual(['analyst@demo.toile.test']);
    // It opens what was said, and no list to look for it in.
    expect(mails[0]?.text).toContain(`/data/desk#together-view-${id}`);
    const [comment] = (said.body as unknown as SharedItemDto).comments;
    expect((await stranger.send('DELETE', `${path}/comments/${comment?.id}`)).status).toBe(404);
    expect((await ada.send('DELETE', `${path}/comments/${comment?.id}`)).status).toBe(204);
    expect(results(await ada.get('/api/dashboard/shared/mentions'))).toEqual([]);
    expect((await ada.send('POST', `${path}/comments`, { text: ' ' })).status).toBe(422);
    expect((await ada.get(shared('secret', id))).status).toBe(404);
  });

  it('offer and tell no colleague who cannot open what is said', async () => {
    const id = await saved('For subscribers');
    const path = shared('view', id);
    await ada.send('PUT', `${path}/sharing`, { role: 'read' });
    const offered = async () =>
      ((await ada.get(path)).body as unknown as SharedItemDto).colleagues.map((one) => one.id);
    const [reader, subscriber] = [await slugOf(team), await slugOf(bob)];
    expect(await offered()).toContain(subscriber);
    expect(await offered()).not.toContain(reader);
    const mentions = [reader, subscriber];
    const said = await ada.send('POST', `${path}/comments`, { text: 'Do you see this?', mentions });
    expect(said.body).toMatchObject({ comments: [{ mentions: [{ id: subscriber }] }] });
    await api.runJobs();
    const mails = api.mails.filter(({ text }) => text.includes('Do you see this?'));
    expect(mails.map(({ to }) => to)).toEqual(['operator@demo.toile.test']);
  });
});

it('notes are shared, too, and sets, which bring the groups they name and are their owner’s default alone', async () => {
  const note = { figure: 'graphs/ranking', date: '2026-09-24', text: 'Strike.' };
  const { id } = (await ada.send('POST', NOTES, note)).body;
  expect(results(await bob.get(NOTES))).toEqual([]);
  await ada.send('PUT', `${shared('note', id)}/sharing`, { role: 'edit' });
  expect((await bob.send('PATCH', `${NOTES}/${id}`, { text: 'It ended.' })).status).toBe(200);
  expect(results(await ada.get(NOTES))).toMatchObject([{ text: 'It ended.' }]);
  const romantic = { name: 'Romantic', dimension: 'tag', members: ['lace', 'velvet'] };
  const group = (await ada.send('POST', '/api/dashboard/groups', romantic)).body.id;
  const kept = { name: 'Moods', dimension: 'tag', members: [`~${group}`, 'denim'] };
  const set = (await ada.send('POST', SETS, kept)).body.id;
  await ada.send('PATCH', `${SETS}/${set}`, { is_default: true });
  expect(results(await bob.get('/api/dashboard/groups'))).toEqual([]);
  await ada.send('PUT', `${shared('set', set)}/sharing`, { role: 'edit' });
  expect(results(await bob.get(SETS))).toMatchObject([{ name: 'Moods', is_default: false, role: 'edit' }]);
  expect(results(await bob.get('/api/dashboard/groups'))).toMatchObject([{ name: 'Romantic', role: 'read' }]);
  expect((await bob.send('PATCH', `${SETS}/${set}`, { is_default: true })).status).toBe(403);
  expect((await bob.send('PATCH', `${SETS}/${set}`, { name: 'Ours' })).body).toMatchObject({ name: 'Ours' });
});

it('lets a sentence name groups that are seen, one’s own and those of colleagues, and no others', async () => {
  const twill = { name: 'Twill mood', dimension: 'tag', members: ['lace', 'velvet'] };
  const { id } = (await ada.send('POST', '/api/dashboard/groups', twill)).body;
  const read = async (person: Person) =>
    (await person.get('/api/dashboard/questions/sentence?text=twill+mood+in+Paris')).body as unknown as {
      question: string;
      words: { text: string; as: string }[];
    };
  const own = await read(ada);
  expect(own.words).toContainEqual(expect.objectContaining({ text: 'twill mood', as: 'group' }));
  expect(new URLSearchParams(own.question).get('where')).toContain(`tag:~${id}`);
  expect(new URLSearchParams(own.question).get('groups')).toBe(`~${id}:tag:Twill%20mood:lace,velvet`);
  expect((await read(bob)).question).not.toContain(id);
  await ada.send('PUT', `${shared('group', id)}/sharing`, { role: 'read' });
  expect((await read(bob)).question).toContain(id);
  expect((await read(stranger)).question).not.toContain(id);
  await ada.send('DELETE', `/api/dashboard/groups/${id}`);
  expect((await read(bob)).words).not.toContainEqual(expect.objectContaining({ as: 'group' }));
});

it('leaves no word of who is erased', async () => {
  const one = await join(api, 'shares@a.test');
  const slug = await slugOf(one);
  const operator = await api.person('operator');
  await operator.send('PUT', `/api/user/${slug}/roles`, { roles: ['dashboard-subscriber'] });
  const { id } = (await one.send('POST', VIEWS, { name: 'Mine', address: ADDRESS })).body;
  await one.send('POST', `${shared('view', id)}/comments`, { text: 'Cobalt-Thread-77' });
  const kept = async () => {
    const sql = `SELECT string_agg(t::text, ' ') AS text FROM read_shared_items_v2.document t`;
    return (await api.pool.query<{ text: string | null }>(sql)).rows[0]?.text ?? '';
  };
  expect(await kept()).toContain('Cobalt-Thread-77');
  expect(JSON.stringify((await one.get(`/api/user/${slug}/data`)).body)).toContain('Cobalt-Thread-77');
  expect((await one.send('DELETE', `/api/user/${slug}`, { password: PASSWORD })).status).toBe(204);
  expect(await kept()).not.toContain('Cobalt-Thread-77');
});

it('is closed to who leaves the subscription', async () => {
  const id = await saved('Kept');
  await ada.send('PUT', `${shared('view', id)}/sharing`, { role: 'edit' });
  expect((await bob.get(shared('view', id))).status).toBe(200);
  const seat = results(await team.get(SEATS)).find(({ email }) => String(email).startsWith('operator'));
  expect((await team.send('DELETE', `${SEATS}/${seat?.id}`)).status).toBe(204);
  expect((await bob.get(shared('view', id))).status).toBe(404);
  expect((await bob.send('PATCH', `${VIEWS}/${id}`, { name: 'Mine' })).status).toBe(404);
  expect(results(await bob.get(VIEWS))).toEqual([]);
});
