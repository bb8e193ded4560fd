import { expect, it, jest } from '@jest/globals';
import { type Drawn, forReader, isShared, PageCache } from './page-cache.js';

const drawn = (nonce: string, more: Partial<Drawn> = {}): Drawn => ({
  status: 200,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src 'nonce-${nonce}'`,
    'content-length': '1',
  }),
  text: `<script nonce="${nonce}"></script><p>words</p>`,
  ...more,
});

it('gives each reader the same page with a nonce of their own', async () => {
  const cache = new PageCache(() => 0);
  const draw = jest.fn(async () => drawn('b25jZQ=='));
  const page = await cache.get('/en', draw);
  expect(await cache.get('/en', draw)).toBe(page);
  expect(draw).toHaveBeenCalledTimes(1);
  if (!page) throw new Error('it was not kept');
  const seen = [forReader(page), forReader(page)].map(({ headers, text }) => {
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
    expect(headers['content-security-policy']).toBe(`script-src 'nonce-${nonce}'`);
    expect(headers['content-length']).toBeUndefined();
    expect(text).toContain('<p>words</p>');
    return nonce;
  });
  expect(new Set([...seen, 'b25jZQ==']).size).toBe(3);
});

it('draws a page once for all who wait, and anew two seconds later', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  const draw = jest.fn(async () => drawn('b25jZQ=='));
  await Promise.all(Array.from({ length: 20 }, () => cache.get('/en', draw)));
  expect(draw).toHaveBeenCalledTimes(1);
  now = 1_999;
  await cache.get('/en', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  now = 2_000;
  await cache.get('/en', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('keeps no failure, no cookie, no redirect and nothing without a policy', async () => {
  const cache = new PageCache(() => 0);
  const cookie = drawn('b25jZQ==');
  cookie.headers.set('set-cookie', 'a=b');
  const bare = drawn('b25jZQ==', { headers: new Headers({ 'content-type': 'text/html' }) });
  for (const answer of [drawn('b25jZQ==', { status: 404 }), cookie, bare])
    expect(await cache.get('/en', async () => answer)).toBeNull();
  await expect(cache.get('/en', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache.get('/en', async () => drawn('b25jZQ=='))).not.toBeNull();
});

it.each([
  ['GET', '/en', { accept: 'text/html,*/*' }, true],
  ['GET', '/en/look/search?page=2', { accept: 'text/html', cookie: 'theme=dark' }, true],
  ['GET', '/en', { accept: 'text/html', cookie: 'a=b; toile_session=x' }, false],
  ['GET', '/en', { accept: '*/*' }, false],
  ['HEAD', '/en', { accept: 'text/html' }, false],
  ['GET', '/en', { accept: 'text/html', rsc: '1' }, false],
  ['GET', '/en?_rsc=abc', { accept: 'text/html' }, false],
  ['GET', '/en/data/dashboard/home', { accept: 'text/html' }, false],
  ['GET', '/fr/live/a-show', { accept: 'text/html' }, false],
  ['GET', '/fr/auth', { accept: 'text/html' }, false],
])('%s %s with %j is shared: %s', (method, url, headers, shared) => {
  expect(isShared(method, url, headers)).toBe(shared);
});
