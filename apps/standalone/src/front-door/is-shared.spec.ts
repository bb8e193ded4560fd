import { expect, it } from '@jest/globals';
import { isShared, sessionOf } from './is-shared.js';

it.each([
  ['GET', '/en', { accept: 'text/html,*/*' }, true],
  ['GET', '/en/look/search?page=2', { accept: 'text/html', cookie: 'theme=dark' }, true],
  ['GET', '/en', { accept: 'text/html', cookie: 'a=b; toile_session=x' }, true],
  ['GET', '/en/users', { accept: 'text/html' }, true],
  ['GET', '/en', { accept: '*/*' }, false],
  ['HEAD', '/en', { accept: 'text/html' }, false],
  ['GET', '/en', { accept: 'text/html', rsc: '1' }, false],
  ['GET', '/en?_rsc=abc', { accept: 'text/html' }, false],
  ['GET', '/en/data/dashboard/home', { accept: 'text/html' }, false],
  ['GET', '/fr/live/a-show', { accept: 'text/html' }, false],
  ['GET', '/fr/auth', { accept: 'text/html' }, false],
  ['GET', '/fr/user/account/update', { accept: 'text/html' }, false],
  ['GET', '/fr/moodboards', { accept: 'text/html' }, false],
  ['GET', '/zh/premium-memberships', { accept: 'text/html' }, false],
])('%s %s with %j is shared: %s', (method, url, headers, shared) => {
  expect(isShared(method, url, headers)).toBe(shared);
});

it('finds the session among the cookies', () => {
  expect(sessionOf({ cookie: 'a=b; toile_session=x-y_z; c=d' })).toBe('x-y_z');
  expect(sessionOf({ cookie: 'not_toile_session=x; toile_device=y' })).toBeNull();
  expect(sessionOf({})).toBeNull();
});
