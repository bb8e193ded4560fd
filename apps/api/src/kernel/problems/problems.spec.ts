import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { adviceOn, BY_REASON, PROBLEMS } from './problems.js';

const ROOT = join(import.meta.dirname, '../../../../..');
const SOURCES = [
  'apps/api/src',
  'apps/ingest/src',
  'apps/standalone/src',
  'libs/platform/src',
  'deploy/gateway',
];
const REFUSALS = /(?:DomainError\(\s*['"]|['"]\/problems\/)([a-z][a-z0-9-]*\/[a-z-]+)['"]/g;
/** Said to operators on the console alone. */
const OF_COMMANDS = /^(dead-letter|replay)\//;

it('has a page for everything that is refused in the sources', () => {
  const codes = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, String(file))),
  )
    .filter((file) => /(\.ts|Caddyfile)$/.test(file) && !/spec\.ts$|testing/.test(file))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(REFUSALS)])
    .map(([, code]) => code ?? '')
    .filter((code) => !OF_COMMANDS.test(code));
  expect(codes.length).toBeGreaterThan(100);
  expect([...new Set(codes)].filter((code) => !adviceOn(code))).toEqual([]);
});

it('says cause and cure of each', () => {
  const without = Object.keys(PROBLEMS).filter((code) => !adviceOn(code)?.cure);
  expect(without).toEqual([]);
  expect(Object.keys(BY_REASON)).toContain('throttled');
  expect([adviceOn('unknown'), adviceOn('look/constructor'), adviceOn('export/throttled')?.cause]).toEqual([
    undefined,
    undefined,
    BY_REASON.throttled?.cause,
  ]);
});
