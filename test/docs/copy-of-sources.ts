import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.next', '.git', '.data', 'pictures', 'test-results']);

/**
 * The repository's sources in a temporary folder, to be changed at will. Packages are links to those installed, except the
 * workspaces' own, which are those of the copy.
 */
export function copyOfSources(): string {
  const root = process.cwd();
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'toile-copy-')));
  cpSync(root, copy, {
    recursive: true,
    // Links of the Helm chart lead to files of the copy, as they do to files of the repository.
    verbatimSymlinks: true,
    filter: (path) => path === root || !LEFT_OUT.has(basename(path)) || path.includes('/src/'),
  });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  linkPackages(join(root, 'demo', 'node_modules'), join(copy, 'demo', 'node_modules'));
  for (const kind of ['apps', 'libs'])
    for (const name of readdirSync(join(root, kind)))
      linkPackages(join(root, kind, name, 'node_modules'), join(copy, kind, name, 'node_modules'));

  function linkPackages(from: string, to: string) {
    const found = entriesOf(from);
    if (found.length === 0) return;
    mkdirSync(to, { recursive: true });
    for (const name of found) {
      if (name === '@toile') linkWorkspaces(join(from, name), join(to, name));
      else symlinkSync(join(from, name), join(to, name));
    }
  }
  function linkWorkspaces(from: string, to: string) {
    mkdirSync(to);
    for (const name of entriesOf(from))
      symlinkSync(
        resolve(copy, relative(realpathSync(root), realpathSync(join(from, name)))),
        join(to, name),
      );
  }
  return copy;
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
