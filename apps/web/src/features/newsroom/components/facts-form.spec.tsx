/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { FactsForm } from './facts-form';

asBrowser();
const api = fakeApi();
const { form: words } = messagesOf('en').newsroom.shows;
const named = (slug: string) => ({ slug, name: slug });
const facts = {
  designer: named('vale'),
  season: named('resort-2027'),
  type: named('woman'),
  city: named('paris'),
  show_date: '2026-06-01T10:00:00.000Z',
  title: 'A show',
  venue: '',
  description: '',
  live: true,
  stream_url: null,
};
const choice = (slug: string) => [{ value: slug, label: slug }];
const form = () => (
  <FactsForm
    slug="a-show"
    facts={{ collection: 'a-show', ...facts }}
    version={3}
    lists={{ brands: [facts.designer], seasons: [facts.season], cities: [] }}
    choices={{
      designers: choice('vale'),
      seasons: choice('resort-2027'),
      types: choice('woman'),
      cities: choice('paris'),
    }}
    words={words}
  />
);

it('says that all is saved only once it is, and not of a field that cannot be read', async () => {
  api.answer('PUT /api/newsroom/shows/a-show', { body: { version: 4 } });
  renderAsking(form());
  const status = screen.getByRole('status');
  const stream = screen.getByLabelText(words.stream);
  fireEvent.change(stream, { target: { value: 'nonsense' } });
  expect(status.textContent).toBe(words.saving);
  await waitFor(() => expect(status.textContent).toBe(words.invalid), { timeout: 3_000 });
  fireEvent.change(stream, { target: { value: 'https://live.example/x' } });
  await waitFor(() => expect(status.textContent).toBe(words.saved), { timeout: 3_000 });
});
