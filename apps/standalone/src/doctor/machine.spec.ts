import { expect, it } from '@jest/globals';
import { judgeMachine, type Machine } from './machine.js';

const GIB = 1024 ** 3;
const WELL: Machine = {
  node: '24.1.0',
  memory: { free: 4 * GIB, total: 8 * GIB },
  disk: { freeBytes: 80 * GIB, freeFiles: 0.6 },
};
const stateOf = (machine: Partial<Machine>, part: string) =>
  judgeMachine({ ...WELL, ...machine }, '/data').find((finding) => finding.part === part);

it('finds nothing wrong with a machine that is well', () => {
  expect(judgeMachine(WELL, '/data').map(({ state }) => state)).toEqual(['ok', 'ok', 'ok']);
});

it.each([
  ['20.19.0', 'ok'],
  ['20.18.3', 'fault'],
  ['18.20.0', 'fault'],
  ['22.0.0', 'ok'],
])('takes Node %s for %s', (node, state) => {
  expect(stateOf({ node }, 'node')).toMatchObject({ state });
});

it.each([
  [{ freeBytes: 0.1 * GIB, freeFiles: 0.6 }, 'fault', 'the disk is full: 0.1 GiB left'],
  [{ freeBytes: 80 * GIB, freeFiles: 0.001 }, 'fault', 'the disk has no room for further files'],
  [{ freeBytes: 2 * GIB, freeFiles: 0.6 }, 'warning', '2.0 GiB left'],
] as const)('says of a disk with %j: %s', (disk, state, says) => {
  expect(stateOf({ disk }, 'disk')).toMatchObject({ state, says, cure: expect.stringContaining('/data') });
});
