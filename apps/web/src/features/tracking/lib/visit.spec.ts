import { expect, it } from '@jest/globals';
import { continueVisit, VISIT_MS } from './visit.js';

const fresh = () => 'a-new-visit';
const kept = (lastMs: number) => JSON.stringify({ id: 'the-old-visit', lastMs });

it('goes on while something is seen every half hour', () => {
  expect(continueVisit(kept(1_000), 1_000 + VISIT_MS - 1, fresh)).toEqual({
    id: 'the-old-visit',
    lastMs: 1_000 + VISIT_MS - 1,
  });
});

it('is new after half an hour, or when the clock was set back', () => {
  expect(continueVisit(kept(1_000), 1_000 + VISIT_MS, fresh).id).toBe('a-new-visit');
  expect(continueVisit(kept(5_000), 4_000, fresh).id).toBe('a-new-visit');
});

it.each([null, '', 'null', '{', '{"id":5,"lastMs":1}', '{"id":"<script>","lastMs":1}', '[]'])(
  'is new when the browser kept %j',
  (broken) => {
    expect(continueVisit(broken, 10, fresh).id).toBe('a-new-visit');
  },
);
