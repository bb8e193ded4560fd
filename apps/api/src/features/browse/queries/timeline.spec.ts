import { expect, it } from '@jest/globals';
import { marksOf } from './timeline.js';

const season = (type_slug: string, looks_count: number, tags: Record<string, number>) => ({
  type_slug,
  looks_count,
  tags: Object.entries(tags).flatMap(([tag, count]) => Array<string>(count).fill(tag)),
});

it('marks a season by what it has more of than all seasons of its type', () => {
  const seasons = [
    // Denim: of few looks; curls: of hair.
    season('woman', 10, { lace: 8, velvet: 3, denim: 2, curls: 10 }),
    season('woman', 30, { lace: 2, velvet: 21 }),
    season('man', 10, { lace: 5 }),
  ];
  expect(marksOf(seasons)).toEqual([
    [{ slug: 'lace', share: 0.8, usual_share: 0.25 }],
    [{ slug: 'velvet', share: 0.7, usual_share: 0.6 }],
    [],
  ]);
});
