import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it.each([
  ['events', 'lag'],
  ['events', 'verify'],
  ['erase', 'ada@example.com'],
  ['catalogue-import', 'docs/reference/samples/catalogue-import.csv'],
])('refuses "%s %s" where nothing is installed, and makes nothing there', (name, argument) => {
  const room = mkdtempSync(join(tmpdir(), 'toile-nothing-'));
  const folder = join(room, 'data');
  try {
    const command = join(import.meta.dirname, `../../dist/cli/${name}.js`);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', command, argument], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(
      `${folder} holds no Toile. Say with DATA_DIR where one is, or with POSTGRES_URL and CLICKHOUSE_URL where its servers are.\n`,
    );
    expect(existsSync(folder)).toBe(false);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
});

it('names a PostgreSQL that does not answer, and ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toile-away-'));
  mkdirSync(join(folder, 'clickhouse'));
  try {
    const command = join(import.meta.dirname, '../../dist/cli/events.js');
    const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', command, 'lag'], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, POSTGRES_URL: 'postgres://toile@127.0.0.1:1/toile' },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ status, last: stderr.trim().split('\n').at(-1) }).toEqual({
      status: 1,
      last: 'PostgreSQL does not answer: connect ECONNREFUSED 127.0.0.1:1. Look whether it runs, and at POSTGRES_URL.',
    });
    expect(existsSync(join(folder, 'run.lock'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('refuses to salvage a folder that holds no spool, where it said that there is nothing to read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toile-no-spool-'));
  try {
    const command = join(import.meta.dirname, '../../dist/cli/events.js');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--no-warnings', command, 'salvage', folder, '--dry-run'],
      { env: { PATH: process.env.PATH }, encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('There is no *.spool and no *.spool.damaged file in it.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
