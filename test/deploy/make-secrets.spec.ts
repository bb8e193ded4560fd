import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-env-'));
  file = join(folder, '.env');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = () => execFileSync('sh', ['deploy/make-secrets.sh', folder], { encoding: 'utf8' });
const read = () =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  );

it('makes every secret at random, for its owner only, and shows none', () => {
  const said = make();
  const secrets = Object.values(read());
  expect(secrets).toHaveLength(6);
  for (const secret of secrets) {
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(said).not.toContain(secret);
  }
  expect(new Set(secrets).size).toBe(6);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('changes nothing that is there and adds what is missing', () => {
  writeFileSync(file, 'SITE_ADDRESS=toile.example\nAPI_SECRET=mine');
  chmodSync(file, 0o644);
  make();
  const made = read();
  expect(made).toMatchObject({ SITE_ADDRESS: 'toile.example', API_SECRET: 'mine' });
  expect(made.VISITOR_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  make();
  expect(read()).toEqual(made);
});

it('is kept out of Git and out of the images', () => {
  for (const list of ['.gitignore', '.dockerignore'])
    expect(readFileSync(list, 'utf8').split('\n')).toContain('.env');
});
