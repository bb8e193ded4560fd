import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AlertTrial, Figure, FigureAlert } from '@toile/contracts';
import type { Mail, Mailer } from '../../../kernel/mail/mailer.js';
import type { Person } from '../../../testing/testing-api.js';
import { denimLooks, SHARE, startTestDashboard } from '../../figures/testing-dashboard.harness.js';
import type { ItemHistoryDto } from '../../sharing/shared-item.dto.js';
import { SCHEDULE_CHECKS } from '../check-saved-items.handler.js';
import type { AlertDto } from './alert.dto.js';

/** A mail server that can be out of order. */
class FlakyMailer implements Mailer {
  readonly mails: Mail[] = [];
  isDown = false;
  /** Takes a mail over, and is cut off before anybody hears of it: all a process that dies then leaves behind. */
  isCutOff = false;
  refused = 0;

  async send(mail: Mail): Promise<void> {
    if (this.isDown) {
      this.refused += 1;
      throw new Error('no mail server');
    }
    this.mails.push(mail);
    if (this.isCutOff) throw new Error('cut off');
  }
  async forget(): Promise<void> {}
  async close(): Promise<void> {}
  named(name: string): Mail[] {
    return this.mails.filter(({ subject }) => subject.startsWith(name));
  }
}

const mailer = new FlakyMailer();
const ALERTS = '/api/dashboard/alerts';
const rule = { ...SHARE, row: 'denim', measure: 'value', operator: 'above', threshold: 30 };
let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
beforeAll(async () => {
  running = await startTestDashboard({ mailer });
  analyst = await running.api.person('analyst');
});
afterAll(() => running?.stop());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
/** From now on so many of the forty looks are denim. */
const denim = (looks: number, at = new Date().toISOString()) =>
  running.facts.looks(denimLooks(40, looks, { at }));
async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  // Figures are remembered for a moment, so one look may come too early.
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    await running.api.runJobs(SCHEDULE_CHECKS);
    if (await isSo()) return;
  }
  throw new Error(`never: ${what}; mails: ${mailer.mails.map(({ subject }) => subject)}`);
}
async function set(name: string, over: object = {}): Promise<FigureAlert> {
  const { status, body } = await analyst.send('POST', ALERTS, { ...rule, name, ...over });
  expect([status, body]).toMatchObject([201, { name }]);
  return body as unknown as FigureAlert;
}
const alertOf = async (id: string) =>
  ((await analyst.get(ALERTS)).body.results as unknown as FigureAlert[]).find((one) => one.id === id);

