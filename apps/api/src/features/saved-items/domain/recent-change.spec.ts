import { expect, it } from '@jest/globals';
import { changeThatCounts } from './recent-change.js';

const until = '2026-11-23';
const level = (from: string, before: number, after: number) => ({ from, before, after });
const limit = { measure: 'size', operator: 'above', threshold: 20 } as const;

it('is the newest change of the last eight weeks that passes the limit', () => {
  const changes = [level('2026-03-02', 5, 10), level('2026-10-05', 5, 10), level('2026-10-26', 10, 11)];
  const oddWeeks = [{ from: '2026-11-09', value: 6, expected: 10 }];
  const found = changeThatCounts({ changes, oddWeeks }, until, limit);
  expect(found).toMatchObject({ kind: 'odd', week: '2026-11-09', percent: -40, value: 40 });
  const risen = { ...limit, measure: 'evolution' } as const;
  expect(changeThatCounts({ changes, oddWeeks }, until, risen)).toMatchObject({
    week: '2026-10-05',
    value: 100,
  });
  const fallen = { measure: 'evolution', operator: 'below', threshold: -50 } as const;
  expect(changeThatCounts({ changes, oddWeeks }, until, fallen)?.value).toBe(-40);
  expect(changeThatCounts({ changes: changes.slice(0, 1), oddWeeks: [] }, until, limit)).toBeUndefined();
});

it('gives what came from nothing a size all the same', () => {
  expect(changeThatCounts({ changes: [level('2026-11-02', 0, 3)], oddWeeks: [] }, until, limit)?.value).toBe(
    1_000,
  );
});
