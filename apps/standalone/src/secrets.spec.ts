import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readSecrets } from './secrets.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes secrets once, for their owner only', () => {
  const made = readSecrets({ DATA_DIR: folder });
  expect(made.apiSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(made.visitorSecret).not.toBe(made.apiSecret);
  expect(readSecrets({ DATA_DIR: folder })).toEqual(made);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('adds what an older version did not have and replaces nothing', () => {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ visitorSecret: 'kept' }));
  const secrets = readSecrets({ DATA_DIR: folder });
  expect(secrets).toEqual({ visitorSecret: 'kept', apiSecret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual(secrets);
});

it('takes what the environment gives, as operators’ commands beside running services do', () => {
  const given = { API_SECRET: 'a'.repeat(64), VISITOR_SECRET: 'v'.repeat(32) };
  expect(readSecrets({ DATA_DIR: folder, ...given })).toEqual({
    apiSecret: given.API_SECRET,
    visitorSecret: given.VISITOR_SECRET,
  });
  expect(readdirSync(folder)).toEqual([]);
});
