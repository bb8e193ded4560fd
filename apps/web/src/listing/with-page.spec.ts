import { expect, it } from '@jest/globals';
import { withPage } from './with-page.js';

it.each([
  ['/en/look/search', 1, '/en/look/search'],
  ['/en/look/search', 3, '/en/look/search?page=3'],
  ['/en/look/search?type=woman&page=2', 3, '/en/look/search?type=woman&page=3'],
  ['/en/look/search?tags=silk,wool&page=2', 1, '/en/look/search?tags=silk,wool'],
])('%s, page %i', (address, page, expected) => {
  expect(withPage(address, page)).toBe(expected);
});
