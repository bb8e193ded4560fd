import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { dependsOnReader, missingStatus, questionFor } from './missing-pages.js';

const folder = (path: string) => new URL(`app/[locale]${path}/page.tsx`, import.meta.url);

it.each([
  '/collection',
  '/model/search',
  '/street/more',
  '/talk/more',
  '/auth/reset-password',
  '/auth/status',
  '/data/dashboard-components',
])('%s is always there, and is drawn by a page', (path) => {
  expect(questionFor(path)).toEqual({ kind: 'there' });
  expect(existsSync(folder(path))).toBe(true);
});

it('asks for what is written by its name', () => {
  const query = '?kind=dynamic-page&slug=a%2Fb';
  expect(questionFor('/newsroom/words/edit', query)).toEqual({
    kind: 'ask',
    path: `/api/newsroom/words/entry${query}`,
  });
  expect(questionFor('/newsroom/words/preview', query)).toEqual({
    kind: 'ask',
    path: `/api/newsroom/words/preview${query}`,
  });
});

it.each(['/moodboards', '/moodboards/create', '/user/account/update', '/data/dashboard/decks'])(
  '%s is the reader’s own',
  (path) => {
    expect(questionFor(path)).toEqual({ kind: 'own' });
    expect(existsSync(folder(path))).toBe(true);
  },
);

it.each([
  ['/look/a-look', '/look/a-look'],
  ['/model/a-model/more', '/model/a-model/more'],
  ['/live/woman/resort-2027', '/live/woman/resort-2027'],
  ['/guides/fabrics/velvet', '/guides/fabrics/velvet'],
  ['/nope', '/nope'],
  ['/moodboards/public/abc', '/moodboards/public/abc'],
  ['/moodboards/public/abc/more', '/moodboards/public/abc/more'],
  ['/moodboards/share/board', '/moodboards/board/more'],
  ['/moodboards/delete/board', '/moodboards/board/more'],
  ['/moodboards/history/board', '/moodboards/history/board'],
  ['/moodboards/history/board/3', '/moodboards/history/board/3'],
  ['/moodboards/board', '/moodboards/board/more'],
  ['/moodboards/board/more', '/moodboards/board/more'],
  ['/operations/data-quality', '/api/operations/data-quality?minutes=1'],
  ['/data/dashboard/decks/3f1c0a9be2d45f60', '/api/dashboard/decks/3f1c0a9be2d45f60'],
  ['/data/dashboard/decks/3f1c0a9be2d45f60/present', '/api/dashboard/decks/3f1c0a9be2d45f60'],
  ['/newsroom', '/api/newsroom/rooms'],
  ['/newsroom/people', '/api/newsroom/people?search=nobody'],
  ['/newsroom/plans', '/api/newsroom/coupons?search=none'],
  ['/newsroom/streams', '/api/operations/jobs?state=failed'],
  ['/newsroom/shows', '/api/newsroom/shows?size=1'],
  ['/newsroom/shows/a-show', '/user/collection/looks/a-show'],
  ['/newsroom/tagging/a-show', '/user/collection/looks/a-show'],
  ['/newsroom/tagging/twice', '/api/newsroom/shows?size=1'],
  ['/newsroom/tagging/twice/a-show', '/user/collection/looks/a-show'],
  ['/newsroom/tagging/agreement', '/api/newsroom/shows?size=1'],
  ['/newsroom/preview/abc', '/newsroom/preview/abc'],
  ['/newsroom/words', '/api/newsroom/words?state=scheduled'],
  ['/newsroom/words/preview/abc', '/newsroom/words/preview/abc'],
  ['/newsroom/vocabulary', '/api/editor/vocabulary/concepts?missing=en'],
  ['/newsroom/retags', '/api/editor/vocabulary/concepts?missing=en'],
])('for %s asks %s', (path, asked) => {
  expect(questionFor(path)).toEqual({ kind: 'ask', path: asked });
});

it('asks with the look where the query says which one the page is about', () => {
  expect(questionFor('/look/related', '?look=a&page=2&utm_source=x')).toEqual({
    kind: 'ask',
    path: '/look/related?look=a',
  });
  expect(questionFor('/look/a', '?utm_source=x')).toEqual({ kind: 'ask', path: '/look/a' });
});

it.each(['/moodboards/list/ajax', '/moodboards/deleted', '/moodboards/a/b', '/metrics', '/health/ready'])(
  '%s is no page',
  (path) => {
    expect(questionFor(path)).toEqual({ kind: 'missing' });
  },
);

it('takes what cannot be for what is not there, and an api that fails for neither', () => {
  expect([404, 422, 400, 403, 410, 500, 503, 200].map(missingStatus)).toEqual([
    404, 404, 404, 403, 410, 0, 0, 0,
  ]);
});

it('asks as the reader only where readers differ', () => {
  expect(
    ['/user/collections/more', '/moodboards/board', '/operations/x', '/newsroom/vocabulary'].every(
      dependsOnReader,
    ),
  ).toBe(true);
  expect(['/look/a-look', '/users', '/collection/moodboards', '/'].some(dependsOnReader)).toBe(false);
});
