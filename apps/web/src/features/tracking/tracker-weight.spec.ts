import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';

const MAX_BYTES = 6 * 1024;
const EXTENSIONS = ['.ts', '.tsx'];

/** The file a relative import means. */
function read(path: string): string {
  for (const extension of EXTENSIONS) {
    try {
      return readFileSync(path + extension, 'utf8');
    } catch {
      // The other one then.
    }
  }
  throw new Error(`${path} is not there`);
}

/** Every module of ours that the page loads with this one; what is imported later, on demand, is not. */
function modulesOf(entry: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(entry)) return found;
  const { code } = transformSync(read(entry), {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      minify: { compress: true, mangle: true },
    },
    module: { type: 'es6' },
    minify: true,
  });
  found.set(entry, code);
  for (const [, path = ''] of code.matchAll(/(?:from|import)"(\.[^"]*)"/g))
    modulesOf(join(dirname(entry), path), found);
  return found;
}

it('weighs at most 6 KB gzipped, without a framework', () => {
  const modules = modulesOf(join(import.meta.dirname, 'components/page-view'));
  expect([...modules.keys()].map((path) => path.split('/').at(-1))).toEqual(
    expect.arrayContaining(['page-view', 'track', 'deliver', 'outbox', 'watch-clicks', 'photo-impressions']),
  );
  // React is the page's, and so is the table of named routes.
  const bytes = gzipSync([...modules.values()].join('\n')).length;
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
