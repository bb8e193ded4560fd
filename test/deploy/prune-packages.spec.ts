import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'toile-prune-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function lay(path: string, content: object | string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

it('leaves what a service loads, with its licences, and nothing else', () => {
  lay('apps/one/package.json', { dependencies: { '@toile/lib': '*', used: '1' } });
  lay('apps/two/package.json', { dependencies: { other: '1' } });
  lay('libs/lib/package.json', {
    dependencies: { nested: '1' },
    devDependencies: { other: '1' },
    peerDependencies: { engine: '1' },
    peerDependenciesMeta: { engine: { optional: true } },
  });
  lay('libs/alone/package.json', {});
  lay('node_modules/used/package.json', {
    optionalDependencies: { 'not-for-this-machine': '1' },
    peerDependencies: { peer: '1' },
  });
  for (const name of ['index.js', 'index.d.ts', 'index.js.map', 'README.md', 'LICENSE.md'])
    lay(`node_modules/used/${name}`, '');
  lay('node_modules/peer/package.json', {});
  for (const name of ['other', 'engine', '@big/engine']) lay(`node_modules/${name}/package.json`, {});
  // Another version than the root's, beside the library.
  lay('libs/lib/node_modules/nested/package.json', {});
  lay('node_modules/nested/package.json', {});
  mkdirSync(join(root, 'node_modules/@toile'));
  for (const name of ['lib', 'alone'])
    symlinkSync(`../../libs/${name}`, join(root, 'node_modules/@toile', name));

  execFileSync(process.execPath, ['deploy/prune-packages.mjs', root, 'one']);

  const left = (path: string) => existsSync(join(root, path));
  for (const path of ['used/index.js', 'used/LICENSE.md', 'peer', '@toile/lib'])
    expect(left(`node_modules/${path}`)).toBe(true);
  expect(left('libs/lib/node_modules/nested')).toBe(true);
  for (const path of ['other', 'engine', '@big/engine', 'nested', '@toile/alone', 'used/index.d.ts'])
    expect(left(`node_modules/${path}`)).toBe(false);
  expect([left('apps/two'), left('libs/alone'), left('apps/one')]).toEqual([false, false, true]);
});

it('refuses an installation that lacks something', () => {
  lay('apps/three/package.json', { dependencies: { missing: '1' } });
  const prune = () =>
    execFileSync(process.execPath, ['deploy/prune-packages.mjs', root, 'three'], { stdio: 'pipe' });
  expect(prune).toThrow(/apps\/three needs missing, which is not installed/);
});
