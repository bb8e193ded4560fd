import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const OUTSIDE = new Set(['node_modules', 'dist', '.next', '.git', '.data']);
const DOCUMENTS = readdirSync('.', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
  .map((entry) => normalize(join(entry.parentPath, entry.name)))
  .filter((path) => !path.split('/').some((part) => OUTSIDE.has(part)))
  .sort();
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** A guide's own feature is not there yet, a superseded decision tells of what was. */
const isHistory = (text: string) => /^\*\*Status\.\*\* Superseded/m.test(text);
const proseOf = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, '');

/** Paths in backticks that begin at the root; one with a placeholder or a pattern names no file. */
function pathsIn(markdown: string): string[] {
  const named = [
    ...markdown.matchAll(/`((?:apps|libs|test|scripts|bench|deploy|demo|docs|templates)\/[^`\s]*)`/g),
  ];
  return named
    .map(([, path = '']) => path)
    .filter((path) => !/[<>{}*…[\]]|\/pins\b|look-pinned|\/trend-depth\b|^bench\/results/.test(path));
}

function linksIn(markdown: string, from: string): string[] {
  const targets = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^(https?:|mailto:|#|\/)/.test(target))
    .map((target) => join(dirname(from), target.replace(/#.*$/, '')));
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');
  const prose = proseOf(text);

  it('names files that are there', () => {
    const missing = isHistory(text) ? [] : pathsIn(prose).filter((path) => !existsSync(path));
    const broken = linksIn(prose, document).filter((path) => !existsSync(path));
    expect([...missing, ...broken]).toEqual([]);
  });

  it('names commands that are there', () => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !isHistory(text) && !scripts[name])).toEqual([]);
  });
});
