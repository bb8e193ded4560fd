import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const SCRIPT = join(process.cwd(), 'scripts/release.mjs');
const CHANGELOG = `# Changelog

## Unreleased

- Looks are found by words.
- Figures open what they rest on.

## 0.1.0 (2026-11-22)

- The first.
`;

let folder: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const writeJson = (path: string, value: unknown) => write(path, `${JSON.stringify(value, null, 2)}\n`);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const commit = () => {
  git('add', '--all');
  git(
    '-c',
    'user.name=Tester',
    '-c',
    'user.email=tester@toile.test',
    'commit',
    '--quiet',
    '--message',
    'Work',
  );
};
function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'Tester',
      GIT_AUTHOR_EMAIL: 'tester@toile.test',
      GIT_COMMITTER_NAME: 'Tester',
      GIT_COMMITTER_EMAIL: 'tester@toile.test',
    },
  });
  return { status, said: stdout + stderr };
}
/** A repository of the same plan, whose checks and tests end as they are told. */
function packageOf(scripts: Partial<Record<'check' | 'test' | 'migrations:released', string>> = {}) {
  const passes = 'node -e ""';
  writeJson('package.json', {
    name: 'toile',
    version: '0.1.0',
    workspaces: ['libs/*', 'clients/typescript'],
    scripts: { check: passes, test: passes, 'migrations:released': passes, ...scripts },
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-release-'));
  packageOf({ 'migrations:released': "node -e \"require('fs').writeFileSync('released.json', '[1, 2]')\"" });
  writeJson('libs/one/package.json', { name: '@toile/one', version: '0.1.0' });
  writeJson('clients/typescript/package.json', { name: 'toile-client', version: '2026.11.26' });
  writeJson('package-lock.json', {
    name: 'toile',
    version: '0.1.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'toile', version: '0.1.0' },
      'libs/one': { name: '@toile/one', version: '0.1.0' },
      'clients/typescript': { name: 'toile-client', version: '2026.11.26' },
      'node_modules/ours': { version: '0.1.0' },
    },
  });
  write('deploy/helm/toile/Chart.yaml', 'version: 0.1.0\nappVersion: 0.1.0\nkubeVersion: ">=1.27.0-0"\n');
  write('deploy/kubernetes/kustomization.yaml', 'images:\n  - { name: toile/api, newTag: 0.1.0 }\n');
  write('CHANGELOG.md', CHANGELOG);
  write('released.json', '[1]');
  git('init', '--quiet', '--initial-branch', 'main');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run release', () => {
  it('says the version wherever it stands, dates the entries, and tags what was tested', () => {
    const { status, said } = release('minor');
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('v0.2.0 is made') });
    expect(git('status', '--porcelain')).toBe('');
    expect(JSON.parse(read('package.json'))).toMatchObject({
      version: '0.2.0',
      workspaces: ['libs/*', 'clients/typescript'],
    });
    expect(JSON.parse(read('libs/one/package.json')).version).toBe('0.2.0');
    expect(JSON.parse(read('clients/typescript/package.json')).version).toBe('2026.11.26');
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      version: '0.2.0',
      packages: {
        '': { version: '0.2.0' },
        'libs/one': { version: '0.2.0' },
        'clients/typescript': { version: '2026.11.26' },
        'node_modules/ours': { version: '0.1.0' },
      },
    });
    expect(read('deploy/helm/toile/Chart.yaml')).toBe(
      'version: 0.2.0\nappVersion: 0.2.0\nkubeVersion: ">=1.27.0-0"\n',
    );
    expect(read('deploy/kubernetes/kustomization.yaml')).toContain('newTag: 0.2.0');
    expect(read('released.json')).toBe('[1, 2]');
    const day = new Date().toISOString().slice(0, 10);
    expect(read('CHANGELOG.md')).toContain(
      `## Unreleased\n\n## 0.2.0 (${day})\n\n- Looks are found by words.`,
    );
    expect(git('describe', '--exact-match')).toBe('v0.2.0');
    expect(git('tag', '--list', '--format', '%(contents)', 'v0.2.0')).toBe(
      'Toile 0.2.0\n\n- Looks are found by words.\n- Figures open what they rest on.',
    );
  });

  it('changes nothing where a check or a test fails', () => {
    for (const script of ['check', 'test'] as const) {
      packageOf({ [script]: 'node -e "process.exit(1)"' });
      commit();
      expect(release('patch').status).toBe(1);
      expect(git('status', '--porcelain')).toBe('');
      expect(git('tag')).toBe('');
      expect(read('CHANGELOG.md')).toBe(CHANGELOG);
    }
  });

  it('tries what it would do without doing it', () => {
    const { status, said } = release('1.0.0', '--dry-run');
    expect({ status, said }).toEqual({
      status: 0,
      said: expect.stringContaining('0.1.0 → 1.0.0, 2 entries of the changelog'),
    });
    expect(git('status', '--porcelain') + git('tag')).toBe('');
  });

  it('refuses what is not committed, not on main, not later, without entries, and there already', () => {
    expect(release('0.1.0')).toEqual({ status: 1, said: '0.1.0 is not later than 0.1.0.\n' });
    expect(release('next').said).toContain('"next" is no version');
    expect(release().said).toContain('npm run release -- major|minor|patch');
    git('tag', 'v0.2.0');
    expect(release('minor').said).toBe('v0.2.0 is there already.\n');
    git('switch', '--quiet', '--create', 'other');
    expect(release('patch').said).toBe('Releases are made of main; this is other.\n');
    git('switch', '--quiet', 'main');
    write('CHANGELOG.md', CHANGELOG.replace(/- Looks.*\n- Figures.*\n/, ''));
    expect(release('patch').said).toContain('not committed');
    commit();
    expect(release('patch').said).toContain('has nothing under "Unreleased"');
    expect(git('tag')).toBe('v0.2.0');
  });
});
