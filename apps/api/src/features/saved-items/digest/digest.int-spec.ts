import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openApiEventStore } from '../../../event-sourced-features.js';
import type { Person } from '../../../testing/testing-api.js';
import { join } from '../../accounts/testing-accounts.js';
import { denimLooks, SHARE, startTestDashboard } from '../../figures/testing-dashboard.harness.js';
import { SCHEDULE_CHECKS } from '../check-saved-items.handler.js';
import type { DigestDto } from './digest.dto.js';

const DIGEST = '/api/dashboard/digest';
let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
beforeAll(async () => {
  running = await startTestDashboard();
  await running.facts.looks(denimLooks(40, 13));
  analyst = await running.api.person('analyst');
}, 60_000);
afterAll(() => running?.stop());

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
    events: [{ type: 'DigestChosen', data }],
  });
  const digests = () => api.mails.filter(({ to, unsubscribe }) => to === 'letter@a.test' && unsubscribe);
  await api.runJobs(SCHEDULE_CHECKS);
  expect((await digestOf(ada)).last_sent_at).not.toBeNull();
  // It is not due again.
  await api.runJobs(SCHEDULE_CHECKS);
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
