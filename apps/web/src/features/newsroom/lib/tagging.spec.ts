import { expect, it } from '@jest/globals';
import { changed, type DeskLook, nextWanting, toggled, undoOf, withColour } from './tagging.js';

const look = (position: number, ...tags: string[]): DeskLook => ({
  slug: `look-${position}`,
  position,
  image_filename: '',
  width: 2,
  height: 3,
  thumbhash: null,
  colours: [],
  tags,
  garments: [],
});
const tags = (looks: readonly DeskLook[]) => looks.map((one) => one.tags.join(' '));
const looks = [look(1, 'denim'), look(2), look(3, 'velvet')];

it('changes what is meant, and takes back no more than it did', () => {
  const change = { looks: ['look-1', 'look-3'], add: ['velvet'], remove: ['denim'] };
  const after = changed(looks, change);
  expect(tags(after)).toEqual(['velvet', '', 'velvet']);
  const undo = undoOf(looks, change);
  expect(undo).toEqual([{ looks: ['look-1'], add: ['denim'], remove: ['velvet'] }]);
  expect(tags(undo.reduce(changed, after))).toEqual(tags(looks));
});

it('puts a tag on all that are chosen, and takes it off where all have it', () => {
  const both = ['look-1', 'look-2'];
  expect(toggled(looks, both, 'denim')).toEqual({ looks: both, add: ['denim'], remove: [] });
  expect(toggled(looks, ['look-1'], 'denim')).toEqual({ looks: ['look-1'], add: [], remove: ['denim'] });
});

it('goes on to the next look that wants tags, round the end', () => {
  expect(nextWanting(looks, 0)).toBe(1);
  expect(nextWanting(looks, 2)).toBe(1);
  expect(nextWanting([look(1, 'a'), look(2, 'b')], 0)).toBe(1);
});

it('gives garments colours, and none that has no colour left', () => {
  const coat = withColour([], 'coat', 'scarlet');
  expect(coat).toEqual([{ kind: 'coat', colours: ['scarlet'], fabric: null, pattern: null, details: [] }]);
  expect(withColour(coat, 'coat', 'black')[0]?.colours).toEqual(['scarlet', 'black']);
  expect(withColour(coat, 'coat', 'scarlet')).toEqual([]);
});
