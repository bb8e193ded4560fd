import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-checks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    encoding: 'utf8',
    // Where no registry answers.
    env: { ...process.env, npm_config_offline: 'true', npm_config_registry: 'http://127.0.0.1:9' },
  });
  return { status, said: stdout + stderr };
};

describe('npm run check refuses', () => {
  const hex = 'deadbeef'.repeat(8);
  // In two parts each, or the check would find them here.
  it.each([
    ['settings.ts', `const key = '${'ghp'}_${'x1Y2'.repeat(9)}';\n`],
    ['.npmrc', `//registry.npmjs.org/:_authToken=${'npm'}_${'x1Y2'.repeat(9)}\n`],
    ['settings.sh', `POSTGRES_URL=postgres://toile:${'pa55word'}@db.example:5432/toile\n`],
    ['compose.yml', `API_${'SECRET'}: ${hex}\n`],
    ['settings.json', `{"visitor${'SECRET'}": "${hex}"}\n`],
    ['.env', 'PORT=3000\n'],
  ])('%s with a secret in it, without showing it', (name, content) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    const { status, said } = run('check-secrets', file);
    expect(status).toBe(1);
    expect(said).toContain(file);
    expect(said).not.toContain(hex);
  });

  const ordinary = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };
  const check = (entry: object, root: object = {}) => {
    const packages = {
      '': root,
      'node_modules/fine': ordinary,
      'node_modules/odd': { ...ordinary, ...entry },
    };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', allowScripts: { fine: false } }));
    return run('check-dependencies', folder);
  };
  it.each([
    ['a package of a repository', { resolved: 'git+ssh://git@github.com/a/odd.git#1', version: '1.0.0' }],
    ['a package over plain http', { resolved: 'http://registry.npmjs.org/odd/-/odd-1.0.0.tgz' }],
    ['a package without a checksum', { integrity: undefined }],
    ['a copyleft licence', { license: 'AGPL-3.0-only' }],
    ['a package without a licence', { license: undefined }],
    ['a licence that allows only with another that does not', { license: '(MIT AND GPL-3.0-only)' }],
    ['a program at install that nobody looked at', { hasInstallScript: true }],
    ['a dependency from elsewhere', { dependencies: { other: 'github:a/other' } }],
  ])('%s', (_what, entry) => {
    const { status, said } = check(entry);
    expect(status).toBe(1);
    expect(said).toContain('odd');
  });

  it('nothing for lack of a network, and says what it could not ask', () => {
    expect(check({ license: '(MIT OR GPL-3.0-only)' })).toMatchObject({
      status: 0,
      said: expect.stringContaining('NOT checked for known holes'),
    });
  });
});
