import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { copyOfSources } from './copy-of-sources.js';
import { follow, GUIDES, nodeIn, TSC } from './follow-guides.js';

let copy: string;
beforeAll(() => {
  copy = copyOfSources();
  for (const guide of GUIDES) follow(guide, copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('guides leave services whose types are right', () => {
  expect(nodeIn(copy, TSC, '-p', 'tsconfig.json', '--singleThreaded')).toBe('');
}, 300_000);

it('guides leave sources of which the rest is generated, and pages whose types are right', () => {
  nodeIn(copy, 'scripts/message-types.mjs');
  nodeIn(copy, 'scripts/openapi-metadata.mjs');
  nodeIn(copy, '--conditions=source', 'scripts/api-types.mjs');
  const web = ['-p', 'apps/web/tsconfig.json', '--noEmit', '--customConditions', 'source'];
  expect(nodeIn(copy, TSC, ...web)).toBe('');
}, 600_000);
