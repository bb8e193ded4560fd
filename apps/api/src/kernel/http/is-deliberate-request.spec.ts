import { expect, it } from '@jest/globals';
import { isDeliberateRequest } from './is-deliberate-request.js';
import { onward } from './page-redirect.js';

it.each([
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  // The browser knows better than a header a page may leave out.
  [{ 'sec-fetch-site': 'cross-site', referer: 'https://toile.example/en' }, false],
  [{ 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }, false],
  [{ purpose: 'prefetch' }, false],
  [{ referer: 'https://toile.example/en' }, true],
  [{ referer: 'https://evil.example/' }, false],
  [{ origin: 'https://toile.example', referer: 'https://evil.example/' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('asked with %j: on purpose %s', (headers, expected) =>
  expect(isDeliberateRequest({ headers, host: 'toile.example' })).toBe(expected),
);

it.each([
  '/auth/logout',
  '/fr/auth/logout',
  '/en/auth/%6cogout',
  '/en/look/../auth/force-relogin',
  '/en//auth/logout/',
  '/auth/connect/apple',
])('leads nobody who signs in on to %s', (target) => expect(onward(target)).toBeUndefined());

it.each(['/en', '/fr/look/search?q=auth/logout', '/en/auth/confirm?token=x', '/auth/logouts'])(
  'leads who signs in on to %s',
  (target) => expect(onward(target)).toBe(target),
);
