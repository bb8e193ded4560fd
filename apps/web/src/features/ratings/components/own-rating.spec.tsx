/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { askSession } from '../../../reader/session-store';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { OwnRating } from './own-rating';
import type { RatingWords } from './rating-form';

asBrowser();
const api = fakeApi();
const OVERVIEW = '/api/collection/a/rating/overview';
const sent = { done: '', failed: '', refused: { missing: '', tooLong: '', invalid: '' }, problems: {} };
const words: RatingWords = {
  form: 'Your rating',
  give: 'Your stars',
  mine: 'You gave',
  stars: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
  comment: 'Why',
  submitGive: 'Rate',
  submitChange: 'Change',
  withdraw: 'Withdraw',
  given: sent,
  changed: sent,
  withdrawn: sent,
};
const mine = { id: 7, rating: 4, comment: '' } as never;
const show = (drawn: { mine: never; token: string } | null) =>
  renderAsking(
    <OwnRating collection="a" action="/en/collection/a/rating" drawn={drawn} words={words}>
      <p>Sign in to rate</p>
    </OwnRating>,
  );

it('shows what a visitor is told until somebody is known, then their own stars, asking who reads once', async () => {
  // Nobody can tell who reads: the page stays everybody's.
  show(null);
  expect(screen.getByText('Sign in to rate')).toBeTruthy();
  expect(await askSession()).toBeUndefined();
  cleanup();
  api.answer('GET /auth/status', { body: { logged_in: true, user: { email: 'ada@example.org' } } });
  api.answer(`GET ${OVERVIEW}`, { body: { average: null, count: 1, distribution: null, mine } });
  show(null);
  expect(((await screen.findByLabelText('4 stars')) as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByText('Sign in to rate')).toBeNull();
  cleanup();
  show(null);
  await screen.findByText('You gave');
  expect(api.asked.map(({ path }) => path)).toEqual(['/auth/status', '/auth/status', OVERVIEW, OVERVIEW]);
});

it('asks nothing where the server drew it for the reader, with a token for who has no scripts', () => {
  const { container } = show({ mine, token: 'theirs' });
  expect(container.querySelector<HTMLInputElement>('[name="_token"]')?.value).toBe('theirs');
  expect(screen.getByText('You gave')).toBeTruthy();
  expect(api.asked.map(({ path }) => path)).not.toContain(OVERVIEW);
});
