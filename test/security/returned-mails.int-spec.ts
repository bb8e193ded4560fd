import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { newcomer, pressLink } from '../../apps/api/src/features/accounts/testing-accounts.js';
import { complaint, exim, gmail, postfix } from '../../apps/api/src/features/newsletters/testing-reports.js';
import { Jobs } from '../../apps/api/src/kernel/jobs/jobs.js';
import { AddressHash } from '../../apps/api/src/kernel/limits/address-hash.js';
import { MailQueue } from '../../apps/api/src/kernel/mail/mail-queue.js';
import type { Mail } from '../../apps/api/src/kernel/mail/mailer.js';
import { type Person, startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';
import { CommandsInTurn } from '../../apps/standalone/src/cli/testing-commands.js';

/** Mails that come back, fed to the command of a mail server's pipe, beside a running api. */
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let folder: string;
let commands: CommandsInTurn;
let editor: Person;
const mails: Mail[] = [];
/** What the server answers to these addresses. */
const refusals = new Map<string, string>();
const nothing = async () => undefined;
const settings = () => ({
  PATH: process.env.PATH,
  DATA_DIR: folder,
  POSTGRES_URL: postgres.url,
  // Nothing of mails is there, and nothing is asked of it.
  CLICKHOUSE_URL: 'http://127.0.0.1:9',
  API_SECRET: api.secret.toString('hex'),
});

beforeAll(async () => {
  postgres = await testPostgres();
  const send = async (mail: Mail) => {
    const response = refusals.get(mail.to);
    if (response)
      throw Object.assign(new Error(response), { command: 'RCPT TO', response, responseCode: 550 });
    mails.push(mail);
  };
  api = await startTestApi(postgres.url, { mailer: { send, forget: nothing, close: nothing } });
  folder = await mkdtemp(join(tmpdir(), 'toile-returned-'));
  commands = new CommandsInTurn(settings());
  editor = await api.person('editor');
  for (const name of ['ada', 'bob', 'eve', 'mallory']) await subscribe(`${name}@b.test`);
  const member = await api.person('student');
  const { slug } = (await member.get('/auth/status')).body.user;
  await member.send('PATCH', `/api/user/${slug}`, { newsletter: true });
  await sendIssue(12);
});
afterAll(async () => {
  await commands?.stop();
  await api?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function subscribe(email: string) {
  const reader = await api.person();
  await reader.send('POST', '/newsletter/subscribe-widget', { email, locale: 'en', consent: true });
  await api.runJobs();
  const token = /token=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1];
  await reader.send('POST', '/newsletter/confirm', { token });
}
async function sendIssue(issue: number) {
  const doc = {
    title: `Issue ${issue}`,
    summary: '',
    blocks: [],
    issue,
    published_at: '2026-09-01T09:00:00Z',
  };
  await editor.send('PUT', `/api/editor/content/newsletter/issue-${issue}`, doc);
  const path = `/api/newsroom/newsletters/send?slug=issue-${issue}`;
  expect((await editor.send('POST', path, { live_version: 1, at: null })).status).toBe(204);
  await api.runJobs();
}
const tokenOf = (name: string, issue = 12) => {
  const mail = mails.find(({ to, subject }) => to.startsWith(name) && subject === `Issue ${issue}`);
  if (!mail?.bounceToken) throw new Error(`${name} got no issue ${issue}`);
  return mail.bounceToken;
};
let files = 0;
async function feed(...messages: string[]) {
  const named = await Promise.all(
    messages.map(async (text) => {
      files += 1;
      const file = join(folder, `${files}.eml`);
      await writeFile(file, text);
      return file;
    }),
  );
  const { code, out, said } = await commands.run('mail', ['bounces', '--json', ...named]);
  expect([code, said]).toEqual([0, expect.stringMatching(/^Stores: [^\n]+\n$/)]);
  expect(out).not.toContain('@');
  return JSON.parse(out)[0] as Record<string, number>;
}
const subscribed = async () =>
  (await api.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM newsletter_subscription'))
    .rows[0]?.count;
const figures = async (issue = 12) =>
  (
    (await editor.get(`/api/newsroom/newsletters?slug=issue-${issue}`)).body as unknown as {
      sendings: { bounced: number; unsubscribed: number }[];
    }
  ).sendings[0];

describe('nobody ends the newsletter of somebody else', () => {
  it('who has not the mail cannot make it bounce', async () => {
    const own = tokenOf('mallory');
    const [number = '', mac = ''] = tokenOf('ada').split('-');
    const forged = [
      `${number}-${'0'.repeat(24)}`,
      `${number}-${own.split('-')[1]}`,
      `${own.split('-')[0]}-${mac}`,
      `zzzzzzz-${mac}`,
    ];
    expect(await feed(...forged.map((token) => postfix({ token, to: 'ada@b.test' })))).toMatchObject({
      bounced: 0,
      'nothing new': 4,
    });
    expect(await feed(...forged.map((token) => complaint({ token })))).toMatchObject({
      complained: 0,
      'nothing new': 4,
    });
    // What names an address and no mail, as anybody can write it, is no report to us.
    const bare = postfix({ token: own, to: 'ada@b.test' })
      .replaceAll(own, 'ada')
      .replace(/X-Toile.*\n/, '');
    expect(await feed(bare)).toMatchObject({ 'no report': 1 });
    expect([await subscribed(), await figures()]).toMatchObject([4, { bounced: 0, unsubscribed: 0 }]);
  });

  it('a right report is about whom its mail went to, whoever else it names', async () => {
    expect(await feed(postfix({ token: tokenOf('mallory'), to: 'ada@b.test' }))).toMatchObject({
      bounced: 1,
    });
    expect(await subscribed()).toBe(3);
    await sendIssue(13);
    expect(
      mails
        .filter(({ subject }) => subject === 'Issue 13')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['ada@b.test', 'bob@b.test', 'eve@b.test', 'student@demo.toile.test'].sort());
  });
});

it('an address that is gone gets no newsletter any more, a member’s neither, however often it is told', async () => {
  const report = exim({ token: tokenOf('student') });
  expect(await feed(report, report)).toMatchObject({ bounced: 1, 'nothing new': 1 });
  const student = (await (await api.person('student')).get('/auth/status')).body.user;
  expect(student).toMatchObject({ newsletter: false });
  // The mail is about nobody any more.
  expect(await feed(report, complaint({ token: tokenOf('student') }))).toMatchObject({ 'nothing new': 2 });
});

it('a full mailbox is given up at the third issue that came back, each counted once', async () => {
  await sendIssue(14);
  for (const issue of [12, 13, 13, 12]) await feed(gmail({ token: tokenOf('bob', issue) }));
  expect(await subscribed()).toBe(3);
  expect(await feed(gmail({ token: tokenOf('bob', 14) }))).toMatchObject({ bounced: 1 });
  expect(await subscribed()).toBe(2);
});

it('a complaint ends it at once and counts as who left', async () => {
  expect(await feed(complaint({ token: tokenOf('eve', 14) }))).toMatchObject({ complained: 1 });
  expect([await subscribed(), await figures(14)]).toMatchObject([1, { unsubscribed: 1 }]);
});

it('the audit log says what came of it, and of nobody', async () => {
  const { rows } = await api.pool.query(
    `SELECT actor, subject, detail FROM account_audit WHERE action = 'newsletter-bounced' ORDER BY link`,
  );
  expect(rows.map(({ actor, subject, detail }) => [actor, subject, detail.report])).toEqual([
    [null, null, 'gone'],
    [null, null, 'gone'],
    [null, null, 'refused'],
    [null, null, 'refused'],
    [null, null, 'refused'],
    [null, null, 'complaint'],
  ]);
  expect(JSON.stringify(rows)).not.toContain('b.test');
});

describe('a mail that is no newsletter', () => {
  const ADDRESS = 'free@demo.toile.test';
  const lastTo = (address: string) => {
    const mail = mails.findLast(({ to }) => to === address);
    if (!mail?.bounceToken) throw new Error(`there is no mail to ${address}`);
    return { ...mail, bounceToken: mail.bounceToken };
  };
  /** One that somebody waits for: a link to choose a new password. */
  const askLink = async (email = ADDRESS) => {
    await (await api.person()).send('POST', '/auth/forgot-password', { email });
    await api.runJobs();
    return lastTo(email);
  };
  /** One that its reader may end, as a digest or an alert. */
  const offer = async (id: string, to = ADDRESS) => {
    const queue = new MailQueue(new Jobs(api.pool), new AddressHash(api.secret), api.secret);
    const mail = { to, subject: id, text: 'Three looks', html: '', unsubscribe: 'https://a.test/end', id };
    await queue.add(mail);
    await api.runJobs();
    return mails.some(({ subject }) => subject === id);
  };
  const standing = async (name = 'free') => {
    const member = await api.person(name);
    const { slug } = (await member.get('/auth/status')).body.user;
    return Object((await member.get(`/api/user/${slug}/returned-mail`)).body).returned_mail as unknown;
  };

  it('ends what the member can do without once it comes back, and no mail they wait for', async () => {
    expect(await offer('digest-1')).toBe(true);
    expect(await standing()).toBeNull();
    const report = postfix({ token: lastTo(ADDRESS).bounceToken, to: 'ada@b.test' });
    expect(await feed(report, report)).toMatchObject({ bounced: 1, 'nothing new': 1 });
    expect(await standing()).toEqual({ reason: 'gone', at: expect.stringMatching(/^20/) });
    expect(await offer('digest-2')).toBe(false);
    expect((await askLink()).subject).toMatch(/password/);
  });

  it('is told to who helps and stands in the member’s own data, by its kind alone', async () => {
    const help = await api.person('operator');
    const { body } = await help.get('/api/newsroom/people/free-demo');
    expect(body).toMatchObject({ returned_mail: { reason: 'gone' } });
    const kept = await (await api.person('free')).get('/api/user/free-demo/data');
    expect(kept.body).toMatchObject({
      returned_mail: { reason: 'gone' },
      mails: [{ returned_at: expect.any(String) }, { returned_at: null }],
    });
    expect((await (await api.person('student')).get('/api/user/free-demo/returned-mail')).status).toBe(403);
    expect((await (await api.person()).get('/api/user/free-demo/returned-mail')).status).toBe(401);
  });

  it('is cured by a link that arrives, which nobody else can ask for', async () => {
    const member = await api.person('free');
    const ask = () => member.send('POST', '/user/account/verification', {});
    expect((await ask()).body).toEqual({ sent: true });
    await api.runJobs();
    const mail = lastTo(ADDRESS);
    expect(mail.subject).toBe('Does this mail reach you?');
    expect(await standing()).not.toBeNull();
    expect((await pressLink(await api.person(), mail)).status).toBe(200);
    expect(await standing()).toBeNull();
    expect(await offer('digest-3')).toBe(true);
    expect((await ask()).body).toEqual({ sent: false });
  });

  it('is told by whoever knows the address, once, and only where a mail of ours went', async () => {
    const help = await api.person('operator');
    const tell = async (address: string) =>
      (
        await help.send('POST', '/api/newsroom/newsletters/bounces', {
          bounces: [{ address, status: '5.1.1' }],
        })
      ).body;
    await askLink();
    expect([await tell(ADDRESS), await tell(ADDRESS)]).toEqual([{ noted: 1 }, { noted: 0 }]);
    expect(await standing()).toMatchObject({ reason: 'gone' });
    expect(await tell('stranger@c.test')).toEqual({ noted: 0 });
    const forget = async (address: string) => {
      const hash = new AddressHash(api.secret).of(address);
      return (await api.pool.query('DELETE FROM mail_return WHERE address_hash = $1', [hash])).rowCount;
    };
    expect([await forget(ADDRESS), await forget('stranger@c.test')]).toEqual([1, 0]);
  });

  it('is believed for the mail its token names, and a newsletter’s token for none of these', async () => {
    const own = (await askLink('student@demo.toile.test')).bounceToken;
    const theirs = (await askLink()).bounceToken;
    const swapped = `${theirs.split('-')[0]}-${own.split('-')[1]}`;
    const issue = tokenOf('bob', 12);
    for (const token of [swapped, `${theirs.split('-')[0]}-${issue.split('-')[1]}`])
      expect(await feed(postfix({ token }), complaint({ token }))).toMatchObject({ 'nothing new': 2 });
    expect([await standing(), await standing('student')]).toMatchObject([null, { reason: 'gone' }]);
  });

  it('is given up at the third a full mailbox sends back, and at once by a complaint', async () => {
    for (const time of [1, 2, 3]) {
      expect(await standing()).toBeNull();
      expect(await offer(`full-${time}`)).toBe(true);
      await feed(gmail({ token: lastTo(ADDRESS).bounceToken }));
    }
    expect(await standing()).toMatchObject({ reason: 'refused' });
    const mail = await askLink('student@demo.toile.test');
    await api.pool.query('DELETE FROM mail_return');
    expect(await feed(complaint({ token: mail.bounceToken }))).toMatchObject({ complained: 1 });
    expect(await standing('student')).toMatchObject({ reason: 'complaint' });
  });

  it('is not tried again where the server refuses the address for good, and a newsletter passes it by', async () => {
    refusals.set('wrong@b.test', '550 5.1.1 no such user');
    const lost = await api.person();
    await lost.send('POST', '/api/register', newcomer('wrong@b.test', { newsletter: true }));
    await api.runJobs();
    const { rowCount } = await api.pool.query('SELECT FROM graphile_worker._private_jobs WHERE attempts > 0');
    expect(rowCount).toBe(0);
    const { rows } = await api.pool.query('SELECT reason FROM mail_return ORDER BY reason');
    expect(rows).toEqual([{ reason: 'complaint' }, { reason: 'gone' }]);
  });

  it('leaves nothing behind of a member who leaves', async () => {
    const help = await api.person('operator');
    await help.send('POST', '/api/newsroom/people/student-demo/erase', { reason: 'asked by letter' });
    const hash = new AddressHash(api.secret).of('student@demo.toile.test');
    for (const table of ['mail_sent', 'mail_return'])
      expect(await api.pool.query(`SELECT FROM ${table} WHERE address_hash = $1`, [hash])).toMatchObject({
        rowCount: 0,
      });
  });

  it('stands in the audit log as a kind, of nobody', async () => {
    const { rows } = await api.pool.query(
      `SELECT DISTINCT actor, subject, detail->>'report' AS report FROM account_audit WHERE action = 'mail-bounced' ORDER BY report`,
    );
    expect(rows).toEqual(
      ['complaint', 'gone', 'refused'].map((report) => ({ actor: null, subject: null, report })),
    );
  });
});

it('a Maildir is read once', async () => {
  const box = join(folder, 'Maildir');
  for (const name of ['new', 'cur', 'tmp']) await mkdir(join(box, name), { recursive: true });
  await writeFile(join(box, 'new', '1764061203.M1.host'), postfix({ token: tokenOf('ada', 14) }));
  await writeFile(join(box, 'new', '1764061204.M2.host'), 'Subject: Hello\n\nNo report.\n');
  const run = async () =>
    JSON.parse((await commands.run('mail', ['bounces', '--json', '--maildir', box])).out)[0];
  expect(await run()).toMatchObject({ bounced: 1, 'no report': 1 });
  expect(await run()).toMatchObject({ bounced: 0, 'no report': 0 });
  expect(await readdir(join(box, 'new'))).toEqual([]);
  expect((await readdir(join(box, 'cur'))).sort()).toEqual([
    '1764061203.M1.host:2,S',
    '1764061204.M2.host:2,S',
  ]);
  expect(await subscribed()).toBe(0);
});

it('a mail server’s pipe is told to try again where the stores are away, and takes what is too long for none', async () => {
  const pipe = async (input: string, env = {}) => {
    const file = join(import.meta.dirname, '../../apps/standalone/dist/cli/mail.js');
    const child = spawn(process.execPath, ['--no-warnings', file, 'bounces'], {
      env: { ...settings(), ...env },
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number];
    return { code, out };
  };
  expect(await pipe('x'.repeat(6 * 1024 * 1024))).toMatchObject({ code: 0 });
  const away = await pipe(postfix({ token: tokenOf('ada', 14) }), {
    POSTGRES_URL: 'postgres://127.0.0.1:9/none',
  });
  expect(away).toEqual({ code: 75, out: '' });
});
