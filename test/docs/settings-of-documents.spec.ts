import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readAggregatorEnvironment } from '../../apps/aggregator/src/environment.js';
import { readApiEnvironment } from '../../apps/api/src/environment.js';
import { readIngestEnvironment } from '../../apps/ingest/src/environment.js';
import { readMcpEnvironment } from '../../apps/mcp/src/environment.js';
import { readStandaloneEnvironment } from '../../apps/standalone/src/environment.js';

const READERS = [
  readApiEnvironment,
  readIngestEnvironment,
  readAggregatorEnvironment,
  readMcpEnvironment,
  readStandaloneEnvironment,
];
const DOCUMENTS = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => join('docs', path));

/** `NAME=value` as somebody would type it; a value that is left to them has an ellipsis or a placeholder. */
const settingsIn = (text: string) =>
  [...text.matchAll(/(?<![\w$])([A-Z][A-Z0-9_]{2,})=("[^"\n]*"|[^\s`"'|)]+)/g)]
    .filter(([, , value = '']) => !/[…<$]/.test(value))
    .map(([, name = '', value = '']) => [name, value.replace(/^"|"$|[.,;:]+$/g, '')] as const);

/** Faults of this one; others that are missing are not looked at. */
function faultsOf(name: string, value: string): string[] {
  return READERS.flatMap((read) => {
    try {
      read({ [name]: value });
      return [];
    } catch (error) {
      return (error as Error).message.split('\n').filter((line) => line.startsWith(`  ${name}: `));
    }
  });
}

it.each([...DOCUMENTS, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'])(
  '%s names settings with values that are read',
  (document) => {
    const refused = settingsIn(readFileSync(document, 'utf8')).flatMap(([name, value]) =>
      faultsOf(name, value).map((fault) => `${name}=${value}${fault}`),
    );
    expect(refused).toEqual([]);
  },
);

it('finds a value that is refused', () => {
  const [[name, value] = ['', '']] = settingsIn('With `STRIPE_AUTOMATIC_TAX=true`, and then');
  expect(faultsOf(name, value)[0]).toContain('STRIPE_AUTOMATIC_TAX: must be 0 or 1');
});
