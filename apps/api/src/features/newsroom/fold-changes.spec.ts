import { expect, it } from '@jest/globals';
import { type Change, foldChanges } from './fold-changes.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 10, minute));
const change = (version: number, minute: number, said: Partial<Change> = {}): Change => ({
  version,
  type: 'LooksCatalogued',
  looks: [`look-${version}`],
  actor: 'edda',
  at: at(minute),
  ...said,
});

it('tells sixty pictures as one change, and each look once', () => {
  const pictures = Array.from({ length: 60 }, (_, number) => change(number + 2, number));
  const corrected = change(62, 60, { looks: ['look-2'] });
  const [first, folded, ...others] = foldChanges([
    change(1, 0, { type: 'CollectionDrafted', looks: [] }),
    ...pictures,
    corrected,
  ]);
  expect([first?.version, folded?.version, folded?.looks.length, folded?.at, others]).toEqual([
    1,
    62,
    60,
    at(60),
    [],
  ]);
});

it.each([
  ['another person', change(2, 1, { actor: 'bob' })],
  ['another kind', change(2, 1, { type: 'LooksRetagged' })],
  ['a long pause', change(2, 45)],
])('tells what comes after %s apart', (_, second) => {
  expect(foldChanges([change(1, 0), second]).map(({ version }) => version)).toEqual([1, 2]);
});