describe('an alert', () => {
  it('is tried on history with the figure’s own numbers as they were known', async () => {
    await denim(2, ago(40));
    await denim(16, ago(10.5));
    await denim(12, ago(8.5));
    await denim(16, ago(6.5));
    await denim(2, ago(4.5));
    const { status, body } = await analyst.send('POST', `${ALERTS}/trial`, rule);
    const trial = body as unknown as AlertTrial;
    expect([status, trial.points.length]).toEqual([200, 31]);
    // 40 % ten days ago; 30 % is not far enough below for the second 40 % to be news.
    expect(trial.fired.map(({ value }) => value)).toEqual([40]);
    expect(trial.fired[0]?.at.slice(0, 10)).toBe(ago(10.5).slice(0, 10));
    expect(trial.now).toEqual({ value: 5, stand: 'armed' });
    for (const point of [trial.points[0], trial.points[20], trial.points[22], trial.points[30]]) {
      const query = new URLSearchParams({ ...SHARE.filters, as_of: point?.at ?? '' });
      const figure = (await analyst.get(`/api/dashboard/${SHARE.figure}?${query}`)).body as unknown as Figure;
      expect(figure.rows.find(({ tag_name }) => tag_name === 'denim')?.value).toBe(point?.value);
    }
  });

  it('is told once a crossing, however the number trembles, and again after it came back', async () => {
    // Their own systems are told beside the mail.
    await running.pool.query(
      `INSERT INTO webhook_endpoint (id, subject, url, types, secret)
       SELECT gen_random_uuid(), subject, 'https://hooks.invalid/', '{alert.crossed}', '' FROM account_session LIMIT 1`,
    );
    const above = await set('Above');
    const below = await set('Below', { operator: 'below', threshold: 40 });
    expect([above.stand, below.stand]).toEqual(['armed', 'crossed']);
    // A round looks at one after the other: a change may come between them.
    const stands = (alert: FigureAlert, stand: string) =>
      until(`${alert.name} ${stand}`, async () => (await alertOf(alert.id))?.stand === stand);
    const told = () => [mailer.named('Above').length, mailer.named('Below').length];
    await denim(20);
    await Promise.all([stands(above, 'crossed'), stands(below, 'armed')]);
    await until('told of the first', () => told()[0] === 1);
    await denim(12);
    await stands(below, 'crossed');
    await denim(20);
    await stands(below, 'armed');
    await denim(2);
    await Promise.all([stands(above, 'armed'), stands(below, 'crossed')]);
    expect(told()[0]).toBe(1);
    await denim(20);
    await Promise.all([stands(above, 'crossed'), stands(below, 'armed')]);
    await until('told of both', () => told().join() === '2,2');
    const { rows: events } = await running.pool.query<{ data: object }>(
      "SELECT data FROM webhook_event WHERE data->>'alert' = $1 ORDER BY position",
      [above.id],
    );
    expect(events).toHaveLength(2);
    expect(events[0]?.data).toMatchObject({ row: 'denim', operator: 'above', threshold: 30, value: 50 });
    await running.pool.query('DELETE FROM webhook_endpoint');
    const [mail] = mailer.named('Above');
    expect(mail?.to).toBe('analyst@demo.toile.test');
    expect(mail?.text).toContain('Denim has passed 30.0%: it is now 50.0%.');
    expect(mail?.text).toContain('/data/dashboard/');
  });

  it('is read by a feed reader at an address that its member makes, changes and ends', async () => {
    const feed = `${ALERTS}/feed`;
    expect((await analyst.get(feed)).body).toEqual({ made_at: null, read_at: null });
    const made = async () =>
      new URL(((await analyst.send('POST', feed, {})).body as unknown as { url: string }).url);
    const read = ({ pathname }: URL) => fetch(running.api.url + pathname);
    const first = await made();
    const answer = await read(first);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('application/atom+xml'),
    ]);
    const text = await answer.text();
    const titles = [...text.matchAll(/<title>(.+?)<\/title>/g)].map(([, title]) => title);
    // It leads to what is watched.
    expect(text).toMatch(/<link href="[^"]+\/en\/data\/dashboard\/[^"]+"\/>/);
    expect(titles[0]).toBe('Toile: your alerts');
    expect(titles.filter((title) => title === 'Above: 50.0%')).toHaveLength(2);
    expect((await analyst.get(feed)).body).toEqual({
      made_at: expect.any(String),
      read_at: expect.any(String),
    });
    const { rows } = await running.pool.query('SELECT f::text AS kept FROM alert_feed f');
    expect(JSON.stringify(rows)).not.toContain(first.pathname.split('/').at(-1));
    const second = await made();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await analyst.send('DELETE', feed)).status).toBe(204);
    expect((await read(second)).status).toBe(404);
  });

  it('ends by the link in its mail, which changes nothing when it is only followed', async () => {
    const link = new URL(mailer.named('Above')[0]?.unsubscribe ?? '');
    expect(mailer.named('Above')[0]?.text).toContain(link.href);
    const path = `${running.api.url}${link.pathname.slice(3)}`;
    const page = await fetch(path, { headers: { 'x-toile-locale': 'es' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Detener')]);
    const alert = async () =>
      ((await analyst.get(ALERTS)).body.results as unknown as FigureAlert[]).find(
        ({ name }) => name === 'Above',
      );
    expect((await alert())?.paused).toBe(false);
    // As a mail provider does it in one click: another origin, no cookie.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const ended = await fetch(path, { method: 'POST', body, headers: { origin: 'https://mail.example' } });
    expect(ended.status).toBe(200);
    expect((await alert())?.paused).toBe(true);
    expect((await fetch(`${path}x`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${running.api.url}/data/unsubscribe/nonsense`)).status).toBe(404);
    const asProgram = await analyst.get('/data/unsubscribe/nonsense');
    expect(asProgram.headers.get('content-type')).toContain('problem+json');
  });

  it('is told when the mail server works again, and once', async () => {
    await denim(2);
    await until('quiet', () => mailer.named('Below').length === 3);
    const { id } = await set('Late');
    mailer.isDown = true;
    await denim(20);
    await until('refused', () => mailer.refused > 0);
    await running.api.retryJobs();
    expect(mailer.refused).toBeGreaterThan(1);
    expect(mailer.named('Late')).toHaveLength(0);
    mailer.isDown = false;
    await running.api.retryJobs();
    expect(mailer.named('Late')).toHaveLength(1);
    await set('Seen', { operator: 'below', threshold: 45 });
    await denim(2);
    await until('looked at again', () => mailer.named('Seen').length > 0);
    expect(mailer.named('Late')).toHaveLength(1);
    expect((await alertOf(id))?.last?.value).toBe(50);
  });

  it('says it is the same mail when nobody knows whether it went, and another at the next crossing', async () => {
    const { id } = await set('Twice');
    const sent = () => mailer.named('Twice');
    mailer.isCutOff = true;
    await denim(20);
    await until('sent', () => sent().length === 1);
    for (const again of [2, 3]) {
      await running.api.retryJobs();
      expect(sent()).toHaveLength(again);
    }
    mailer.isCutOff = false;
    await running.api.retryJobs();
    expect(sent()).toHaveLength(4);
    await denim(2);
    await until('armed', async () => (await alertOf(id))?.stand === 'armed');
    const crossings = () => new Set(sent().map((mail) => mail.id));
    expect(crossings().size).toBe(1);
    expect(sent()[0]?.id).toMatch(/^[0-9a-f]{40}$/);
    const before = sent().length;
    await denim(20);
    await until('the second crossing', () => crossings().size === 2);
    expect(sent()).toHaveLength(before + 1);
    await denim(2);
  });

  it('watches a question as it watches a figure, one cell of it', async () => {
    const asked = {
      watches: 'question',
      question: 'measures=runway_share&rows=tag&columns=type&seasons=fall-winter-2026',
    };
    const cell = { ...asked, row: 'denim', column: 'woman', operator: 'above', threshold: 30 };
    const { status, body } = await analyst.send('POST', `${ALERTS}/trial`, cell);
    expect([status, (body as unknown as AlertTrial).now]).toEqual([200, { value: 5, stand: 'armed' }]);
    const kept = await analyst.send('POST', ALERTS, { ...cell, name: 'Asked' });
    expect(kept).toMatchObject({ status: 201, body: { ...asked, column: 'woman', stand: 'armed' } });
    await denim(20);
    await until('told', () => mailer.named('Asked').length > 0);
    const [mail] = mailer.named('Asked');
    expect(mail?.text).toContain('Denim, Womenswear has passed 30.0%: it is now 50.0%.');
    expect(mail?.text).toContain(`/en/data/dashboard/explore?${asked.question}`);
    await denim(2);
    for (const wrong of [
      { question: 'measures=runway_share,looks&rows=tag' },
      { question: 'measures=views&rows=week' },
      { question: 'measures=secrets&rows=tag', column: undefined },
      { question: 'measures=runway_share&rows=tag' },
      { figure: SHARE.figure },
      { row: undefined },
      { measure: 'ranking' },
    ])
      expect((await analyst.send('POST', `${ALERTS}`, { ...cell, name: 'Wrong', ...wrong })).status).toBe(
        422,
      );
  });

  it('is shared: seen or changed as its owner says, and told to who chose it for as long as they see it', async () => {
    const { api } = running;
    const team = await api.person('team');
    const seats = '/api/paywall/subscriptions/me/seats';
    for (const name of ['analyst', 'operator'])
      await team.send('POST', seats, { email: `${name}@demo.toile.test` });
    const colleague = await api.person('operator');
    const { id } = await set('Ours');
    const [path, sharing] = [`${ALERTS}/${id}`, `/api/dashboard/shared/alert/${id}`];
    const share = (role: string) => analyst.send('PUT', `${sharing}/sharing`, { role });
    const follow = async (on = true) => (await colleague.send('PUT', `${path}/mails`, { on })).status;
    const theirs = async () =>
      ((await colleague.get(ALERTS)).body.results as unknown as AlertDto[]).find((one) => one.id === id);
    const change = async (body: object) => (await colleague.send('PATCH', path, body)).status;
    expect([await follow(), await change({ paused: true }), await theirs()]).toEqual([404, 404, undefined]);
    await share('read');
    expect(await theirs()).toMatchObject({ name: 'Ours', role: 'read', mailed: false, crossings: [] });
    expect([await follow(), await change({ paused: true })]).toEqual([204, 403]);
    expect((await colleague.send('DELETE', path)).status).toBe(404);
    expect((await analyst.send('PUT', `${path}/mails`, { on: true })).status).toBe(409);
    expect(await theirs()).toMatchObject({ mailed: true });
    const to = () => mailer.named('Ours').map((mail) => mail.to);
    await denim(20);
    await until('told to both', () => to().length === 2);
    // Each mail is a job: which is done first is nobody's business.
    expect(to().sort()).toEqual(['analyst@demo.toile.test', 'operator@demo.toile.test']);
    expect(await theirs()).toMatchObject({ last: { value: 50 }, crossings: [{ value: 50 }] });

    // The link in a colleague's mail ends theirs, and not the alert.
    const theirMail = mailer.named('Ours').find((mail) => mail.to === 'operator@demo.toile.test');
    const link = new URL(theirMail?.unsubscribe ?? '');
    expect((await fetch(`${api.url}${link.pathname.slice(3)}`, { method: 'POST' })).status).toBe(200);
    expect(await theirs()).toMatchObject({ mailed: false, paused: false });
    await follow();
    await share('edit');
    expect(await change({ threshold: 'many' })).toBe(422);
    expect(await change({ threshold: 45 })).toBe(200);
    expect(await alertOf(id)).toMatchObject({ threshold: 45, stand: 'crossed', crossings: [], last: null });
    const history = (await analyst.get(`${sharing}/history`)).body as unknown as ItemHistoryDto;
    expect(history.results.map((one) => one.change)).toEqual(['changed', 'created']);
    await analyst.send('POST', `${sharing}/restore`, { version: history.results[1]?.version });
    expect(await alertOf(id)).toMatchObject({ threshold: 30 });

    // Another share is another choice, and who has no seat is told of nothing.
    await analyst.send('DELETE', `${sharing}/sharing`);
    expect([await change({ threshold: 1 }), await follow(), await theirs()]).toEqual([404, 404, undefined]);
    await share('read');
    expect(await theirs()).toMatchObject({ mailed: false });
    await follow();
    await denim(2);
    await until('quiet', async () => (await alertOf(id))?.stand === 'armed');
    const { results } = (await team.get(seats)).body as unknown as {
      results: { id: string; email: string }[];
    };
    const seat = results.find(({ email }) => email.startsWith('operator'));
    expect((await team.send('DELETE', `${seats}/${seat?.id}`)).status).toBe(204);
    await denim(20);
    await until('told again', () => to().length > 2);
    expect(to().slice(2)).toEqual(['analyst@demo.toile.test']);
    expect(await theirs()).toBeUndefined();
    await analyst.send('DELETE', path);
    await denim(2);
  });

  it('is nobody else’s, is removed, and is asked in sense', async () => {
    const { id } = await set('Gone');
    const operator = await running.api.person('operator');
    expect((await operator.send('DELETE', `${ALERTS}/${id}`)).status).toBe(404);
    expect((await analyst.send('DELETE', `${ALERTS}/${id}`)).status).toBe(204);
    expect(await alertOf(id)).toBeUndefined();
    for (const wrong of [
      { threshold: 'many' },
      { operator: 'near' },
      { filters: { as_of: '2026-01-01T00:00:00Z' } },
      { filters: { city: 'atlantis' } },
      { row: '' },
    ])
      expect((await analyst.send('POST', ALERTS, { ...rule, name: 'Wrong', ...wrong })).status).toBe(422);
    expect(
      (await (await running.api.person('free')).send('POST', ALERTS, { ...rule, name: 'No' })).status,
    ).toBe(403);
  });
});
