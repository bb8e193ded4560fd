import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiEventStore } from '../../../event-sourced-features.js';
import { MailAttachments } from '../../../kernel/mail/mail-attachments.js';
import { openPdf } from '../../../kernel/pdf/testing-pdf.js';
import type { Person } from '../../../testing/testing-api.js';
import { join } from '../../accounts/testing-accounts.js';
import { denimLooks, SEASON, SHARE, startTestDashboard } from '../../figures/testing-dashboard.harness.js';
import { SCHEDULE_CHECKS } from '../check-saved-items.handler.js';
import type { ScheduleDto } from '../schedules/schedule.dto.js';
import type { DigestDto } from './digest.dto.js';

const DIGEST = '/api/dashboard/digest';
let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
beforeAll(async () => {
  running = await startTestDashboard();
  await running.facts.looks(denimLooks(40, 13));
  await running.facts.looks(denimLooks(20, 10, { prefix: 'p' }).map((look) => ({ ...look, city: 'paris' })));
  analyst = await running.api.person('analyst');
});
afterAll(() => running?.stop());

const PAGE = {
  name: 'Milan',
  document: { kind: 'page', page: 'trends', filters: { season: SEASON, city: 'milan' } },
  format: 'pdf',
  weekdays: [1, 4],
} as const;
const SCHEDULES = '/api/dashboard/schedules';
const digestOf = async (person: Person) => (await person.get(DIGEST)).body as unknown as DigestDto;

it('is chosen, looked at before it goes out, paused and taken up again', async () => {
  expect(await digestOf(analyst)).toMatchObject({ figures: [], next_at: null });
  expect((await analyst.get(`${DIGEST}/preview`)).status).toBe(404);
  const chosen = await analyst.send('PUT', DIGEST, { figures: [SHARE], weekday: 3 });
  expect([chosen.status, chosen.body]).toMatchObject([200, { figures: [SHARE], weekday: 3, paused: false }]);
  expect(new Date((await digestOf(analyst)).next_at ?? 0).getTime()).toBeGreaterThan(Date.now());
  const answer = await fetch(`${running.api.url}${DIGEST}/preview`, {
    headers: {
      cookie: [...analyst.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-toile-locale': 'zh',
    },
  });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const words of ['秀场占比', '牛仔布', '32.5%', '停止每周邮件']) expect(html).toContain(words);
  expect((await analyst.send('PATCH', DIGEST, { paused: true })).body).toMatchObject({
    paused: true,
    next_at: null,
  });
  expect((await analyst.send('PATCH', DIGEST, { paused: false })).body).toMatchObject({ paused: false });
});

it('is sent in the member’s language when it is due, once a week, and ends by its link', async () => {
  const { api, pool } = running;
  const ada = await join(api, 'letter@a.test');
  const { slug } = (await ada.get('/auth/status')).body.user;
  expect((await ada.send('PATCH', `/api/user/${slug}`, { locale: 'it' })).status).toBe(200);
  await (await api.person('operator')).send('PUT', `/api/user/${slug}/roles`, {
    roles: ['dashboard-subscriber'],
  });
  const { rows } = await pool.query<{ subject: string }>(
    'SELECT subject FROM read_members_v1.document WHERE slug = $1',
    [slug],
  );
  const subject = rows[0]?.subject ?? '';
  // Chosen more than a week ago: it is due by now.
  const at = new Date(Date.now() - 9 * 86_400_000);
  const id = randomUUID();
  const metadata = { correlationId: id, causationId: null, actor: subject, occurredAt: at };
  const missing = { figure: 'brands/kpi', filters: { brand: 'a-brand-that-has-gone' } };
  const data = { figures: [SHARE, missing], weekday: 2, at: at.toISOString() };
  await openApiEventStore(pool, api.secret).append({
    stream: `desk-${subject}`,
    expectedVersion: 0,
    commandId: id,
    metadata,
    answer: null,
    events: [
      { type: 'DigestChosen', data },
      {
        type: 'DocumentScheduled',
        data: { ...PAGE, owner: subject, id: 'weekly', to: [subject], at: at.toISOString() },
      },
    ],
  });
  const digests = () =>
    api.mails.filter(({ to, unsubscribe, attached }) => to === 'letter@a.test' && unsubscribe && !attached);
  const documents = () => api.mails.filter(({ to, attached }) => to === 'letter@a.test' && attached);
  await api.runJobs(SCHEDULE_CHECKS);
  expect((await digestOf(ada)).last_sent_at).not.toBeNull();
  // It is not due again.
  await api.runJobs(SCHEDULE_CHECKS);
  expect(documents()).toMatchObject([{ subject: 'Milan', attached: { filename: 'Milan.pdf' } }]);
  const weekly = digests().filter(({ subject }) => subject === 'I suoi dati della settimana');
  expect(weekly).toHaveLength(1);
  const [mail] = weekly;
  expect(mail?.text).toContain('Quota di passerella');
  expect(mail?.text).toContain('Denim: 32,5%');
  expect(mail?.text).toContain('Questo dato non può essere calcolato');
  expect(mail?.html).toContain('<table');
  const path = new URL(mail?.unsubscribe ?? '').pathname;
  expect(path.startsWith('/it/data/unsubscribe/')).toBe(true);
  expect((await fetch(`${api.url}${path.slice(3)}`, { method: 'POST' })).status).toBe(200);
  expect((await digestOf(ada)).paused).toBe(true);
});

