import { expect, it } from '@jest/globals';
import { hintsFor } from './tag-hints.js';
import type { DeskLook } from './tagging.js';

const look = (position: number, colour: string, ...tags: string[]) =>
  ({ slug: `look-${position}`, position, colours: [colour], tags, garments: [] }) as unknown as DeskLook;
const given = {
  colours: [{ colour: 'red', tags: [{ tag: 'velvet', looks: 30, of: 60 }] }],
  brand: [{ tag: 'lace', looks: 8, of: 10 }],
  learned: [],
};

it('offers what looks like it have, the likeliest first, and not what it has', () => {
  const looks = [look(1, 'red'), look(2, 'red', 'denim'), look(3, 'blue', 'denim', 'lace')];
  const [first, second, third] = hintsFor(looks[0] as DeskLook, looks, given);
  expect([first?.tag, first?.source, first?.looks, first?.of]).toEqual(['lace', 'brand', 8, 10]);
  expect([second?.tag, second?.source, second?.looks, second?.of]).toEqual(['denim', 'show', 2, 2]);
  expect([third?.tag, third?.source]).toEqual(['velvet', 'colour']);
  const blue = hintsFor(looks[1] as DeskLook, looks, { ...given, colours: [], brand: [] });
  expect(blue.map(({ tag }) => tag)).toEqual(['lace']);
});

it('offers what pictures say: nearer looks count more, and what a model is sure of comes first', () => {
  const looks = [look(1, 'red')];
  const picture = {
    similar: [{ tag: 'silk', looks: 5, of: 20, share: 0.9 }],
    model: [{ tag: 'denim', share: 0.95 }],
  };
  const found = hintsFor(looks[0] as DeskLook, looks, given, picture);
  expect(found.map(({ tag, source }) => [tag, source])).toEqual([
    ['denim', 'model'],
    ['silk', 'similar'],
    ['lace', 'brand'],
    ['velvet', 'colour'],
  ]);
});

it('learns: what is never taken sinks, what always is rises', () => {
  const looks = [look(1, 'red')];
  const learned = [
    { tag: 'lace', source: 'brand' as const, offered: 20, accepted: 0 },
    { tag: 'velvet', source: 'colour' as const, offered: 20, accepted: 20 },
  ];
  const tags = (said: typeof learned) =>
    hintsFor(looks[0] as DeskLook, looks, { ...given, learned: said }).map(({ tag }) => tag);
  expect(tags([])).toEqual(['lace', 'velvet']);
  expect(tags(learned)).toEqual(['velvet', 'lace']);
});
