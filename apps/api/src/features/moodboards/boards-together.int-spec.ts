import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { lookAddedToMoodboard } from '@toile/contracts';
import { demoSubject } from '@toile/demo/members';
import { asMessage, testPostgres } from '@toile/testing';
import { EVENT_SOURCED_FEATURES, openApiEventStore } from '../../event-sourced-features.js';
import { keptMails } from '../../kernel/mail/kept-mails.js';
import { type Answer, type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { eraseMember, MEMBERS_TABLE } from '../accounts/index.js';
import { join as joinToile } from '../accounts/testing-accounts.js';
import type { SharedItemDto } from '../sharing/index.js';
import type { BoardPeopleDto } from './board-people.dto.js';
import type { MoodboardHistoryDto } from './queries/moodboard-history.js';
import type { MoodboardPageDto } from './queries/moodboard-page.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let ada: Person;
let bob: Person;
let carl: Person;
let stranger: Person;
let nobody: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  [ada, bob, carl, stranger, nobody] = (await Promise.all(
    ['free', 'subscriber', 'student', 'canceled', undefined].map((name) => api.person(name)),
  )) as [Person, Person, Person, Person, Person];
});
// What was counted in one test is not held against the next.
beforeEach(() => api.pool.query('DELETE FROM rate_limit').then(() => undefined));
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const mailOf = (name: string) => `${name}@demo.toile.test`;
const BOB = mailOf('subscriber');
const CARL = mailOf('student');
const as = <T>({ body }: Answer) => body as unknown as T;
const idOf = async (person: Person) => (await person.get('/auth/status')).body.user.slug;

async function board(name = 'Denim', ...looks: string[]): Promise<string> {
  const { slug } = (await ada.send('POST', '/moodboards/create', { name })).body;
  for (const look of looks) await ada.send('PUT', `/moodboards/${slug}/add-look/look/${look}`, {});
  return slug;
}
const invite = (slug: string, email: string, role = 'edit', by = ada, language = 'en') =>
  by.send('POST', `/moodboards/${slug}/invitations`, { email, role }, { 'x-toile-locale': language });
/** The token of the link in the last invitation that was mailed to an address. */
async function tokenTo(email: string): Promise<string> {
  await api.runJobs();
  const mail = api.mails.findLast(({ to, text }) => to === email && text.includes('/moodboards/invitation/'));
  return /\/moodboards\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
}
async function join(slug: string, person: Person, email: string, role = 'edit'): Promise<void> {
  await invite(slug, email, role);
  const answer = await person.send('POST', `/moodboards/invitation/${await tokenTo(email)}/accept`);
  if (answer.status !== 200) throw new Error(`cannot join: ${answer.text}`);
}
const peopleOf = async (slug: string, by = ada) =>
  as<BoardPeopleDto>(await by.get(`/moodboards/${slug}/people`));
const pageOf = async (slug: string, by: Person) =>
  as<MoodboardPageDto>(await by.get(`/moodboards/${slug}/more`));

/** What somebody who is on a board may ask. */
const READS = (slug: string) => [
  `/moodboards/${slug}/more`,
  `/moodboards/${slug}/people`,
  `/moodboards/${slug}/comments`,
  `/moodboards/history/${slug}`,
  `/moodboards/history/${slug}/1`,
  `/moodboards/pdf/${slug}/progress`,
];
const WRITES = (slug: string, version = 2): [string, string, object?][] => [
  ['PATCH', `/moodboards/${slug}`, { name: 'Yours' }],
  ['PUT', `/moodboards/${slug}/add-look/look/look-2`, {}],
  ['PUT', `/moodboards/${slug}/comment/look-1`, { comment: 'x' }],
  ['PUT', `/moodboards/${slug}/notes/n1`, { text: 'x', paper: 'sand' }],
  ['PUT', `/moodboards/${slug}/links/l1`, { url: 'https://a.test', title: 'A' }],
  ['PUT', `/moodboards/${slug}/arrangement`, { arrangement: 'free' }],
  ['PUT', `/moodboards/${slug}/cover`, { item: null }],
  ['POST', `/moodboards/reorder/${slug}`, { order: ['look:look-1'], version }],
  ['POST', `/moodboards/remove/${slug}`, { items: [{ type: 'look', slug: 'look-1' }] }],
  ['DELETE', '/moodboards/remove-look', { moodboard: slug, type: 'look', slug: 'look-1' }],
  ['PUT', `/moodboards/${slug}/sections/day`, { name: 'Day' }],
  ['DELETE', `/moodboards/${slug}/sections/day`],
];
const OWNERS = (slug: string): [string, string, object?][] => [
  ['POST', `/moodboards/delete/${slug}`],
  ['POST', `/moodboards/share/${slug}`],
  ['DELETE', `/moodboards/share/${slug}`],
  ['POST', `/moodboards/${slug}/invitations`, { email: 'eve@example.test', role: 'edit' }],
];
const statusesOf = (person: Person, asked: [string, string, object?][]) =>
  Promise.all(asked.map(async ([method, path, body]) => (await person.send(method, path, body)).status));