it('is for subscribers, of figures that can be asked', async () => {
  const free = await running.api.person('free');
  expect((await free.send('PUT', DIGEST, { figures: [SHARE], weekday: 1 })).status).toBe(403);
  for (const wrong of [
    { figures: Array.from({ length: 13 }, () => SHARE), weekday: 1 },
    { figures: [SHARE], weekday: 8 },
    { figures: [{ ...SHARE, filters: { city: 'atlantis' } }], weekday: 1 },
    { figures: [{ ...SHARE, filters: { as_of: '2026-01-01T00:00:00Z' } }], weekday: 1 },
  ])
    expect((await analyst.send('PUT', DIGEST, wrong)).status).toBe(422);
});

/** As if it had been made, or chosen, nine days ago. */
async function nineDaysAgo(subject: string, type: string, kept: Record<string, unknown>) {
  const store = openApiEventStore(running.pool, running.api.secret);
  const stream = `desk-${subject}`;
  const occurredAt = new Date(Date.now() - 9 * 86_400_000);
  const commandId = randomUUID();
  const data = { ...kept, at: occurredAt.toISOString() };
  await store.append({
    stream,
    expectedVersion: (await store.load(stream)).length,
    commandId,
    metadata: { correlationId: commandId, causationId: null, actor: subject, occurredAt },
    answer: null,
    events: [{ type, data }],
  });
}

const slugOf = async (person: Person) => String((await person.get('/auth/status')).body.user.slug);
async function subjectOf(person: Person): Promise<string> {
  const { rows } = await running.pool.query<{ subject: string }>(
    'SELECT subject FROM read_members_v1.document WHERE slug = $1',
    [await slugOf(person)],
  );
  return rows[0]?.subject ?? '';
}

