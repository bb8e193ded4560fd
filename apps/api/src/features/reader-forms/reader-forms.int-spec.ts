import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentEntry } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';

const options = ['The shoulder', 'The hem', 'The shoes'].map((label, index) => ({ id: index + 1, label }));
const polls: ContentEntry[] = [
  { kind: 'poll', slug: 'open', doc: { id: 1, question: 'What first?', closes_at: null, options } },
  {
    kind: 'poll',
    slug: 'shut',
    doc: { id: 2, question: 'And then?', closes_at: '2024-01-01T00:00:00.000Z', options },
  },
];
const contact = {
  name: 'Ada Check',
  email: 'ada@example.com',
  company: 'Check',
  job: 'buyer',
  country: 'france',
  message: 'Hello, <b>you</b>',
  consent: true,
};

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, { content: polls, rateLimits: 'on' });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});
const eventually = async <T>(read: () => T | undefined): Promise<T> => {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    const found = read();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not come');
};
/** Somebody whose browser has our cookie and whose page has its token. */
const visitor = async () => {
  const person = await api.person();
  await person.fetchToken();
  return person;
};
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('the poll', () => {
  const vote = (person: Person, option: number, poll = 1) =>
    person.send('POST', '/poll/vote', { poll, option });

  it('takes one vote a visitor, which can be changed', async () => {
    const [ada, bob, member] = [await visitor(), await visitor(), await api.person('free')];
    expect((await vote(ada, 1)).body).toMatchObject({ total: 1, mine: 1, closed: false });
    expect((await vote(ada, 1)).body).toMatchObject({ total: 1 });
    await vote(bob, 2);
    await vote(member, 2);
    const changed = await vote(ada, 3);
    expect(changed).toMatchObject({ status: 200, body: { total: 3, mine: 3 } });
    expect(changed.body).toMatchObject({
      options: [
        { id: 1, label: 'The shoulder', votes: 0, percent: 0 },
        { id: 2, votes: 2, percent: 67 },
        { id: 3, votes: 1, percent: 33 },
      ],
    });
    expect((await bob.get('/poll/current')).body).toMatchObject({ poll: 1, mine: 2, total: 3 });
    expect((await (await visitor()).get('/poll/current')).body).toMatchObject({ mine: null });
    // The same member on another device.
    expect((await vote(await api.person('free'), 1)).body).toMatchObject({ total: 3, mine: 1 });
  });

  it('counts many votes at once of one visitor as one', async () => {
    const eve = await visitor();
    await vote(eve, 1);
    const { total } = (await eve.get('/poll/current')).body as unknown as { total: number };
    const votes = await Promise.all([1, 2, 3, 1, 2, 3].map((option) => vote(eve, option)));
    expect(votes.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await eve.get('/poll/current')).body).toMatchObject({ total });
  });

  it('refuses what is no vote, and every vote once it is closed', async () => {
    const eve = await visitor();
    expect((await vote(eve, 9)).status).toBe(422);
    expect((await vote(eve, 1, 77)).status).toBe(404);
    expect((await vote(eve, 1, 2)).status).toBe(409);
    expect((await eve.send('POST', '/poll/vote', {})).status).toBe(422);
  });

  it('shows how it ended for a week, where no other is open', async () => {
    const editor = await api.person('editor');
    const say = (slug: string, id: number, closed: number | null) => {
      const closes_at = closed === null ? null : new Date(Date.now() - closed).toISOString();
      const doc = { id, question: 'What first?', closes_at, options };
      return editor.send('PUT', `/api/editor/content/poll/${slug}`, doc);
    };
    const current = async () => (await visitor()).get('/poll/current');
    const day = 24 * 3600_000;
    await say('open', 1, day);
    expect(await current()).toMatchObject({ body: { poll: 1, closed: true } });
    await say('open', 1, 8 * day);
    expect(await current()).toMatchObject({ status: 204 });
    await say('open', 1, null);
    expect(await current()).toMatchObject({ body: { poll: 1, closed: false } });
  });

  it('gets a number of its own when it is begun, and no other poll can have it', async () => {
    const editor = await api.person('editor');
    const begin = (slug: string, doc: object) =>
      editor.send('PUT', `/api/newsroom/words/draft?kind=poll&slug=${slug}`, { version: 0, doc });
    const asked = { question: 'Lace or leather?', options };
    const begun = await begin('lace', asked);
    expect(begun.body).toMatchObject({ draft: { doc: { ...asked, id: 3 } } });
    // The first answer was lost.
    expect((await begin('lace', asked)).body).toEqual(begun.body);
    expect((await begin('felt', asked)).body).toMatchObject({ draft: { doc: { id: 4 } } });
    const again = (await begin('silk', { ...asked, id: 1 })).body as unknown as {
      draft: { version: number };
    };
    const seen = { version: again.draft.version, live_version: 0 };
    const taken = { violations: [{ propertyPath: 'id', code: 'taken' }] };
    const publish = '/api/newsroom/words/publish?kind=poll&slug=silk';
    expect(await editor.send('POST', publish, seen)).toMatchObject({ status: 422, body: taken });
    const later = { ...seen, at: new Date(Date.now() + 3600_000).toISOString() };
    expect(await editor.send('PUT', '/api/newsroom/words/schedule?kind=poll&slug=silk', later)).toMatchObject(
      {
        status: 422,
        body: taken,
      },
    );
  });

  it('leads a person without scripts back, and asks a session for its token', async () => {
    const eve = await api.person();
    const sent = await eve.send('POST', '/poll/vote', formOf({ poll: '1', option: '1' }), {
      'x-toile-locale': 'it',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/it/news?as=me#poll']);
    const again = await eve.send('POST', '/poll/vote', formOf({ poll: '1', option: '1' }));
    expect(again.status).toBe(403);
    const _token = await eve.fetchToken('poll');
    expect((await eve.send('POST', '/poll/vote', formOf({ poll: '1', option: '1', _token }))).status).toBe(
      303,
    );
  });
});

describe('the newsletter', () => {
  it('is sent to nobody who did not confirm; the answer tells nothing', async () => {
    const eve = await api.person();
    const ask = (path = '/newsletter/subscribe-widget') =>
      eve.send('POST', path, { email: 'Letter@example.com', locale: 'fr', consent: true });
    const first = await ask();
    expect([first.status, first.body]).toEqual([200, { input: true }]);
    const mail = await eventually(() => api.mails.find(({ to }) => to === 'Letter@example.com'));
    expect(mail.subject).toBe('Votre abonnement à la newsletter');
    const second = await ask('/newsletter/subscribe-widget-global');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const link = /https:\S+/.exec(mail.text)?.[0].replace('https://toile.example', '') ?? '';
    const confirmed = async () =>
      (await api.pool.query('SELECT 1 FROM newsletter_subscription WHERE confirmed_at IS NOT NULL')).rowCount;
    expect(await confirmed()).toBe(0);
    expect(link).toMatch(/^\/fr\/newsletter\/confirm\?token=/);
    const press = async (path: string, token: string) => {
      const sent = await eve.send('POST', path, formOf({ token }), { 'x-toile-locale': 'fr' });
      return sent.headers.get('location');
    };
    const token = link.split('token=')[1] ?? '';
    expect(await press('/newsletter/confirm', 'nope')).toBe('/fr/news?error=expired');
    expect(await press('/newsletter/confirm', token)).toBe('/fr/news?done=letter-confirmed');
    expect(await confirmed()).toBe(1);
    expect((await ask()).body).toEqual(first.body);
    const welcome = await eventually(() =>
      api.mails.find(({ subject }) => subject === 'Vous recevez la newsletter'),
    );
    // One mail to confirm, one welcome: asking again sends none.
    expect(api.mails.filter(({ to }) => to === 'Letter@example.com')).toHaveLength(2);
    const leave = /https:\S+/.exec(welcome.text)?.[0].replace('https://toile.example', '') ?? '';
    expect([leave, welcome.unsubscribe]).toEqual([
      `/fr/newsletter/unsubscribe?token=${token}`,
      `https://toile.example${leave}`,
    ]);
    expect(await press('/newsletter/unsubscribe', token)).toBe('/fr/news?done=letter-ended');
    expect(await press('/newsletter/unsubscribe', token)).toBe('/fr/news?done=letter-ended');
    expect((await api.pool.query('SELECT 1 FROM newsletter_subscription')).rowCount).toBe(0);
  });

  it('ends when a mail provider posts for its reader, which is not led on', async () => {
    const [eve, provider] = [await api.person(), await api.person()];
    const email = 'one-click@example.com';
    await eve.send('POST', '/newsletter/subscribe-widget', { email, locale: 'en', consent: true });
    const mail = await eventually(() => api.mails.find(({ to }) => to === email));
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    expect((await eve.send('POST', '/newsletter/confirm', { token })).status).toBe(200);
    const posted = await provider.send(
      ...(['POST', `/newsletter/unsubscribe?token=${token}`] as const),
      formOf({ 'List-Unsubscribe': 'One-Click' }),
      { origin: 'https://mail.example' },
    );
    expect(posted.status).toBe(200);
    expect((await api.pool.query('SELECT 1 FROM newsletter_subscription')).rowCount).toBe(0);
  });

  it.each([
    [{ email: 'no address', locale: 'en', consent: true }, 'email'],
    [{ email: 'a@example.com', locale: 'de', consent: true }, 'locale'],
    [{ email: 'a@example.com', locale: 'en', consent: false }, 'consent'],
  ])('refuses %j', async (body, field) => {
    const answer = await (await api.person()).send('POST', '/newsletter/subscribe-widget', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ violations: [{ propertyPath: field }] });
  });
});

