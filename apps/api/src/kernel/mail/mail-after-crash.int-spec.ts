import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '@toile/embedded';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { newcomer } from '../../features/accounts/testing-accounts.js';
import { migrateApi } from '../../migrate-api.js';

const MAIN = new URL('../../../dist/main.js', import.meta.url).pathname;
const SECRET = randomBytes(32).toString('hex');

/** A mail server that takes mails, and says so or is never heard of again. */
class TestMailServer {
  readonly mails: string[] = [];
  answers = true;
  readonly #server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    let mail: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (mail === undefined && text.startsWith('DATA')) mail = '';
      else if (mail === undefined) return void socket.write('250 ok\r\n');
      else mail += text;
      if (mail === '') return void socket.write('354 go on\r\n');
      if (!mail.endsWith('\r\n.\r\n')) return;
      this.mails.push(mail);
      mail = undefined;
      if (this.answers) socket.write('250 taken\r\n');
    });
  });

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}?ignoreTLS=true`;
  }

  stop(): void {
    this.#server.close();
  }
}

const mailServer = new TestMailServer();
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
let folder: string;
let smtpUrl: string;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
  await migrateApi(postgres.url);
  folder = await mkdtemp(join(tmpdir(), 'toile-mail-'));
  smtpUrl = await mailServer.start();
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(async () => {
  mailServer.stop();
  await pool?.end();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The built api, as a process of its own. */
async function startApi(): Promise<{ url: string; child: ChildProcess }> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [MAIN], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      POSTGRES_URL: postgres.url,
      CLICKHOUSE_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      API_PORT: String(port),
      API_INTERNAL_PORT: String(internalPort),
      API_SECRET: SECRET,
      DATA_DIR: folder,
      PUBLIC_URL: 'https://toile.example',
      SMTP_URL: smtpUrl,
      RATE_LIMITS: 'auto',
    },
  });
  children.add(child);
  const url = `http://127.0.0.1:${internalPort}/health/live`;
  await until(() =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { url: `http://127.0.0.1:${port}`, child };
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 50_000; Date.now() < end; await sleep(20)) if (await isSo()) return;
  throw new Error('it never came to be so');
}

it('is sent by the next process when the one that answered is killed before the mail server has answered', async () => {
  mailServer.answers = false;
  const first = await startApi();
  const register = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify(newcomer('ada@example.test'));
  expect((await fetch(`${first.url}/api/register`, { ...register, body })).status).toBe(201);
  // The server has the whole mail, and the process does not know.
  await until(() => mailServer.mails.length === 1);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  // Others are scheduled by the clock, which may strike just now.
  const { rows } = await pool.query(
    `SELECT payload::text, key, locked_by FROM graphile_worker._private_jobs
     WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send-mail')`,
  );
  expect(rows).toMatchObject([{ locked_by: expect.stringMatching(/^pool-/) }]);
  // As if it were a while ago; nobody can read to whom it is.
  // Three letters can be a part of what is sealed.
  expect(JSON.stringify(rows)).not.toMatch(/@|example/i);
  await pool.query("UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute'");
  mailServer.answers = true;
  await startApi();
  await until(
    async () =>
      (await pool.query("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send-mail'")).rowCount ===
      0,
  );
  expect(mailServer.mails).toHaveLength(2);
  const parts = mailServer.mails.map((mail) => ({
    id: /^Message-ID: (<[0-9a-f]{40}@\S+>)/im.exec(mail)?.[1],
    token: /token=3D([\w-]+)|token=([\w-]+)/.exec(mail)?.[0],
    to: /^To: (\S+)/im.exec(mail)?.[1],
  }));
  // Mail servers and mail programs know the second by its id; its link is the first one's.
  expect(parts[0]).toEqual(parts[1]);
  expect(parts[0]).toMatchObject({ to: 'ada@example.test', id: expect.any(String) });
});