describe('a document that is sent by mail', () => {
  const listed = async (person: Person) =>
    (JSON.parse((await person.get(SCHEDULES)).text) as { results: ScheduleDto[] }).results;
  const mailsTo = (address: string) => running.api.mails.filter(({ to }) => to === address);
  const open = (person: Person, link: string, method: 'GET' | 'POST') =>
    fetch(`${running.api.url}${new URL(link).pathname.slice(3)}`, { method });

  it('goes to colleagues, and to others once they agreed, until they end it', async () => {
    const { api, pool } = running;
    const team = await api.person('team');
    for (const name of ['analyst', 'operator'])
      await team.send('POST', '/api/paywall/subscriptions/me/seats', { email: `${name}@demo.toile.test` });
    const colleague = await api.person('operator');
    const to = [await slugOf(analyst), await slugOf(colleague)];
    const made = await analyst.send('POST', SCHEDULES, { ...PAGE, to });
    expect([made.status, made.body]).toMatchObject([201, { name: 'Milan', sent: null, addresses: [] }]);
    const path = `${SCHEDULES}/${made.body.id}`;
    const buyer = { address: 'buyer@else.test', locale: 'fr' };
    expect((await analyst.send('POST', `${path}/addresses`, buyer)).status).toBe(202);
    // Asked twice is one mail.
    await analyst.send('POST', `${path}/addresses`, buyer);
    await api.runJobs();
    const [question, more] = mailsTo('buyer@else.test');
    expect([more, question?.attached]).toEqual([undefined, undefined]);
    expect(question?.subject).toContain('souhaite vous envoyer des chiffres');
    const agree = /https:\S+mail-consent\S+/.exec(question?.text ?? '')?.[0] ?? '';
    // Mail programs follow links: nothing is agreed by it.
    expect((await open(analyst, agree, 'GET')).status).toBe(200);
    await analyst.send('POST', `${path}/send`);
    await api.runJobs();
    expect(mailsTo('buyer@else.test')).toHaveLength(1);
    expect(await listed(analyst)).toMatchObject([
      { sent: { count: 2 }, failed: null, addresses: [{ address: 'buyer@else.test', state: 'asked' }] },
    ]);
    const brought = mailsTo('operator@demo.toile.test').filter(({ attached }) => attached);
    expect(brought).toMatchObject([{ subject: 'Milan', attached: { contentType: 'application/pdf' } }]);
    const file = await new MailAttachments(pool, api.secret).read(brought[0]?.attached?.id ?? '');
    expect(file?.subarray(0, 5).toString()).toBe('%PDF-');

    expect((await open(analyst, agree, 'POST')).status).toBe(200);
    await analyst.send('POST', `${path}/send`);
    await api.runJobs();
    const [, document] = mailsTo('buyer@else.test');
    expect(document?.text).toContain('vous envoie «\u00a0Milan\u00a0»');
    expect(document?.text).not.toContain('/data/dashboard/');
    // Each ends it for themselves.
    for (const one of [document, brought[0]])
      expect((await open(analyst, one?.unsubscribe ?? '', 'POST')).status).toBe(200);
    await analyst.send('POST', `${path}/send`);
    await api.runJobs();
    expect(mailsTo('buyer@else.test')).toHaveLength(2);
    expect(await listed(analyst)).toMatchObject([
      { sent: { count: 1 }, addresses: [{ state: 'left' }], colleagues: expect.any(Array) },
    ]);
    const [one] = await listed(analyst);
    expect(one?.colleagues.filter(({ left }) => left).map(({ id }) => id)).toEqual([to[1]]);
    expect((await analyst.send('POST', `${path}/addresses`, buyer)).status).toBe(403);
    expect((await analyst.send('PATCH', path, { to })).status).toBe(403);

    // Shared, it is changed by who may edit it, and is sent with its owner's rights still.
    expect(await listed(colleague)).toEqual([]);
    expect((await colleague.send('PATCH', path, { paused: true })).status).toBe(404);
    await analyst.send('PUT', `/api/dashboard/shared/schedule/${made.body.id}/sharing`, { role: 'edit' });
    expect((await colleague.send('PATCH', path, { weekdays: [5], paused: true })).body).toMatchObject({
      weekdays: [5],
      next_at: null,
      role: 'edit',
    });
    expect((await colleague.send('DELETE', path)).status).toBe(404);
    const history = JSON.parse(
      (await analyst.get(`/api/dashboard/shared/schedule/${made.body.id}/history`)).text,
    ) as { results: { change: string; version: number }[] };
    expect(history.results.map(({ change }) => change)).toEqual(['changed', 'created']);
    const { version } = history.results[1] ?? {};
    await analyst.send('PATCH', path, { paused: false });
    await analyst.send('POST', `/api/dashboard/shared/schedule/${made.body.id}/restore`, { version });
    expect(await listed(analyst)).toMatchObject([{ weekdays: [1, 4], paused: false }]);
    // Who is not chosen may choose it themselves while it is shared with them, whatever they ended before.
    const mails = async (on: boolean) => (await colleague.send('PUT', `${path}/mails`, { on })).status;
    const went = async () => {
      await analyst.send('POST', `${path}/send`);
      await api.runJobs();
      return (await listed(analyst))[0]?.sent?.count;
    };
    const shared = `/api/dashboard/shared/schedule/${made.body.id}/sharing`;
    expect(await listed(colleague)).toMatchObject([{ mailed: false }]);
    expect([await mails(true), (await listed(colleague))[0]?.mailed, await went()]).toEqual([204, true, 2]);
    await analyst.send('DELETE', shared);
    expect([await mails(true), await went()]).toEqual([404, 1]);
    await analyst.send('PUT', shared, { role: 'read' });
    expect([(await listed(colleague))[0]?.mailed, await mails(true)]).toEqual([false, 204]);
    expect([await mails(false), (await listed(colleague))[0]?.mailed]).toEqual([204, false]);
    expect((await analyst.send('DELETE', path)).status).toBe(204);
    const { rowCount } = await pool.query('SELECT 1 FROM mailed_address');
    expect(rowCount).toBe(0);
  });

  it('is made with the rights of its sender, and says why it was not', async () => {
    const { api } = running;
    const bea = await join(api, 'bea@a.test');
    const roles = `/api/user/${await slugOf(bea)}/roles`;
    const operator = await api.person('operator');
    await operator.send('PUT', roles, { roles: ['dashboard-subscriber'] });
    const deck = (await bea.send('POST', '/api/dashboard/decks', { title: 'Milan' })).body.id;
    const document = { kind: 'deck', deck };
    const path = `${SCHEDULES}/${(await bea.send('POST', SCHEDULES, { ...PAGE, document, format: 'pptx' })).body.id}`;
    await bea.send('POST', `${path}/send`);
    await api.runJobs();
    expect(await listed(bea)).toMatchObject([{ sent: { count: 1 }, document: { title: 'Milan' } }]);
    await operator.send('PUT', roles, { roles: [] });
    // Without a plan nobody asks for it: it is due by the clock.
    const owner = await subjectOf(bea);
    const { document: _, ...kept } = PAGE;
    const due = { ...kept, owner, id: path.split('/').pop(), weekdays: [2, 5], to: [owner] };
    await nineDaysAgo(owner, 'ScheduleChanged', due);
    await api.runJobs(SCHEDULE_CHECKS);
    await operator.send('PUT', roles, { roles: ['dashboard-subscriber'] });
    expect(await listed(bea)).toMatchObject([{ failed: { reason: 'ended' }, waiting: false }]);
    await bea.send('DELETE', `/api/dashboard/decks/${deck}`);
    await bea.send('POST', `${path}/send`);
    await api.runJobs();
    expect(await listed(bea)).toMatchObject([{ failed: { reason: 'gone' }, document: { title: null } }]);
    expect(mailsTo('bea@a.test').filter(({ attached }) => attached)).toHaveLength(1);
    const free = await api.person('free');
    expect((await free.send('POST', SCHEDULES, PAGE)).status).toBe(403);
    for (const wrong of [
      { ...PAGE, weekdays: [] },
      { ...PAGE, weekdays: [8] },
      { ...PAGE, format: 'pptx' },
      { ...PAGE, to: [await slugOf(analyst)] },
      { ...PAGE, document: { kind: 'page', page: 'trends', filters: { city: 'atlantis' } } },
      { ...PAGE, document: { kind: 'deck' } },
    ])
      expect((await bea.send('POST', SCHEDULES, wrong)).status).toBe(422);
  });
});

