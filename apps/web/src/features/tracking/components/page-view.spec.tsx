/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { asBrowser } from '../../../testing/browser';
import { PageView } from './page-view';

asBrowser();
const sent: { path: string; fields: URLSearchParams }[] = [];
let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  sent.length = 0;
  warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    sent.push({ path, fields: new URLSearchParams(String(body)) });
    return { ok: true, status: 204 } as Response;
  }) as typeof fetch;
});
afterEach(() => warn.mockRestore());

async function viewOf(query: string) {
  window.history.replaceState(null, '', `/en/look/search${query}`);
  render(<PageView route="look_search" parameters={{}} />);
  for (let turn = 0; turn < 50 && sent.length === 0; turn += 1) await new Promise(setImmediate);
  return sent.map(({ path, fields }) => [path, fields.get('query')]);
}

it('says in the console that a part of the query cannot be read, and counts the view all the same', async () => {
  expect(await viewOf('?tags=lace&search=%E0%A4%A')).toEqual([
    ['/api/tts/page/look_search.en', JSON.stringify({ tags: 'lace', search: '\ufffd%A' })],
  ]);
  expect(warn.mock.calls).toEqual([['a part of the query cannot be read', '?tags=lace&search=%E0%A4%A']]);
});

it('says nothing of a query that can', async () => {
  expect(await viewOf('?tags=lace%2Cvelvet')).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});
