/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import type { Doc } from '../lib/word-fields';
import { useDraft } from './use-draft';

asBrowser();

const NAME = { kind: 'page', slug: 'about' } as const;
const begun = { version: 1, doc: { title: 'About', summary: 'Us' } };
const api = fakeApi();
const PUT = 'PUT /api/newsroom/words/draft';
const answered = (version: number, doc: Doc) => ({
  body: { draft: { version, doc, edited_at: '2026-11-28T00:00:00.000Z' }, languages: [] },
});
beforeEach(() => localStorage.clear());

const written = async (doc: Doc) => {
  const { result, unmount } = renderHook(() => useDraft(NAME, begun, []));
  act(() => result.current.change(doc));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return { result, unmount };
};

it('saves what was left in the browser when its page was closed without a line', async () => {
  api.answer(PUT, { status: 503, body: { title: 'Away', status: 503 } });
  await written({ title: 'About', summary: 'All of us' });
  // The tab is gone, with all that waited in it.
  api.answer(PUT, answered(2, {}));
  const { result } = renderHook(() => useDraft(NAME, begun, []));
  await waitFor(() => expect(result.current.standing.is).toBe('saved'));
  expect(api.asked.at(-1)).toMatchObject({ body: { version: 1, doc: { summary: 'All of us' } } });
  expect(result.current.doc).toEqual({ title: 'About', summary: 'All of us' });
  expect(localStorage.length).toBe(0);
});

it('asks who chooses where somebody else wrote the same field meanwhile, and keeps it until then', async () => {
  await written({ title: 'About Toile', summary: 'Us' });
  const theirs = { version: 2, doc: { title: 'Who we are', summary: 'Us' } };
  api.answer(PUT, {
    status: 409,
    body: { type: '/problems/content-draft/conflict', title: 'Conflict', status: 409, draft: theirs },
  });
  const { result } = renderHook(() => useDraft(NAME, theirs, []));
  await waitFor(() => expect(result.current.standing.is).toBe('conflict'));
  expect(result.current.doc).toMatchObject({ title: 'About Toile' });
  expect(localStorage.length).toBe(1);
  act(() => result.current.giveUp());
  expect(localStorage.length).toBe(0);
});
