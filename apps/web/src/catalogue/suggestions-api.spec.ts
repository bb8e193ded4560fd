import { expect, it } from '@jest/globals';
import { suggestions } from './suggestions-api.js';

it.each([
  [1, 11, 2],
  [1, 10, undefined],
  [2, 20, undefined],
  [2, 21, 3],
])('after page %i of %i results comes page %s', (page, total_count, next) => {
  const answer = { results: [], page, page_size: 10, total_count };
  expect(suggestions('tag', 'a').getNextPageParam(answer, [], page, [])).toBe(next);
});