describe('an invitation', () => {
  it('is mailed in the language of the page, shows what it is for, and is accepted once', async () => {
    const slug = await board('Denim', 'look-1');
    const answer = await invite(slug, BOB, 'comment', ada, 'fr');
    expect(answer).toMatchObject({
      status: 200,
      body: { role: 'own', people: [], invitations: [{ email: BOB, role: 'comment', state: 'waiting' }] },
    });
    const token = await tokenTo(BOB);
    const mail = api.mails.findLast(({ to }) => to === BOB);
    expect(mail?.text).toContain(`/fr/moodboards/invitation/${token}`);
    expect(mail?.subject).toMatch(/vous invite à une planche\s: Denim/);
    const seen = `/moodboards/invitation/${token}`;
    expect((await nobody.get(seen)).body).toMatchObject({
      board: 'Denim',
      by: expect.any(String),
      role: 'comment',
      fits: 'sign-in',
    });
    expect((await carl.get(seen)).body).toMatchObject({ fits: 'other-address' });
    expect((await bob.get(seen)).body).toMatchObject({ fits: 'yes' });
    // Reading accepts nothing.
    expect((await bob.get(`/moodboards/${slug}/more`)).status).toBe(404);
    const accept = (person: Person) => person.send('POST', `${seen}/accept`);
    expect((await accept(nobody)).status).toBe(401);
    expect((await accept(carl)).status).toBe(403);
    expect(await accept(bob)).toMatchObject({ status: 200, body: { slug } });
    expect((await accept(bob)).status).toBe(410);
    expect((await accept(carl)).status).toBe(410);
    expect((await bob.get(seen)).status).toBe(410);
    expect(await peopleOf(slug)).toMatchObject({
      people: [{ id: await idOf(bob), role: 'comment', you: false }],
      invitations: [],
    });
    expect(await peopleOf(slug, bob)).toMatchObject({
      role: 'comment',
      people: [{ you: true }],
      invitations: [],
    });
  });

  it('says the same of an address with an account and of one without', async () => {
    const slug = await board('Both');
    const known = await invite(slug, BOB);
    const unknown = await invite(slug, 'nobody-here@example.test');
    const shape = (answer: Answer, email: string) => {
      const found = as<BoardPeopleDto>(answer).invitations.find((one) => one.email === email);
      return [answer.status, Object.keys(found ?? {}), found?.state, found?.role];
    };
    expect(shape(known, BOB)).toEqual(shape(unknown, 'nobody-here@example.test'));
    // Nor does what the owner can take of their own data.
    const { events } = as<{ events: { type: string; data: Record<string, unknown> }[] }>(
      await ada.get(`/api/user/${await idOf(ada)}/data`),
    );
    const invited = events.filter(({ type }) => type === 'MoodboardPersonInvited').map(({ data }) => data);
    expect(new Set(invited.map(({ owner }) => owner)).size).toBe(1);
    expect(new Set(invited.map((data) => Object.keys(data).join())).size).toBe(1);
  });

  it('works no more once it is withdrawn, sent anew, declined or run out', async () => {
    const slug = await board('Over');
    const accept = (token: string) => bob.send('POST', `/moodboards/invitation/${token}/accept`);
    await invite(slug, BOB);
    const first = await tokenTo(BOB);
    await invite(slug, BOB);
    const second = await tokenTo(BOB);
    expect((await accept(first)).status).toBe(410);
    const [waiting] = (await peopleOf(slug)).invitations;
    const path = `/moodboards/${slug}/invitations/${waiting?.id}`;
    expect((await stranger.send('DELETE', path)).status).toBe(404);
    expect((await ada.send('DELETE', path)).status).toBe(204);
    expect((await ada.send('DELETE', path)).status).toBe(404);
    expect((await accept(second)).status).toBe(410);
    await invite(slug, BOB);
    const third = await tokenTo(BOB);
    // Without an account: whoever has the mail may end it.
    const report = { report: true };
    expect((await nobody.send('POST', `/moodboards/invitation/${third}/decline`, report)).status).toBe(204);
    expect((await accept(third)).status).toBe(410);
    expect((await nobody.send('POST', `/moodboards/invitation/${third}/decline`, report)).status).toBe(410);
    const mails = api.mails.length;
    expect((await invite(slug, BOB)).status).toBe(409);
    await api.runJobs();
    expect(api.mails.length).toBe(mails);
    expect((await peopleOf(slug)).invitations).toMatchObject([{ email: BOB, state: 'declined' }]);
    const audit = await (await api.person('operator')).get('/api/audit');
    expect(audit.text).toContain('invitation-reported');
    expect((await accept('x'.repeat(43))).status).toBe(410);
  });

  it('is refused to oneself, to who is there, to wrong addresses and roles, and to more than twenty', async () => {
    const slug = await board('Many');
    expect((await invite(slug, mailOf('free').toUpperCase())).status).toBe(422);
    expect((await invite(slug, 'nothing')).status).toBe(422);
    expect((await invite(slug, 'a@example.test', 'own')).status).toBe(422);
    await join(slug, bob, BOB);
    expect((await invite(slug, BOB)).status).toBe(409);
    for (let n = 0; n < 19; n += 1) expect((await invite(slug, `p${n}@example.test`)).status).toBe(200);
    expect((await invite(slug, 'one-more@example.test')).body.type).toMatch(/board-people\/conflict$/);
    // And to whoever sends too many in a day.
    const second = await board('More');
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await invite(second, `q${n}@example.test`)).status);
    expect(statuses).toContain(429);
  });

  it('leads nowhere but to itself, however the board is called', async () => {
    const { slug } = (await carl.send('POST', '/moodboards/create', { name: 'Win at evil.example/prize' }))
      .body;
    await invite(slug, 'grace@example.test', 'read', carl);
    await api.runJobs();
    const mail = api.mails.findLast(({ to }) => to === 'grace@example.test');
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.subject).not.toContain('evil.example');
    expect(mail?.html).not.toContain('evil.example');
  });
});