it('is shared: read and changed by colleagues as its owner says, and sent to who wants it, with what they may see', async () => {
  const { api } = running;
  const colleague = await api.person('operator');
  const stranger = await join(api, 'no-colleague@a.test');
  await colleague.send('PUT', `/api/user/${await slugOf(stranger)}/roles`, {
    roles: ['dashboard-subscriber'],
  });
  await analyst.send('PUT', DIGEST, { figures: [SHARE], weekday: 3 });
  const { id } = await digestOf(analyst);
  const path = `/api/dashboard/digests/${id}`;
  const shared = `/api/dashboard/shared/digest/${id}`;
  const listed = async (person: Person) =>
    (JSON.parse((await person.get('/api/dashboard/digests')).text) as { results: DigestDto[] }).results;
  const statuses = async (person: Person) => [
    (await person.get(`${path}/preview`)).status,
    (await person.send('PUT', `${path}/mails`, { on: true })).status,
    (await person.send('PUT', path, { figures: [SHARE, SHARE], weekday: 4 })).status,
    (await person.send('PUT', path, { figures: [], weekday: 4 })).status,
    (await person.send('PATCH', path, { paused: false })).status,
  ];
  const NOTHING = Array(5).fill(404);
  expect([await listed(colleague), await statuses(colleague)]).toEqual([[], NOTHING]);
  await analyst.send('PUT', `${shared}/sharing`, { role: 'read' });
  expect(await statuses(colleague)).toEqual([200, 204, 403, 403, 403]);
  await analyst.send('PUT', `${shared}/sharing`, { role: 'edit' });
  // It is its owner's to end.
  expect(await statuses(colleague)).toEqual([200, 204, 200, 403, 200]);
  expect(await listed(colleague)).toMatchObject([
    { id, role: 'edit', mailed: true, owner: expect.any(String), weekday: 4, figures: [SHARE, SHARE] },
  ]);
  expect(await listed(analyst)).toMatchObject([{ id, role: 'own', shared: 'edit', weekday: 4 }]);
  expect([await listed(stranger), await statuses(stranger)]).toEqual([[], NOTHING]);
  expect((await analyst.send('PUT', `${path}/mails`, { on: true })).status).toBe(409);
  const history = JSON.parse((await analyst.get(`${shared}/history`)).text) as {
    results: { change: string; version: number; by: { id: string } }[];
  };
  expect(history.results[0]).toMatchObject({ change: 'changed', by: { id: await slugOf(colleague) } });
  const { version } = history.results[1] ?? {};
  expect((await colleague.send('POST', `${shared}/restore`, { version })).status).toBe(404);
  expect((await analyst.send('POST', `${shared}/restore`, { version })).status).toBe(204);
  expect(await listed(analyst)).toMatchObject([{ weekday: 3, figures: [SHARE] }]);
  const mention = { text: 'Denim?', mentions: [await slugOf(analyst)] };
  expect((await colleague.send('POST', `${shared}/comments`, mention)).status).toBe(201);

  const owner = await subjectOf(analyst);
  const sent = async () => {
    const before = api.mails.length;
    await nineDaysAgo(owner, 'DigestChosen', { figures: [SHARE], weekday: 2 });
    await api.runJobs(SCHEDULE_CHECKS);
    return api.mails.slice(before).filter(({ text }) => text.includes('Denim: 32.5%'));
  };
  const mails = await sent();
  expect(mails.map(({ to }) => to).sort()).toEqual(['analyst@demo.toile.test', 'operator@demo.toile.test']);
  expect(api.mails.find(({ text }) => text.includes('Denim?'))?.text).toContain('Weekly digest');
  const theirs = mails.find(({ to }) => to.startsWith('operator'));
  expect(theirs?.text).toContain('shares this weekly digest with you');
  // The link in a colleague's mail ends theirs, and not the digest.
  const link = new URL(theirs?.unsubscribe ?? '').pathname.slice(3);
  expect((await fetch(`${api.url}${link}`, { method: 'POST' })).status).toBe(200);
  expect([(await listed(colleague))[0]?.mailed, (await digestOf(analyst)).paused]).toEqual([false, false]);
  expect(await sent()).toHaveLength(1);
  // What was chosen ends with the share, and is not taken up again by another one.
  expect((await colleague.send('PUT', `${path}/mails`, { on: true })).status).toBe(204);
  await analyst.send('DELETE', `${shared}/sharing`);
  expect([await listed(colleague), await sent(), await statuses(colleague)]).toMatchObject([
    [],
    [{ to: 'analyst@demo.toile.test' }],
    NOTHING,
  ]);
  await analyst.send('PUT', `${shared}/sharing`, { role: 'read' });
  expect(await listed(colleague)).toMatchObject([{ mailed: false }]);
});

