import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const folder = fileURLToPath(new URL('../app/[locale]', import.meta.url));
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)page\.tsx$/.test(file),
);

/** Whether a component, or one of our own that it draws, tells search engines what the page is. */
function tells(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  // What is closed says so, and nothing else of the page.
  if (file.endsWith('/paywall.tsx')) return false;
  if (source.includes('<JsonLd')) return true;
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return imported.some((path) => existsSync(`${path}.tsx`) && tells(`${path}.tsx`, seen));
}
/** Nobody's but a reader's own, an answer to a form, a part of another page, or one that leads elsewhere. */
function isPlain(file: string): boolean {
  const source = readFileSync(file, 'utf8');
  // Faces of one page share what they say of themselves.
  const [, shared] = /from '(\.[^']+\/lib\/[^']+-metadata)'/.exec(source) ?? [];
  return (
    /index: false|permanentRedirect|\bredirect\(/.test(source) ||
    (shared !== undefined && isPlain(`${join(dirname(file), shared)}.ts`))
  );
}

it('is on every kind of page that can be found', () => {
  const without = pages.filter((page) => {
    const file = join(folder, page);
    return !isPlain(file) && !tells(file);
  });
  // An error, and what is like one picture, which search engines are told to leave out.
  expect(without.sort()).toEqual([
    'look/related/page.tsx',
    'look/tags/similars/page.tsx',
    'missing/page.tsx',
    'street/tags/similars/page.tsx',
  ]);
});

it('is on the page that says how the services do', () => {
  expect(tells(join(folder, 'status/page.tsx'))).toBe(true);
});
