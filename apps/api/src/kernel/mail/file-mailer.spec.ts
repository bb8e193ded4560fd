import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { FileMailer } from './file-mailer.js';
import { mailIdOf, toMessage } from './mailer.js';

let folder: string;
let mailer: FileMailer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-mails-'));
  mailer = new FileMailer(folder, 'Toile <letters@toile.test>');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mail = { to: 'ada@example.test', subject: 'Denim', text: 'It has passed 10 %.', html: '<p>It has</p>' };

it('keeps one mail of those with the same id, and every mail without', async () => {
  const id = mailIdOf('alert', 'a-member', 'an-alert', '2026-11-21T12:00:00.000Z');
  for (let sent = 0; sent < 3; sent += 1) await mailer.send({ ...mail, id });
  expect(await mailer.list()).toHaveLength(1);
  await mailer.send(mail);
  await mailer.send(mail);
  await mailer.send({ ...mail, id: mailIdOf('alert', 'a-member', 'an-alert', 'later') });
  expect(await mailer.list()).toHaveLength(4);
});

it('says the id where mail servers look for repeats, and nothing of the member in it', async () => {
  const id = mailIdOf('alert', 'a-member', 'an-alert', 'now');
  expect(toMessage({ ...mail, id }, { from: 'Toile <letters@toile.test>' })).toMatchObject({
    messageId: `<${id}@toile.test>`,
  });
  await mailer.send({ ...mail, id });
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(`Message-ID: <${id}@toile.test>`);
  expect(text).not.toContain('a-member');
});

it('says where it comes back to, and which mail it is by an address of its own', () => {
  const from = 'Toile <letters@toile.test>';
  const bounces = 'bounces@toile.test';
  expect(toMessage({ ...mail, bounceToken: '1a-0f' }, { from, bounces })).toMatchObject({
    envelope: { from: 'bounces+1a-0f@toile.test', to: mail.to },
    headers: { 'X-Toile-Bounce-Token': '1a-0f' },
  });
  expect(toMessage(mail, { from, bounces })).toMatchObject({ envelope: { from: bounces } });
  // Readers see the mail's own sender; without a mailbox for it a mail comes back there.
  expect(toMessage({ ...mail, bounceToken: '1a-0f' }, { from })).not.toHaveProperty('envelope');
});
