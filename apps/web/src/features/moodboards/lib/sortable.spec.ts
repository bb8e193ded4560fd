import { expect, it } from '@jest/globals';
import type { BoardEntry } from './board-item';
import { sortable } from './sortable';

const place = { x: 0, y: 0, width: 200, z: 0 };
const heading: BoardEntry = { key: 'section:s1', id: 's1', heading: 'Lace' };
const note: BoardEntry = {
  key: 'note:n1',
  type: 'note',
  slug: 'n1',
  name: 'Ask Ada',
  content: { kind: 'note', text: 'Ask Ada', paper: 'white' },
  section: null,
  place,
};

it('stays the same for what is the same, wherever it stands, so that a move draws nothing else again', () => {
  const [first, second] = [heading, note].map(sortable);
  expect([note, heading].map(sortable)).toEqual([second, first]);
  expect(sortable(heading)).toBe(first);
  expect(sortable(note)).toBe(second);
  expect(sortable({ ...note, name: 'Ask Bob' })).toMatchObject({ title: 'Ask Bob', filename: null });
});
