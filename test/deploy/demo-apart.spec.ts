import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Package {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const packageIn = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

it('is a workspace of its own', () => {
  expect(packageIn('.').workspaces).toContain('demo');
  expect(packageIn('demo').name).toBe('@toile/demo');
});

it.each(['apps', 'libs'].flatMap((kind) => readdirSync(kind).map((name) => join(kind, name))))(
  '%s does not bring the demo with it',
  (folder) => {
    const { dependencies, optionalDependencies, peerDependencies } = packageIn(folder);
    for (const named of [dependencies, optionalDependencies, peerDependencies])
      expect(Object.keys(named ?? {})).not.toContain('@toile/demo');
  },
);

describe.each(['deploy/service.Dockerfile', 'deploy/web.Dockerfile'])('%s', (path) => {
  // Of the first stage, which has all sources, only what is named goes on.
  const copied = [...readFileSync(path, 'utf8').matchAll(/^COPY --from=\w+ (.+) \S+$/gm)].flatMap((line) =>
    (line[1] ?? '').split(' '),
  );

  it('copies named folders, and not the demo', () => {
    expect(copied.length).toBeGreaterThan(0);
    for (const source of copied) {
      expect(source).not.toMatch(/demo/);
      expect(['/toile/', '/toile/.', '.']).not.toContain(source);
    }
  });
});

it('is loaded from an image of its own', () => {
  const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
    services: Record<string, { build?: { dockerfile: string } }>;
  };
  const holders = Object.entries(services).filter(
    ([, { build }]) => build?.dockerfile === 'deploy/demo.Dockerfile',
  );
  expect(holders.map(([name]) => name)).toEqual(['demo']);
});

it('stays away from Kubernetes', () => {
  const files = readdirSync('deploy/kubernetes', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.yaml')))
    expect(readFileSync(join('deploy/kubernetes', file), 'utf8')).not.toMatch(/toile\/demo|load-demo/);
});
