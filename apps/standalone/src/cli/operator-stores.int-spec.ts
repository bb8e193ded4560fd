import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it.each([
  ['events', 'lag'],
  ['events', 'verify'],
  ['erase', 'ada@example.com'],
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