it('sends a deck whose question leaves something out, which says so', async () => {
  const { api, facts, pool } = running;
  await facts.looks(denimLooks(20, 5, { prefix: 'p' }).map((look) => ({ ...look, city: 'paris' })));
  const { body: deck } = await analyst.send('POST', '/api/dashboard/decks', { title: 'All but Paris' });
  const question = `measures=looks&rows=tag&without=city:paris&seasons=${SEASON}`;
  const content = { kind: 'question', question };
  const slides = `/api/dashboard/decks/${String(deck.id)}/slides`;
  expect((await analyst.send('POST', slides, { content, title: 'Ours' })).status).toBe(201);
  const document = { kind: 'deck', deck: deck.id };
  const scheduled = await analyst.send('POST', SCHEDULES, {
    ...PAGE,
    name: 'All but Paris',
    document,
    to: [await slugOf(analyst)],
  });
  expect(scheduled).toMatchObject({ status: 201, body: { document: { title: 'All but Paris' } } });
  expect((await analyst.send('POST', `${SCHEDULES}/${String(scheduled.body.id)}/send`)).status).toBe(202);
  await api.runJobs();
  const mail = api.mails.findLast(({ attached }) => attached?.filename.startsWith('All but Paris'));
  const bytes = await new MailAttachments(pool, api.secret).read(mail?.attached?.id ?? '');
  const { pages } = await openPdf(new Uint8Array(bytes ?? []));
  const text = pages.join(' ').replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const words of ['Without Paris', ', without Paris, version 1', 'Velvet 27'])
    expect(text).toContain(words);
});

