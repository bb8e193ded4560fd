import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@clickhouse/client';
import { type APIRequestContext, expect } from '@playwright/test';
import pg from 'pg';
import { folder, url } from './environment.js';
import { test } from './test.js';

const EMAIL = 'Wilhelmina.Quince+toile@erase.test';
const WORDS = ['wilhelmina', 'quince', 'vermilion-grosgrain', 'tangerine-percale', 'erase.test'];

/** An operator's command on the folder of the run. */
function command(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/command.mjs', name, ...args], {
    env: { ...process.env, DATA_DIR: folder() },
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

/** A logical dump of every store of the run, kept mails included: every row of every table, in lower case. */
async function dump(): Promise<string> {
  const run = JSON.parse(readFileSync(join(folder(), 'run.json'), 'utf8')) as Record<string, string>;
  return `${await postgres(run.postgresUrl)}${await clickhouse(run.clickhouseUrl)}${await mails()}`.toLowerCase();
}

async function postgres(connectionString: string | undefined): Promise<string> {
  const pool = new pg.Pool({ connectionString, max: 2 });
  try {
    // Bytes as text too, so that what is not encrypted is found in them.
    await pool.query("SET bytea_output = 'escape'");
    const { rows } = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of rows) {
      const client = await pool.connect();
      await client.query("SET bytea_output = 'escape'");
      texts.push(JSON.stringify((await client.query(`SELECT t::text FROM ${name} t`)).rows));
      client.release();
    }
    return texts.join('\n');
  } finally {
    await pool.end();
  }
}

async function clickhouse(address: string | undefined): Promise<string> {
  const client = createClient(address ? { url: address } : {});
  try {
    const ask = async (query: string) => (await client.query({ query, format: 'JSONEachRow' })).text();
    const tables = await ask(
      `SELECT concat(database, '.', name) AS name FROM system.tables
       WHERE database NOT IN ('system', 'information_schema', 'INFORMATION_SCHEMA') AND engine LIKE '%MergeTree'`,
    );
    const names = tables.split('\n').filter(Boolean);
    const texts = names.map((line) => ask(`SELECT * FROM ${(JSON.parse(line) as { name: string }).name}`));
    return (await Promise.all(texts)).join('\n');
  } finally {
    await client.close();
  }
}

/** Which of the member's words are in some store. */
async function found(): Promise<string[]> {
  const text = await dump();
  return WORDS.filter((word) => text.includes(word));
}

async function mails(): Promise<string> {
  const names = await readdir(join(folder(), 'mail')).catch(() => []);
  return (await Promise.all(names.map((name) => readFile(join(folder(), 'mail', name), 'utf8')))).join('\n');
}

/** Joins, signs in, keeps a board and rates, all of it with words that can be found again. */
async function live(request: APIRequestContext): Promise<void> {
  const headers: Record<string, string> = { accept: 'application/json', origin: url() };
  const send = async (path: string, data: object) => {
    const token = await request.post(`${url()}/api/security/generate-csrf-token`, { headers, data: {} });
    headers['x-csrf-token'] = ((await token.json()) as { token: string }).token;
    const answer = await request.post(url() + path, { headers, data });
    expect([path, answer.ok()]).toEqual([path, true]);
    return answer;
  };
  const password = 'a long enough pass phrase';
  const names = { first_name: 'Wilhelmina', last_name: 'Quince', company: 'Vermilion-Grosgrain' };
  const rest = { job: 'buyer', country: 'france', locale: 'en', terms: true };
  await send('/api/register', { email: EMAIL, password, ...names, ...rest });
  await send('/auth', { email: EMAIL, password });
  await send('/moodboards/create', { name: 'Tangerine-Percale' });
  await send('/auth/forgot-password', { email: EMAIL });
  const wanted = { email: 'second@erase.test', password };
  await send('/user/account/email', wanted);
}

test('an erased person is in no store, also after everything was built anew', async ({ request }) => {
  test.setTimeout(180_000);
  await live(request);
  // Read models follow what happened.
  await expect.poll(found).toEqual(WORDS);

  // Nobody is there to confirm it: nothing happens.
  const unsure = command('erase', EMAIL);
  expect([unsure.status, unsure.text]).toEqual([1, expect.stringContaining('--yes')]);
  expect(await found()).toEqual(WORDS);
  const erased = command('erase', EMAIL.toUpperCase(), '--yes');
  expect([erased.status, erased.text]).toEqual([0, expect.stringContaining('is erased')]);
  expect(await found()).toEqual([]);

  for (const projection of ['members', 'moodboard-details']) {
    const rebuilt = command('events', 'rebuild', projection);
    expect([projection, rebuilt.status, rebuilt.text]).toEqual([
      projection,
      0,
      expect.stringContaining('is built anew from'),
    ]);
  }
  const replayed = command('replay', '--topic', 'members', 'moodboards', '--accept');
  expect([replayed.status, replayed.text]).toEqual([0, expect.stringContaining('is live')]);
  expect(await found()).toEqual([]);
  const headers = { accept: 'application/json' };
  expect((await (await request.get(`${url()}/auth/status`, { headers })).json()).logged_in).toBe(false);
  // Nobody has this address any more.
  expect(command('erase', EMAIL, '--yes').status).toBe(1);
});
