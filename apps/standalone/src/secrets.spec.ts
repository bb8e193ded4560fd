import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ownSecrets } from './secrets.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes secrets once, for their owner only', () => {
  const made = ownSecrets(folder);
  expect(made.apiSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(made.visitorSecret).not.toBe(made.apiSecret);
  expect(ownSecrets(folder)).toEqual(made);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('adds what an older version did not have and replaces nothing', () => {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ visitorSecret: 'kept' }));
  const secrets = ownSecrets(folder);
  expect(secrets).toEqual({ visitorSecret: 'kept', apiSecret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual(secrets);
});
