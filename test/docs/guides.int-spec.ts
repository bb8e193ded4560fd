import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { copyOfSources } from './copy-of-sources.js';
import { follow, GUIDES, nodeIn, TSC } from './follow-guides.js';

/** Of programs that share the machine with other tests. */
const LONG = 300_000;
let copy: string;
beforeAll(() => {
  copy = copyOfSources();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each(GUIDES)('%s can be followed word by word', (guide) => follow(guide, copy), LONG);

// Types of services and of the web, and where the rest is generated: `guides.long-spec.ts`.
it(
  'leaves contracts whose types are right',
  () =>
    expect(nodeIn(copy, TSC, '-p', 'libs/contracts/tsconfig.json', '--noEmit', '--singleThreaded')).toBe(''),
  LONG,
);

it(
  'leaves a feature and a figure whose tests pass',
  () => {
    nodeIn(copy, 'scripts/message-types.mjs');
    const specs = String.raw`(features/pins/.*|trend-depth\.int-|/figures\.)spec\.ts$`;
    const jest = ['node_modules/jest/bin/jest.js', '--runInBand', '--forceExit', '--testRegex', specs];
    expect(nodeIn(copy, ...jest)).toMatch(/Test Suites: 5 passed/);
  },
  LONG,
);
