import { expect, it } from '@jest/globals';
import { addressOf } from './operations';

it('fills in the names of a path and asks for what is given', () => {
  expect(addressOf('/moodboards/{board}/comment/{slug}', { path: { board: 'a/b', slug: 'é' } })).toBe(
    '/moodboards/a%2Fb/comment/%C3%A9',
  );
  expect(addressOf('/look/search', { query: { page: 2, q: undefined, tag: ['denim', 'wool & silk'] } })).toBe(
    '/look/search?page=2&tag=denim&tag=wool+%26+silk',
  );
  expect(addressOf('/moodboards', {})).toBe('/moodboards');
});
