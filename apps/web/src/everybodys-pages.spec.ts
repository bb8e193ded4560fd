import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { asReader, isEverybodys, tellsByItself } from './everybodys-pages.js';

const folder = fileURLToPath(new URL('app/[locale]', import.meta.url));
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${file.replace(/\/?(page\.tsx|route\.ts)$/, '')}`.replace(/\/$/, ''));
const nothing = new URLSearchParams();

it('knows of every page whose it is', () => {
  expect(pages.filter((path) => !isEverybodys(`/en${path}`, nothing)).sort()).toEqual([
    '/auth',
    '/auth/confirm',
    '/auth/forgot-password',
    '/auth/leave',
    '/auth/reset-password',
    '/auth/status',
    '/data/dashboard-components',
    '/data/dashboard/[slug]',
    '/data/dashboard/decks',
    '/data/dashboard/decks/[id]',
    '/data/dashboard/decks/[id]/present',
    '/data/desk',
    '/data/forecasts',
    '/data/leads',
    '/data/paths',
    '/data/restatements',
    '/moodboards',
    '/moodboards/[slug]',
    '/moodboards/[slug]/more',
    '/moodboards/create',
    '/moodboards/delete/[slug]',
    '/moodboards/history/[slug]',
    '/moodboards/history/[slug]/[version]',
    '/moodboards/invitation/[token]',
    '/moodboards/public/[token]',
    '/moodboards/public/[token]/more',
    '/moodboards/share/[slug]',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/newsroom',
    '/newsroom/figures',
    '/newsroom/people',
    '/newsroom/plans',
    '/newsroom/preview/[token]',
    '/newsroom/retags',
    '/newsroom/shows',
    '/newsroom/shows/[slug]',
    '/newsroom/streams',
    '/newsroom/tagging',
    '/newsroom/tagging/[slug]',
    '/newsroom/tagging/agreement',
    '/newsroom/tagging/twice',
    '/newsroom/tagging/twice/[slug]',
    '/newsroom/vocabulary',
    '/newsroom/words',
    '/newsroom/words/edit',
    '/newsroom/words/preview',
    '/newsroom/words/preview/[token]',
    '/operations/data-quality',
    '/premium-memberships/checkout',
    '/premium-memberships/test-checkout',
    '/status',
    '/user/account/update',
    '/user/collection/looks/[slug]',
    '/user/collections/list-by-designer/[slug]',
    '/user/collections/more',
    '/user/feed',
  ]);
});

it.each([
  '/en/%61uth',
  '/en/%75ser/account/update',
  '/',
  '/model',
  '/english/model',
  '/en/%ff',
  '/api/health',
])('keeps nothing of %s', (path) => {
  expect(isEverybodys(path, nothing)).toBe(false);
});

it('renders any page for its reader where the address says so, or holds the token of a mail', () => {
  for (const address of [
    asReader('/fr/model'),
    asReader('/fr/look/search?page=3'),
    '/fr/premium-memberships?token=x',
  ]) {
    const { pathname, searchParams } = new URL(address, 'http://toile.test');
    expect(isEverybodys(pathname, searchParams)).toBe(false);
  }
});

it('leaves it to pages of one thing to find out that it is not there', () => {
  for (const path of [
    '/look/a-look',
    '/collection/a-show',
    '/designer/a-designer',
    '/model/a-model',
    '/street/a-street',
  ])
    expect([path, tellsByItself(path)]).toEqual([path, true]);
  // Of these the api is asked something else than the page asks, or nothing.
  for (const path of [
    '/',
    '/look/search',
    '/look/related',
    '/look/tags/similars',
    '/collection/woman/a-designer',
    '/nope',
  ])
    expect([path, tellsByItself(path)]).toEqual([path, false]);
});
