import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { isSectionPath, MISSING, questionFor, SECTIONS } from './missing-pages.js';

it('knows every section there is a folder for', () => {
  const folders = readdirSync(new URL('app/[locale]', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
    .map((entry) => entry.name);
  expect([...SECTIONS, MISSING].sort()).toEqual(folders.sort());
});

it.each([
  ['/', true],
  ['/look/search', true],
  ['/data/dashboard/home', true],
  ['/data/dashboard/nope', false],
  ['/data', false],
  ['/nope', false],
  ['/lookalike/x', false],
])('%s can be a page: %s', (path, expected) => {
  expect(isSectionPath(path)).toBe(expected);
});

it.each([
  ['/look/a-look', '/look/a-look'],
  ['/collection/a-show', '/collection/a-show'],
  ['/designer/a-house', '/api/collections?designer=a-house'],
  // Reserved words win over slugs.
  ['/look/search', null],
  ['/collection/search', null],
  ['/data/dashboard/home', null],
  ['/', null],
])('for %s asks %j', (path, question) => {
  expect(questionFor(path)).toBe(question);
});
