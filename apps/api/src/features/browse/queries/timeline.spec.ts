import { expect, it } from '@jest/globals';
import { marksOf, type TagRow } from './timeline.js';

const season = (season_slug: string, looks_count: number, type_slug = 'woman') => ({
  season_slug,
  type_slug,
  looks_count,
});
const tag = (season_slug: string, slug: string, count: number, type_slug = 'woman'): TagRow => ({
  season_slug,
  type_slug,
  slug,
  name: slug,
  count,
});

it('marks a season by what it has more of than all seasons of its type', () => {
  const seasons = [season('ss27', 10), season('fw26', 30), season('ss27', 10, 'man')];
  const tags = [
    tag('ss27', 'lace', 8),
    tag('fw26', 'lace', 2),
    tag('ss27', 'velvet', 3),
    tag('fw26', 'velvet', 21),
    // Of few looks, of hair, and of another type.
    tag('ss27', 'denim', 2),
    tag('ss27', 'curls', 10),
    tag('ss27', 'lace', 5, 'man'),
  ];
  expect(marksOf(seasons, tags)).toEqual([
    [{ slug: 'lace', name: 'lace', share: 0.8, usual_share: 0.25 }],
    [{ slug: 'velvet', name: 'velvet', share: 0.7, usual_share: 0.6 }],
    [],
  ]);
});
