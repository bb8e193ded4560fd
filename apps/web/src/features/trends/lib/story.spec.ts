import { expect, it } from '@jest/globals';
import { hardlySeenBefore, timesOf, toldByFigure, toldByTrends } from './story.js';

const row = (tag_name: string, value: number | null, points: number | null, over: object = {}) => ({
  label: tag_name,
  tag_name,
  value,
  points,
  suppressed: false,
  low_base: false,
  ...over,
});
const trend = (slug: string, share: number, previous_share: number | null, looks_count = 50) => ({
  slug,
  name: slug,
  share,
  previous_share,
  looks_count,
});

it('tells what figures say, the year before with it, and nothing that rests on little', () => {
  expect(
    toldByFigure([
      row('boudoir', 13.5, 9.3),
      row('hidden', null, null, { suppressed: true }),
      row('rare', 2, 1, { low_base: true }),
      row('lace', 16.6, 10),
    ]),
  ).toEqual([
    { slug: 'boudoir', name: 'boudoir', share: 0.135, before: 0.042 },
    { slug: 'lace', name: 'lace', share: 0.166, before: 0.066 },
  ]);
});

it('finds what moved most where there are no figures', () => {
  const trends = [trend('a', 0.5, 0.6), trend('b', 0.3, 0.1), trend('c', 0.2, 0.1), trend('d', 0.1, null)];
  expect(toldByTrends(trends, 'rose').map(({ slug }) => slug)).toEqual(['b', 'c']);
  expect(toldByTrends(trends, 'fell').map(({ slug }) => slug)).toEqual(['a']);
  expect(toldByTrends([trend('few', 0.3, 0.1, 9)], 'rose')).toEqual([]);
});

it('calls new what was hardly seen, not what grew', () => {
  const found = hardlySeenBefore([
    trend('new', 0.05, 0),
    trend('grew', 0.05, 0.02),
    trend('first', 0.1, null),
  ]);
  expect(found.map(({ slug }) => slug)).toEqual(['new']);
});

it('says how many times only where that says something', () => {
  const told = (share: number, before: number) => timesOf({ slug: '', name: '', share, before });
  expect([told(0.135, 0.042), told(0.12, 0.1), told(0.1, 0)]).toEqual([3.2, null, null]);
});
