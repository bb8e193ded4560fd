import { expect, it } from '@jest/globals';
import { utmCookies, utmFromCookies, utmOf } from './utm.js';

it('keeps source, campaign and content, nothing else', () => {
  const query = new URLSearchParams('utm_source=news&utm_medium=mail&utm_campaign=ss27&utm_content=&x=1');
  expect(utmOf(query)).toEqual({ utm_source: 'news', utm_campaign: 'ss27' });
});

it('remembers them for ten minutes on every path', () => {
  expect(utmCookies({ utm_source: 'a; b' })).toEqual([
    'utm_source=a%3B%20b; path=/; max-age=600; samesite=lax',
  ]);
});

it('reads back what it wrote, whatever other cookies there are', () => {
  const jar = 'NEXT_LOCALE=fr; utm_source=a%3B%20b; utm_content=%; utm_campaign=caf%C3%A9';
  expect(utmFromCookies(jar)).toEqual({ utm_source: 'a; b', utm_campaign: 'café' });
  expect(utmFromCookies('')).toEqual({});
});
