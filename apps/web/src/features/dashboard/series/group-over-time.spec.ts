import { expect, it } from '@jest/globals';
import { questionFaults, readQuestion } from '@toile/contracts';
import { groupedIn, groupOverTime } from './group-over-time';
import { MEASURES, USUAL } from './series-scope';

const romantic = { key: '~a1', name: 'Romantic', dimension: 'tag', any: ['lace', 'sheer'] } as const;
const group = { ...romantic, any: [...romantic.any] };
const asked = (query: string | null) => readQuestion(Object.fromEntries(new URLSearchParams(query ?? '')));

it('asks the same of a group, by season or week, beside what is followed', () => {
  const scope = { ...USUAL, slugs: ['denim'], city: 'milan' };
  expect(asked(groupOverTime(scope, group))).toMatchObject({
    measures: ['runway_share'],
    rows: { dimension: 'tag', keys: ['~a1', 'denim'] },
    columns: { dimension: 'season' },
    where: [
      { dimension: 'type', any: ['woman'] },
      { dimension: 'city', any: ['milan'] },
    ],
    groups: [group],
  });
  expect(groupOverTime(scope, group)).toContain('chart=lines');
  const searches = { ...USUAL, measure: 'searches', country: 'france' } as const;
  expect(asked(groupOverTime(searches, group))).toMatchObject({
    columns: { dimension: 'week' },
    window: '12m',
    where: [{ dimension: 'country', any: ['france'] }],
  });
});

it('is a question that can be answered, of every measure that has groups, and of no other', () => {
  for (const measure of MEASURES) {
    const query = groupOverTime({ ...USUAL, measure }, group);
    expect(query !== null).toBe(groupedIn({ measure, of: 'trend' }) !== null);
    if (query) expect([measure, questionFaults(asked(query))]).toEqual([measure, []]);
  }
  expect(groupedIn({ measure: 'members', of: 'trend' })).toBeNull();
  expect(groupOverTime({ ...USUAL, of: 'brand' }, group)).toBeNull();
});