it('holds questions beside figures, as ten rows at most with a link to ask on, and is refused those that stand still', async () => {
  const { api, facts } = running;
  const tags = [
    'lace',
    'silk',
    'wool',
    'tweed',
    'linen',
    'satin',
    'tulle',
    'leather',
    'mesh',
    'suede',
    'fur',
  ];
  await facts.looks(
    tags.map((tag, i) => ({
      ...denimLooks(1, 0, { prefix: `q-${i}` })[0],
      look: `q-${i}`,
      city: 'new-york',
      tags: [tag],
    })),
  );
  await facts.looks(denimLooks(20, 5, { prefix: 'r' }).map((look) => ({ ...look, city: 'london' })));
  const question = `measures=runway_share&rows=tag&columns=city:milan,london&seasons=${SEASON}`;
  const long = `measures=looks&rows=tag&where=city%3Anew-york&seasons=${SEASON}`;
  const figures = [SHARE, { question }, { question: long }];
  const chosen = await analyst.send('PUT', DIGEST, { figures, weekday: 3 });
  const kept = new URLSearchParams({ measures: 'runway_share', rows: 'tag', columns: 'city:milan,london' });
  const asked = `${kept}&seasons=${SEASON}`;
  expect([chosen.status, chosen.body]).toMatchObject([
    200,
    { figures: [SHARE, { question: asked }, { question: long }] },
  ]);
  await nineDaysAgo(await subjectOf(analyst), 'DigestChosen', {
    figures: [SHARE, { question: asked }, { question: long }],
    weekday: 2,
  });
  await api.runJobs(SCHEDULE_CHECKS);
  const mail = api.mails.findLast(({ to, attached }) => to === 'analyst@demo.toile.test' && !attached);
  const text = mail?.text ?? '';
  // A figure as it always was, and the question by its columns.
  expect(text).toContain('Denim: 32.5% (FW26)');
  expect(text).toContain('Denim: Milan 32.5%, London 25.0%');
  expect(text).toContain(`/en/data/dashboard/explore?${asked}`);
  expect(mail?.html).toContain(`/en/data/dashboard/explore?${asked.replaceAll('&', '&amp;')}`);
  const [, part = ''] = text.split('Looks · ');
  expect(part.split('\n').filter((line) => line.endsWith(': 1'))).toHaveLength(10);

  for (const still of [
    `${question}&as_of=2026-03-02T00:00:00.000Z`,
    'measures=looks&rows=tag&from=2026-03-01&to=2026-03-09',
    'measures=secrets&rows=tag',
  ])
    expect((await analyst.send('PUT', DIGEST, { figures: [{ question: still }], weekday: 1 })).status).toBe(
      422,
    );
});
