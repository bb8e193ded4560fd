import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { examineDataFolder, examineRun } from './data-folder.js';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'toile-doctor-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const found = () => examineDataFolder({ DATA_DIR }).map(({ state, says }) => `${state}: ${says}`);

it('names a folder that is not there, unless all stores are servers', () => {
  const none = join(DATA_DIR, 'none');
  expect(examineDataFolder({ DATA_DIR: none })).toMatchObject([
    { state: 'fault', says: `there is no ${none}` },
  ]);
  const servers = { POSTGRES_URL: 'postgres://db', CLICKHOUSE_URL: 'http://ch' };
  expect(examineDataFolder({ DATA_DIR: none, ...servers })).toMatchObject([{ state: 'ok' }]);
});

it('says that a file is no folder', () => {
  const file = join(DATA_DIR, 'file');
  writeFileSync(file, '');
  expect(examineDataFolder({ DATA_DIR: file })).toEqual([
    { part: 'data folder', state: 'fault', says: `${file} is a file`, cure: 'Set DATA_DIR to a folder.' },
  ]);
});

it('sees secrets that others can read', () => {
  const file = join(DATA_DIR, 'secrets.json');
  writeFileSync(file, '{}', { mode: 0o600 });
  expect(found()).toEqual([`ok: ${DATA_DIR}`, 'ok: secrets.json is its owner’s alone']);
  chmodSync(file, 0o644);
  expect(found()).toContain('fault: other users of this machine can read secrets.json');
});

it('sees what waits in the spool, and what is damaged', () => {
  const spool = join(DATA_DIR, 'spool');
  mkdirSync(spool);
  expect(found()).toContain('ok: nothing waits for the log');
  writeFileSync(join(spool, '1.spool'), 'x'.repeat(300));
  writeFileSync(join(spool, '0.spool.damaged'), 'x');
  expect(found()).toEqual([
    `ok: ${DATA_DIR}`,
    `warning: 1 damaged parts lie in ${spool}`,
    'warning: 300 bytes of answered events wait for the log',
  ]);
});

const health =
  (status: string, services: object, demo = 'off') =>
  async () => ({ status, services, demo });
it.each([
  ['ok', health('ok', { api: 'ok' }), 'ok', /serves$/],
  [
    'warning',
    health('degraded', { api: 'ok', log: 'ECONNREFUSED' }),
    'degraded',
    /is degraded: log: ECONNREFUSED$/,
  ],
  [
    'fault',
    health('unavailable', { postgres: 'away' }, 'failed'),
    'broken',
    /postgres: away; the demo could not be loaded$/,
  ],
])('passes on as %s what the site says of itself', async (state, ask, _name, says) => {
  const [finding] = await examineRun({ DATA_DIR }, 'http://localhost:3000', ask);
  expect(finding).toMatchObject({ part: 'site', state });
  expect(finding?.says).toMatch(says);
});

it('tells a run that does not answer from none at all', async () => {
  const refuse = async () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  };
  expect(await examineRun({ DATA_DIR }, 'http://localhost:3000', refuse)).toMatchObject([
    { state: 'warning' },
  ]);
  const run = { pid: process.pid, postgresUrl: '', clickhouseUrl: '' };
  writeFileSync(join(DATA_DIR, 'run.json'), JSON.stringify(run));
  expect(await examineRun({ DATA_DIR }, 'http://localhost:3000', refuse)).toMatchObject([
    {
      state: 'fault',
      says: `process ${process.pid} runs, but http://localhost:3000 does not answer: connect ECONNREFUSED`,
    },
  ]);
});
