import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FigureAlert } from '@toile/contracts';
import type { Mail, Mailer } from '../../../kernel/mail/mailer.js';
import type { Person } from '../../../testing/testing-api.js';
import { denimLooks, startTestDashboard } from '../../figures/testing-dashboard.harness.js';
import { SCHEDULE_CHECKS } from '../check-saved-items.handler.js';

const NAME = 'In a feed';
const ALERTS = '/api/dashboard/alerts';
class KeptMails implements Mailer {
  readonly subjects: string[] = [];
  async send({ subject }: Mail): Promise<void> {
    this.subjects.push(subject);
  }
  async forget(): Promise<void> {}
  async close(): Promise<void> {}
}

const mailer = new KeptMails();
let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
let feed = '';
beforeAll(async () => {
  running = await startTestDashboard({ mailer });
  analyst = await running.api.person('analyst');
  const { body } = await analyst.send('POST', `${ALERTS}/feed`, {});
  feed = running.api.url + new URL((body as unknown as { url: string }).url).pathname;
});
afterAll(() => running?.stop());

const sql = (text: string) => running.pool.query(text);
/** From now on so many of the forty looks of Milan are denim. */
const denim = (looks: number) => running.facts.looks(denimLooks(40, looks, { at: new Date().toISOString() }));
const stand = async () => {
  const { results } = (await analyst.get(ALERTS)).body as unknown as { results: FigureAlert[] };
  return results.find(({ name }) => name === NAME)?.stand;
};
const entries = async () =>
  [...(await (await fetch(feed)).text()).matchAll(/<title>([^<]*)<\/title>/g)]
    .map(([, title]) => title)
    .filter((title) => title?.startsWith(NAME));
/** Crossings as mails, in the feed, and as events of webhooks. */
async function told() {
  const { rows } = await sql(`SELECT FROM webhook_event WHERE type = 'alert.crossed'`);
  return { mails: mailer.subjects.length, entries: await entries(), events: rows.length };
}
async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  // Answers are kept for a moment, so one look may come too early.
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    await running.api.runJobs(SCHEDULE_CHECKS);
    if (await isSo()) return;
    await running.api.retryJobs();
  }
  throw new Error(`never: ${what}`);
}

it('tells a crossing of a question that leaves something out once, though everything fails between', async () => {
  await denim(2);
  // As many in Paris, which are left out.
  await running.facts.looks(denimLooks(40, 40, { prefix: 'p' }).map((look) => ({ ...look, city: 'paris' })));
  await sql(
    `INSERT INTO webhook_endpoint (id, subject, url, types, secret)
     SELECT gen_random_uuid(), subject, 'https://hooks.invalid/', '{alert.crossed}', '' FROM account_session LIMIT 1`,
  );
  const question = 'measures=runway_share&rows=tag&without=city%3Aparis&seasons=fall-winter-2026';
  const asked = { watches: 'question', question, row: 'denim', operator: 'above', threshold: 30 };
  const kept = await analyst.send('POST', ALERTS, { ...asked, name: NAME });
  expect(kept).toMatchObject({ status: 201, body: { question, stand: 'armed' } });
  expect(await told()).toEqual({ mails: 0, entries: [], events: 0 });

  // What tells of it is written together, or not at all.
  await sql(
    `CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'gone'; END $$`,
  );
  await sql('CREATE TRIGGER gone BEFORE INSERT ON webhook_event FOR EACH ROW EXECUTE FUNCTION gone()');
  await denim(20);
  await until('crossed', async () => (await stand()) === 'crossed');
  expect(await told()).toEqual({ mails: 0, entries: [`${NAME}: 50.0%`], events: 0 });

  await sql('DROP TRIGGER gone ON webhook_event');
  await until('told', () => mailer.subjects.length > 0);
  for (const _ of [1, 2]) await running.api.runJobs(SCHEDULE_CHECKS);
  const once = { mails: 1, entries: [`${NAME}: 50.0%`], events: 1 };
  expect(await told()).toEqual(once);

  // Back below it is armed again; what crosses then is another entry.
  await denim(2);
  await until('armed', async () => (await stand()) === 'armed');
  expect(await told()).toEqual(once);
  await denim(20);
  await until('told again', () => mailer.subjects.length > 1);
  expect(await told()).toEqual({ mails: 2, entries: [`${NAME}: 50.0%`, `${NAME}: 50.0%`], events: 2 });
});