describe('messages to us', () => {
  const path = '/data-products/dashboard/create-contact';
  const count = async () => (await api.pool.query('SELECT 1 FROM contact_message')).rowCount;

  it('are kept sealed and mailed, without the reader’s words in the subject', async () => {
    const sent = await (await api.person()).send('POST', '/brand-visibility/create_contact', contact);
    expect([sent.status, sent.body]).toEqual([200, { sent: true }]);
    const mail = await eventually(() => api.mails.find(({ to }) => to === 'contact@toile.test'));
    expect(mail.subject).toBe('A message about brand-visibility');
    expect(mail.text).toContain('Hello, <b>you</b>');
    expect(mail.html).toContain('Hello, &lt;b&gt;you&lt;/b&gt;');
    const { rows } = await api.pool.query<{ row: string }>(
      'SELECT contact_message::text AS row FROM contact_message',
    );
    expect(rows[0]?.row).not.toContain(Buffer.from('ada@example.com').toString('hex'));
  });

  it('of robots are thanked and dropped', async () => {
    const before = await count();
    const sent = await (await api.person()).send('POST', path, {
      ...contact,
      website: 'https://spam.example',
    });
    expect([sent.status, sent.body]).toEqual([200, { sent: true }]);
    expect(await count()).toBe(before);
  });

  it.each([
    ['email', { email: 'ada' }],
    ['job', { job: 'all-jobs' }],
    ['country', { country: 'atlantis' }],
    ['message', { message: ' ' }],
    ['name', { name: 'Ada\nBcc: everybody@example.com' }],
    ['consent', { consent: 'false' }],
  ])('are refused for their %s', async (field, change) => {
    const answer = await (await api.person()).send('POST', path, { ...contact, ...change });
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: field }] } });
  });

  it('come five an hour from an address, also as forms', async () => {
    const ada = await api.person();
    const form = formOf({ ...contact, consent: 'true' });
    const statuses: [number, string | null][] = [];
    for (let i = 0; i < 6; i += 1) {
      const { status, headers } = await ada.send('POST', path, form);
      statuses.push([status, headers.get('location')]);
    }
    // One was sent above.
    expect(statuses.slice(0, 4)).toEqual(Array(4).fill([303, '/en/data-products/dashboard?done=contact']));
    expect(statuses[4]).toEqual([303, '/en/data-products/dashboard?error=throttled']);
    expect((await ada.send('POST', path, contact)).status).toBe(429);
  });

  it('are erased with the member who sent them', async () => {
    const { rows } = await api.pool.query<{ subject: string }>(
      'SELECT subject FROM account_address WHERE address_hash IS NOT NULL LIMIT 1',
    );
    expect(rows).toHaveLength(1);
    await api.pool.query(
      `UPDATE contact_message SET address_hash = (SELECT address_hash FROM account_address WHERE subject = $1)
       WHERE id = (SELECT min(id) FROM contact_message)`,
      [rows[0]?.subject],
    );
    const before = (await count()) ?? 0;
    const { eraseMember } = await import('../accounts/erase/erase-member.js');
    const { EVENT_SOURCED_FEATURES, openApiEventStore } = await import('../../event-sourced-features.js');
    const store = openApiEventStore(api.pool, api.secret);
    const projections = EVENT_SOURCED_FEATURES.flatMap((feature) => feature.projections);
    const mails = { forget: async () => undefined };
    await eraseMember({ pool: api.pool, store, projections, mails }, rows[0]?.subject ?? '', null);
    expect(await count()).toBe(before - 1);
  });
});