describe('whoever is on a board', () => {
  it('sees it and does what their role allows, until it changes or they are taken off', async () => {
    const slug = await board('Roles', 'look-1');
    const id = await idOf(bob);
    const READ_STATUS = async () =>
      Promise.all(READS(slug).map(async (path) => (await bob.get(path)).status));
    const NOTHING = READS(slug).map(() => 404);
    expect(await READ_STATUS()).toEqual(NOTHING);
    expect(await statusesOf(bob, [...WRITES(slug), ...OWNERS(slug)])).toEqual(Array(16).fill(404));
    await join(slug, bob, BOB, 'read');
    const [page, people, comments, history] = await READ_STATUS();
    expect([page, people, comments, history]).toEqual([200, 200, 200, 200]);
    const { version } = await pageOf(slug, bob);
    expect(await statusesOf(bob, [...WRITES(slug, version), ...OWNERS(slug)])).toEqual(Array(16).fill(403));
    // Nobody makes more of themselves, or less of others.
    const raise = { role: 'edit' };
    expect((await bob.send('PUT', `/moodboards/${slug}/people/${id}`, raise)).status).toBe(403);
    expect((await stranger.send('PUT', `/moodboards/${slug}/people/${id}`, raise)).status).toBe(404);
    expect((await ada.send('PUT', `/moodboards/${slug}/people/${id}`, { role: 'own' })).status).toBe(422);
    expect((await ada.send('PUT', `/moodboards/${slug}/people/${id}`, raise)).body).toMatchObject({
      people: [{ id, role: 'edit' }],
    });
    for (const [method, path, body] of WRITES(slug).slice(0, 6))
      expect([method, path, (await bob.send(method, path, body)).status]).toEqual([method, path, 200]);
    expect(await statusesOf(bob, OWNERS(slug))).toEqual(Array(4).fill(403));
    expect((await ada.send('DELETE', `/moodboards/${slug}/people/${id}`)).status).toBe(204);
    expect(await READ_STATUS()).toEqual(NOTHING);
    const now = (await pageOf(slug, ada)).version;
    expect(await statusesOf(bob, [...WRITES(slug, now), ...OWNERS(slug)])).toEqual(Array(16).fill(404));
    expect((await bob.send('POST', `/moodboards/${slug}/comments`, { text: 'Still here?' })).status).toBe(
      404,
    );
  });

  it('is not told the public address, which would outlive their part in it', async () => {
    const slug = await board('Address', 'look-1');
    await join(slug, bob, BOB);
    const { token } = (await pageOf(slug, ada)).moodboard;
    expect(token).toEqual(expect.any(String));
    expect((await pageOf(slug, bob)).moodboard).toMatchObject({ token: null, role: 'edit', people: 1 });
    const lists = await Promise.all(['shared', 'editable'].map((of) => bob.get(`/moodboards?of=${of}`)));
    for (const { text } of lists) expect(text).not.toContain(String(token));
  });

  it('finds it beside their own boards, where pictures are saved, and in their data; not in another’s', async () => {
    const slug = await board('Shared with Bob', 'look-5');
    await join(slug, bob, BOB);
    const listed = async (person: Person, of: string) =>
      as<{ results: { slug: string }[] }>(await person.get(`/moodboards/list/ajax?of=${of}`)).results.map(
        (row) => row.slug,
      );
    expect(await listed(bob, 'own')).not.toContain(slug);
    expect(await listed(bob, 'shared')).toContain(slug);
    expect(await listed(bob, 'editable')).toContain(slug);
    expect(await listed(stranger, 'editable')).not.toContain(slug);
    // Where they were last stands first: here they have not been.
    const own = (await bob.send('POST', '/moodboards/create', { name: 'Own' })).body.slug;
    expect((await listed(bob, 'editable'))[0]).toBe(own);
    await ada.send('PUT', `/moodboards/${slug}/add-look/look/look-6`, {});
    expect((await listed(bob, 'editable'))[0]).toBe(own);
    await bob.send('PUT', `/moodboards/${slug}/add-look/look/look-4`, {});
    expect((await listed(bob, 'editable'))[0]).toBe(slug);
    const saved = await bob.get('/moodboards/saved?pictures=look:look-6');
    expect(saved.body).toEqual({ saved: ['look:look-6'] });
    const data = await bob.get(`/api/user/${await idOf(bob)}/data`);
    expect(data.body).toMatchObject({
      shared_boards: expect.arrayContaining([
        { board: slug, name: 'Shared with Bob', role: 'edit', since: expect.any(String) },
      ]),
    });
    await ada.send('PUT', `/moodboards/${slug}/people/${await idOf(bob)}`, { role: 'read' });
    expect(await listed(bob, 'editable')).not.toContain(slug);
    expect(await listed(bob, 'shared')).toContain(slug);
    expect((await bob.get('/moodboards/saved?pictures=look:look-6')).body).toEqual({ saved: [] });
  });

  it('saves in their own name, for figures, and is named in the history since they joined', async () => {
    const slug = await board('Figures', 'look-1');
    await ada.send('PATCH', `/moodboards/${slug}`, { name: 'Before' });
    await join(slug, bob, BOB);
    await bob.send('PUT', `/moodboards/${slug}/add-look/look/look-3`, {});
    const messages = (await api.messages('moodboards'))
      .filter(({ key }) => key === `moodboard-${slug}`)
      .map(({ value }) => asMessage(JSON.parse(value.toString())));
    expect(messages.map(({ subject }) => subject)).toEqual([
      ...Array(2).fill(demoSubject(mailOf('free'))),
      demoSubject(BOB),
    ]);
    asMessage(messages[2], lookAddedToMoodboard.schema);
    const steps = async (person: Person) =>
      as<MoodboardHistoryDto>(await person.get(`/moodboards/history/${slug}`)).results;
    expect(await steps(bob)).toMatchObject([{ by: { id: await idOf(bob) }, changes: [{ kind: 'added' }] }]);
    expect(await steps(ada)).toHaveLength(4);
    const back = { version: 2 };
    expect((await bob.send('POST', `/moodboards/history/${slug}`, back)).status).toBe(404);
    expect((await ada.send('POST', `/moodboards/history/${slug}`, back)).status).toBe(200);
  });

  it('loses nothing of what both do at once; an order that comes too late is refused', async () => {
    const slug = await board('At once', 'look-1', 'look-2');
    await join(slug, bob, BOB);
    const { version } = await pageOf(slug, bob);
    const both = await Promise.all([
      ada.send('PUT', `/moodboards/${slug}/add-look/look/look-3`, {}),
      bob.send('PUT', `/moodboards/${slug}/add-look/look/look-4`, {}),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const late = { order: ['look:look-2', 'look:look-1'], version };
    expect((await bob.send('POST', `/moodboards/reorder/${slug}`, late)).status).toBe(409);
    const now = await pageOf(slug, bob);
    expect(now.results.map((one) => one.slug).sort()).toEqual(['look-1', 'look-2', 'look-3', 'look-4']);
  });

  it('leaves, and sees that it is gone where its owner deletes it', async () => {
    const slug = await board('Left');
    await join(slug, bob, BOB, 'read');
    await join(slug, carl, CARL, 'read');
    const [b, c] = [await idOf(bob), await idOf(carl)];
    expect((await bob.send('DELETE', `/moodboards/${slug}/people/${c}`)).status).toBe(403);
    expect((await bob.send('DELETE', `/moodboards/${slug}/people/${b}`)).status).toBe(204);
    expect((await bob.get(`/moodboards/${slug}/more`)).status).toBe(404);
    await ada.send('POST', `/moodboards/delete/${slug}`);
    expect((await carl.get(`/moodboards/${slug}/more`)).status).toBe(404);
    expect((await carl.send('POST', `/moodboards/restore/${slug}`)).status).toBe(404);
    await ada.send('POST', `/moodboards/restore/${slug}`);
    expect((await carl.get(`/moodboards/${slug}/more`)).status).toBe(200);
  });

  it('is joined, commented on and left by forms of pages without scripts, with their own tokens alone', async () => {
    const slug = await board('By forms', 'look-1');
    const post = async (person: Person, path: string, id: string, fields: Record<string, string> = {}) => {
      const _token = person === nobody ? '' : await person.fetchToken(id);
      const { status, headers } = await person.send(
        'POST',
        path,
        new URLSearchParams({ ...fields, ...(_token && { _token }) }),
      );
      return [status, headers.get('location')];
    };
    await invite(slug, BOB, 'comment');
    const accept = `/moodboards/invitation/${await tokenTo(BOB)}/accept`;
    expect((await post(bob, accept, 'moodboard'))[0]).toBe(403);
    expect(await post(bob, accept, 'board-invitation')).toEqual([303, `/en/moodboards/${slug}/more`]);
    const comments = `/moodboards/${slug}/comments`;
    const text = 'Said without scripts';
    expect((await post(bob, comments, 'board-leave', { text }))[0]).toBe(403);
    expect((await post(carl, comments, 'board-comment', { text }))[0]).toBe(404);
    expect(await post(bob, comments, 'board-comment', { text })).toEqual([
      303,
      `/en/moodboards/${slug}/more#said`,
    ]);
    expect(as<SharedItemDto>(await ada.get(comments)).comments).toMatchObject([{ text, mentions: [] }]);
    await invite(slug, CARL, 'read');
    const invitation = `/moodboards/invitation/${await tokenTo(CARL)}`;
    const declined = await post(nobody, `${invitation}/decline`, '', { report: 'true' });
    expect(declined).toEqual([303, `/en${invitation}`]);
    expect((await carl.get(invitation)).status).toBe(410);
    for (const [person, status] of [
      [carl, 404],
      [ada, 404],
      [bob, 303],
      [bob, 404],
    ] as const)
      expect((await post(person, `/moodboards/${slug}/leave`, 'board-leave'))[0]).toBe(status);
    expect((await peopleOf(slug)).people).toEqual([]);
  });

  it('has people invited, given roles, taken off and mentioned by forms of pages without scripts', async () => {
    const slug = await board('Invited by forms', 'look-1');
    const post = async (person: Person, path: string, fields: [string, string][], id = 'board-people') => {
      const body = new URLSearchParams([...fields, ['_token', await person.fetchToken(id)]]);
      const { status, headers } = await person.send('POST', `/moodboards/${slug}/${path}`, body);
      return [status, headers.get('location')];
    };
    const done = [303, `/en/moodboards/${slug}/more#people`];
    const refused = (reason: string) => [303, `/en/moodboards/${slug}/more?error=${reason}#people`];
    const bobAs = (role: string): [string, string][] => [
      ['email', BOB],
      ['role', role],
    ];
    expect((await post(ada, 'invitations', bobAs('read'), 'board-leave'))[0]).toBe(403);
    expect(await post(ada, 'invitations', bobAs('read'))).toEqual(done);
    expect(await post(ada, 'invitations', bobAs('everything'))).toEqual(refused('invalid'));
    const token = await tokenTo(BOB);
    await bob.send('POST', `/moodboards/invitation/${token}/accept`);
    expect(await post(ada, 'invitations', bobAs('read'))).toEqual(refused('conflict'));
    const b = await idOf(bob);
    expect(await post(ada, `people/${b}`, [['role', 'comment']])).toEqual(done);
    expect((await peopleOf(slug)).people).toMatchObject([{ id: b, role: 'comment' }]);
    // Nobody gives themselves a role.
    expect(await post(bob, `people/${b}`, [['role', 'edit']])).toEqual(refused('forbidden'));
    expect((await post(carl, `people/${b}`, [['role', 'none']]))[1]).toBe(refused('unknown')[1]);

    // One that is mentioned alone is no list in a form.
    const said: [string, string][] = [
      ['text', 'Look at this'],
      ['mentions', b],
    ];
    expect((await post(ada, 'comments', said, 'board-comment'))[0]).toBe(303);
    const { comments } = as<SharedItemDto>(await ada.get(`/moodboards/${slug}/comments`));
    expect(comments).toMatchObject([{ mentions: [{ id: b }] }]);

    await post(ada, 'invitations', [
      ['email', CARL],
      ['role', 'edit'],
    ]);
    const [{ id } = { id: '' }] = (await peopleOf(slug)).invitations;
    const waiting = await tokenTo(CARL);
    expect((await post(bob, `invitations/${id}/withdraw`, []))[1]).toBe(refused('forbidden')[1]);
    expect(await post(ada, `invitations/${id}/withdraw`, [])).toEqual(done);
    expect((await carl.get(`/moodboards/invitation/${waiting}`)).status).toBe(410);
    expect(await post(ada, `people/${b}`, [['role', 'none']])).toEqual(done);
    expect((await bob.get(`/moodboards/${slug}/more`)).status).toBe(404);
  });

  it('takes no words of others to boards of other owners', async () => {
    const slug = await board('Words', 'look-1', 'look-2');
    await ada.send('PUT', `/moodboards/${slug}/comment/look-1`, { comment: 'says Ada' });
    await join(slug, bob, BOB);
    await bob.send('PUT', `/moodboards/${slug}/comment/look-2`, { comment: 'says Bob' });
    const to = (await bob.send('POST', '/moodboards/create', { name: 'Bob’s' })).body.slug;
    const items = ['look-1', 'look-2'].map((one) => ({ type: 'look', slug: one }));
    expect((await bob.send('POST', `/moodboards/move/${slug}`, { items, to })).status).toBe(200);
    expect((await pageOf(to, bob)).results.map(({ comment }) => comment)).toEqual([null, 'says Bob']);
  });
});

describe('comments on a board', () => {
  const at = (slug: string) => `/moodboards/${slug}/comments`;

  it('are written on it or on a picture, mention its people by mail, and are marked as unread', async () => {
    const slug = await board('Spoken about', 'look-1');
    await join(slug, bob, BOB, 'comment');
    const [a, b, s] = [await idOf(ada), await idOf(bob), await idOf(stranger)];
    const said = await bob.send('POST', at(slug), {
      text: 'Look at <this>, @Ada.',
      mentions: [a, s],
      about: 'look:look-1',
    });
    expect(said).toMatchObject({
      status: 201,
      body: {
        may_comment: true,
        comments: [
          {
            text: 'Look at <this>, @Ada.',
            about: 'look:look-1',
            mentions: [{ id: a }],
            editable: true,
            edited: false,
          },
        ],
      },
    });
    await api.runJobs();
    const told = api.mails.filter(({ text }) => text.includes('Look at <this>, @Ada.'));
    expect(told.map(({ to }) => to)).toEqual([mailOf('free')]);
    expect(told[0]?.text).toContain(`/moodboards/${slug}/more#comments`);
    expect((await ada.get('/moodboards/mentions')).body.results).toMatchObject([{ kind: 'board', id: slug }]);
    expect((await stranger.get('/moodboards/mentions')).body.results).toEqual([]);
    const unread = async (person: Person, of: string) =>
      as<{ results: { slug: string; unread: number }[] }>(
        await person.get(`/moodboards?of=${of}`),
      ).results.find((row) => row.slug === slug)?.unread;
    expect([await unread(ada, 'own'), await unread(bob, 'shared')]).toEqual([1, 0]);
    expect((await ada.send('PUT', `${at(slug)}/read`)).status).toBe(204);
    expect(await unread(ada, 'own')).toBe(0);
    expect((await bob.send('POST', at(slug), { text: 'x', about: 'look:look-2' })).status).toBe(404);
    // Who wants no mail is mentioned all the same.
    await bob.send('PUT', `/moodboards/${slug}/mention-mails`, { wanted: false });
    await ada.send('POST', at(slug), { text: 'Quietly, Bob.', mentions: [b] });
    await api.runJobs();
    expect(api.mails.filter(({ text }) => text.includes('Quietly, Bob.'))).toEqual([]);
    expect((await bob.get('/moodboards/mentions')).body.results).toMatchObject([{ text: 'Quietly, Bob.' }]);
  });

  it('are changed by their author, and taken away by the author or the owner of the board', async () => {
    const slug = await board('Edited');
    await join(slug, bob, BOB, 'comment');
    await join(slug, carl, CARL, 'comment');
    const say = async (person: Person, text: string) =>
      as<SharedItemDto>(await person.send('POST', at(slug), { text })).comments.at(-1)?.id;
    const one = await say(bob, 'First words.');
    const path = `${at(slug)}/${one}`;
    expect((await ada.send('PATCH', path, { text: 'Mine.' })).status).toBe(403);
    expect((await carl.send('DELETE', path)).status).toBe(403);
    expect((await bob.send('PATCH', path, { text: 'Better words.' })).status).toBe(204);
    expect((await ada.get(at(slug))).body).toMatchObject({
      comments: [{ text: 'Better words.', edited: true, editable: false, removable: true }],
    });
    expect((await ada.send('DELETE', path)).status).toBe(204);
    const two = await say(carl, 'Carl’s.');
    await ada.send('PUT', `/moodboards/${slug}/people/${await idOf(carl)}`, { role: 'read' });
    expect((await carl.send('PATCH', `${at(slug)}/${two}`, { text: 'x' })).status).toBe(403);
    expect((await carl.send('POST', at(slug), { text: 'x' })).status).toBe(403);
    expect((await carl.get(at(slug))).body).toMatchObject({ may_comment: false });
  });

  it('are nobody else’s: not by the public address, in files, or as an item of the dashboard', async () => {
    const secret = 'Ochre-Jacquard-77';
    const slug = await board('Public', 'look-1');
    await join(slug, bob, BOB, 'comment');
    await bob.send('POST', at(slug), { text: secret, about: 'look:look-1' });
    const { token } = (await pageOf(slug, ada)).moodboard;
    const shown = await nobody.get(`/moodboards/public/${token}/more`);
    expect(shown).toMatchObject({
      status: 200,
      body: { moodboard: { role: null, owner: null, people: 0, unread: 0 } },
    });
    expect(shown.text).not.toContain(secret);
    for (const path of [`/moodboards/${token}/comments`, `/moodboards/${token}/people`, at(slug)]) {
      expect((await nobody.get(path)).status).toBe(401);
      expect((await stranger.get(path)).status).toBe(404);
    }
    const analyst = await api.person('analyst');
    const dashboard = `/api/dashboard/shared/board/${slug}`;
    expect((await analyst.get(dashboard)).status).toBe(404);
    expect((await analyst.send('PUT', `${dashboard}/sharing`, { role: 'edit' })).status).toBe(404);
    expect((await analyst.send('POST', `${dashboard}/comments`, { text: 'x' })).status).toBe(404);
    expect((await stranger.send('POST', at(slug), { text: 'x', mentions: [await idOf(ada)] })).status).toBe(
      404,
    );
    expect((await stranger.send('PUT', `${at(slug)}/read`)).status).toBe(404);
  });
});

describe('an attacker', () => {
  it('writes nothing without the token of the page or from another site', async () => {
    const slug = await board('Forged');
    await invite(slug, BOB);
    const token = await tokenTo(BOB);
    const forged = { 'x-csrf-token': 'forged' };
    const elsewhere = { origin: 'https://evil.example' };
    const asked: [Person, string, string, object][] = [
      [ada, 'POST', `/moodboards/${slug}/invitations`, { email: 'eve@example.test', role: 'edit' }],
      [ada, 'PUT', `/moodboards/${slug}/people/${await idOf(bob)}`, { role: 'edit' }],
      [ada, 'POST', `/moodboards/${slug}/comments`, { text: 'x' }],
      [bob, 'POST', `/moodboards/invitation/${token}/accept`, {}],
      [bob, 'POST', `/moodboards/invitation/${token}/decline`, {}],
    ];
    for (const [person, method, path, body] of asked)
      for (const headers of [forged, elsewhere])
        expect([path, (await person.send(method, path, body, headers)).status]).toEqual([path, 403]);
    expect((await nobody.send('POST', `/moodboards/invitation/${token}/decline`, {}, elsewhere)).status).toBe(
      403,
    );
    expect((await bob.send('POST', `/moodboards/invitation/${token}/accept`)).status).toBe(200);
  });

  it('finds no address or word of anybody in events, answers of commands or the log', async () => {
    const [secret, word] = ['quiet.weaver@example.test', 'Teal-Brocade-41'];
    const slug = await board(word, 'look-1');
    await invite(slug, secret);
    await join(slug, bob, BOB);
    await bob.send('PUT', `/moodboards/${slug}/comment/look-1`, { comment: word });
    await bob.send('POST', `/moodboards/${slug}/comments`, { text: word });
    const { rows } = await api.pool.query(
      `SELECT e::text FROM event_store.event e WHERE e.stream LIKE '%${slug}' UNION ALL SELECT c::text FROM event_store.command c
       UNION ALL SELECT convert_from(value, 'UTF8') FROM log UNION ALL SELECT i::text FROM moodboard_invitation i`,
    );
    const all = JSON.stringify(rows);
    for (const one of [secret, 'quiet.weaver', word]) expect(all).not.toContain(one);
  });
});

it('goes with a co-editor who is erased: their part in it, their words, and invitations to their address', async () => {
  const email = 'eve@together.test';
  const eve = await joinToile(api, email);
  const { rows } = await api.pool.query(`SELECT subject FROM ${MEMBERS_TABLE} WHERE slug = $1`, [
    await idOf(eve),
  ]);
  const [slug, other] = [await board('Kept', 'look-1'), await board('Waiting')];
  await join(slug, eve, email);
  await eve.send('PUT', `/moodboards/${slug}/comment/look-1`, { comment: 'says Eve' });
  await eve.send('PATCH', `/moodboards/${slug}`, { name: 'Eve’s name' });
  for (const kind of ['notes/n1', 'links/l1'])
    await eve.send('PUT', `/moodboards/${slug}/${kind}`, {
      ...(kind === 'notes/n1'
        ? { text: 'says Eve', paper: 'sand' }
        : { url: 'https://eve.test', title: 'Eve' }),
    });
  const { version } = await pageOf(slug, ada);
  await eve.send('POST', `/moodboards/${slug}/comments`, { text: 'says Eve, too' });
  await eve.send('PUT', `/moodboards/${slug}/comments/read`);
  await invite(other, email);
  const projections = EVENT_SOURCED_FEATURES.flatMap((feature) => feature.projections);
  const store = openApiEventStore(api.pool, api.secret);
  const mails = keptMails(api.pool, api.secret, { forget: async () => undefined });
  await eraseMember({ pool: api.pool, store, projections, mails }, rows[0].subject, null);
  expect(await pageOf(slug, ada)).toMatchObject({
    moodboard: { name: 'Kept', people: 0 },
    results: [{ slug: 'look-1', comment: null }, { slug: 'n1' }, { slug: 'l1' }],
  });
  expect(JSON.stringify(await pageOf(slug, ada))).not.toMatch(/says Eve|eve\.test/);
  // Nothing can be sealed with a key that is gone: what she wrote does not come back, and keeps nothing else from it.
  await ada.send('POST', `/moodboards/remove/${slug}`, { items: [{ type: 'link', slug: 'l1' }] });
  await ada.send('PUT', `/moodboards/${slug}/add-look/look/look-2`, {});
  expect((await ada.send('POST', `/moodboards/history/${slug}`, { version })).status).toBe(200);
  expect((await pageOf(slug, ada)).results.map((one) => one.slug)).toEqual(['look-1', 'n1']);
  expect((await peopleOf(slug)).people).toEqual([]);
  expect((await peopleOf(other)).invitations).toEqual([]);
  expect((await ada.get(`/moodboards/${slug}/comments`)).body).toMatchObject({ comments: [] });
  const left = await api.pool.query('SELECT FROM moodboard_comments_read WHERE subject = $1', [
    rows[0].subject,
  ]);
  expect(left.rowCount).toBe(0);
});
