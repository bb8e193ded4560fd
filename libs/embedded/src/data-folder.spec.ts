import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from '@jest/globals';
import { claimDataFolder, DataFolderInUseError } from './data-folder.js';

const folder = mkdtempSync(join(tmpdir(), 'toile-lock-'));
afterEach(() => rmSync(join(folder, 'run.lock'), { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

it('refuses a folder that a living run owns and names the process', () => {
  const owner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(join(folder, 'run.lock'), String(owner.pid));
  expect(() => claimDataFolder(folder)).toThrow(DataFolderInUseError);
  expect(() => claimDataFolder(folder)).toThrow(String(owner.pid));
  owner.kill();
});

it('takes over the lock of a run that was killed', () => {
  writeFileSync(join(folder, 'run.lock'), '4194303');
  const release = claimDataFolder(folder);
  release();
  expect(claimDataFolder(folder)).toBeInstanceOf(Function);
});
