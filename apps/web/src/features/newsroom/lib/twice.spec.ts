import { expect, it } from '@jest/globals';
import {
  type BlindLook,
  blindCarriedOut,
  blindUndoOf,
  type DisputedLook,
  nextOf,
  SETTLEMENTS,
  settleCarriedOut,
  settleUndoOf,
} from './twice.js';

const picture = {
  image_filename: '',
  width: 2,
  height: 3,
  thumbhash: null,
  colours: [],
  garments: [],
};
const blind = (position: number, also: Partial<BlindLook> = {}): BlindLook => ({
  ...picture,
  slug: `look-${position}`,
  position,
  tags: [],
  done: false,
  compared: false,
  ...also,
});

it('tags and is done with looks, and takes both back, but for what the other has seen', () => {
  const looks = [blind(1), blind(2, { done: true, compared: true })];
  const tag = { is: 'tags', looks: ['look-1'], add: ['velvet'], remove: [] } as const;
  const tagged = blindCarriedOut(looks, tag);
  expect(tagged.map(({ tags, done }) => [tags, done])).toEqual([
    [['velvet'], false],
    [[], true],
  ]);
  expect(blindUndoOf(looks, tag)).toEqual([{ is: 'tags', looks: ['look-1'], add: [], remove: ['velvet'] }]);
  const done = { is: 'done', look: 'look-1', done: true } as const;
  expect(blindCarriedOut(tagged, done)[0]?.done).toBe(true);
  expect(blindUndoOf(tagged, done)).toEqual([{ ...done, done: false }]);
  expect(blindUndoOf(looks, { is: 'done', look: 'look-2', done: false })).toEqual([]);
});

it('goes on to what is open, round about, and stays where nothing is', () => {
  const looks = [blind(1), blind(2, { done: true }), blind(3)];
  const isOpen = ({ done }: BlindLook) => !done;
  expect([0, 2].map((at) => nextOf(looks, at, isOpen))).toEqual([2, 0]);
  expect(nextOf([blind(1, { done: true })], 0, isOpen)).toBe(0);
});

it('settles by one of four answers, and takes that back', () => {
  const named = (slug: string) => ({ slug, name: slug });
  const look: DisputedLook = {
    ...picture,
    slug: 'look-1',
    position: 1,
    agreed: [named('velvet')],
    first: [named('lace')],
    second: [named('denim'), named('leather')],
    taken: null,
  };
  expect(Object.values(SETTLEMENTS).map((of) => of(look))).toEqual([
    ['lace'],
    ['denim', 'leather'],
    ['lace', 'denim', 'leather'],
    [],
  ]);
  const settled = settleCarriedOut([look], { look: 'look-1', taken: ['lace'] });
  expect(settled[0]?.taken).toEqual(['lace']);
  expect(settleUndoOf([look], { look: 'look-1', taken: ['lace'] })).toEqual([
    { look: 'look-1', taken: null },
  ]);
  expect(settleUndoOf(settled, { look: 'look-1', taken: null })).toEqual([
    { look: 'look-1', taken: ['lace'] },
  ]);
});
