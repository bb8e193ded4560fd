import { gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { type Drawn, forReader, isFor, type KeptPage, textOf, toKept } from './kept-page.js';
import type { Question } from './reader.js';
import { readerOf } from './testing-readers.js';

const TOKEN = 'p'.repeat(20);
const drawn = (nonce: string, more: Partial<Drawn> = {}): Drawn => ({
  status: 200,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src 'nonce-${nonce}'`,
    'content-length': '1',
  }),
  text: `<script nonce="${nonce}"></script><p>words</p><input name="_token" value="${TOKEN}">`,
  ...more,
});
const nothing = { questions: new Map(), placeholders: new Map(), hasFailed: false };
const kept = (page: KeptPage | null): KeptPage => {
  if (!page) throw new Error('it was not kept');
  return page;
};

it('gives each reader the same page with a nonce of their own', async () => {
  const page = kept(toKept(drawn('b25+Z/Q=='), nothing));
  const seen = [await forReader(page, null), await forReader(page, null)].map(({ headers, own }) => {
    const text = textOf(page, own);
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
    expect(headers['content-security-policy']).toBe(`script-src 'nonce-${nonce}'`);
    expect(headers['content-length']).toBeUndefined();
    expect(text).toContain('<p>words</p>');
    return nonce;
  });
  expect(new Set([...seen, 'b25+Z/Q==']).size).toBe(3);
});

it('fills the place of a token with the one of the reader’s own session', async () => {
  const page = kept(toKept(drawn('b25jZQ=='), { ...nothing, placeholders: new Map([[TOKEN, 'rating']]) }));
  for (const name of ['ada', 'bea']) {
    const { own } = await forReader(page, readerOf(name, { tokenLength: 20 }));
    const text = textOf(page, own);
    expect(gunzipSync((await page.packed()).gzip(own)).toString()).toBe(text);
    expect(text).toContain(`value="${`${name}-rating-`.padEnd(20, '0')}"`);
    expect(text).not.toContain(TOKEN);
  }
  await expect(forReader(page, null)).rejects.toThrow('does not fit');
  await expect(forReader(page, readerOf('ada', { tokenLength: 21 }))).rejects.toThrow('does not fit');
});

it('is for those the api answers the same, all of it', async () => {
  const question: Question = { path: '/poll/current', locale: 'en', only: '' };
  const other: Question = { path: '/model', locale: 'en', only: '' };
  const ada = readerOf('ada', { answers: { '/poll/current': 'red', '/model': 'all' } });
  const questions = new Map();
  for (const one of [question, other])
    questions.set(one.path, { question: one, hash: (await ada.ask(one)).hash });
  const page = kept(toKept(drawn('b25jZQ=='), { ...nothing, questions }));
  const reads = (answers: Record<string, string>) => isFor(page, readerOf('bea', { answers }));
  expect(await reads({ '/poll/current': 'red', '/model': 'all' })).toBe(true);
  expect(await reads({ '/poll/current': 'blue', '/model': 'all' })).toBe(false);
  expect(await reads({ '/poll/current': 'red', '/model': 'few' })).toBe(false);
});

it('keeps no failure, no cookie, no redirect and nothing without a policy', () => {
  const cookie = drawn('b25jZQ==');
  cookie.headers.set('set-cookie', 'a=b');
  const bare = drawn('b25jZQ==', { headers: new Headers({ 'content-type': 'text/html' }) });
  for (const answer of [drawn('b25jZQ==', { status: 404 }), drawn('b25jZQ==', { status: 303 }), cookie, bare])
    expect(toKept(answer, nothing)).toBeNull();
  expect(toKept(drawn('b25jZQ=='), { ...nothing, hasFailed: true })).toBeNull();
  expect(toKept(drawn('b25jZQ=='), nothing)).not.toBeNull();
});
