/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { usePictureSearch } from '../features/picture-search/stores/picture-search-store';
import { fakeApi } from '../testing/api';
import { asBrowser } from '../testing/browser';
import { went } from '../testing/next-navigation';
import { renderAsking } from '../testing/render-asking';
import { OpensSearch } from './opens-search';
import { useRecentSearches } from './recent-searches';

asBrowser();
const api = fakeApi();
const { search, nav } = messagesOf('en').messages;
const words = { ...search, title: nav.search };
const COMPLETIONS = 'GET /api/search/completions';
const picture = { image_filename: 'a.svg', width: 2, height: 3, thumbhash: null, colours: [] };
const row = (kind: string, label: string, text: string) => {
  return { kind, slug: label.toLowerCase(), label, search: text, total_count: 1203, picture };
};

beforeEach(() => {
  useRecentSearches.setState({ searches: [] });
});

function draw() {
  renderAsking(
    <>
      <input aria-label="elsewhere" />
      <OpensSearch href="/en/look/search#search" locale="en" className="" words={words}>
        icon
      </OpensSearch>
    </>,
  );
}

async function open() {
  draw();
  await userEvent.keyboard('/');
  return screen.findByRole<HTMLInputElement>('combobox', { name: words.label, hidden: true });
}

it('opens by a key, but not while somebody writes', async () => {
  api.answer(COMPLETIONS, { body: { results: [] } });
  draw();
  await userEvent.type(screen.getByLabelText('elsewhere'), 'a/b');
  expect(document.querySelector('dialog')).toBeNull();
  screen.getByLabelText('elsewhere').blur();
  await userEvent.keyboard('/');
  expect(await screen.findByRole('combobox', { name: words.label, hidden: true })).toBeTruthy();
});

it('shows what a search may become, with counts, pictures and what kind of thing it is', async () => {
  api.answer(COMPLETIONS, {
    body: { results: [row('concept', 'Leather', 'red leather'), row('designer', 'Lemaine', 'Lemaine')] },
  });
  const field = await open();
  await userEvent.type(field, 'red le');
  const leather = await screen.findByRole('option', { name: /red leather 1,203/, hidden: true });
  expect(leather.querySelector('img')?.getAttribute('src')).toBe('/cdn/thumb_200/a.svg');
  expect(screen.getByRole('option', { name: /Lemaine Designer/, hidden: true })).toBeTruthy();
});

it('sends what was typed by Enter, keeps it on the device, and forgets it when asked', async () => {
  api.answer(COMPLETIONS, { body: { results: [] } });
  const field = await open();
  await userEvent.type(field, 'velvet{Enter}');
  await waitFor(() => expect(useRecentSearches.getState().searches).toEqual(['velvet']));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await userEvent.keyboard('/');
  expect(await screen.findByRole('option', { name: /velvet Recent search/, hidden: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.forget, hidden: true }));
  expect(screen.queryByRole('option', { hidden: true })).toBeNull();
  expect(JSON.parse(localStorage.getItem('searches') ?? '{}').state.searches).toEqual([]);
});

it('searches with a picture that is dropped on it', async () => {
  api.answer(COMPLETIONS, { body: { results: [] } });
  api.answer('POST /api/search/picture', { status: 415, body: { status: 415 } });
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unreadable')) });
  const field = await open();
  const files = [new File(['x'], 'coat.png', { type: 'image/png' })];
  expect(fireEvent.dragOver(field, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(fireEvent.drop(field, { dataTransfer: { files } })).toBe(false);
  expect(usePictureSearch.getState().picture).toBe(files[0]);
  expect(went).toEqual(['/en/look/picture']);
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

it('leads a member to searches they follow, by any of their words', async () => {
  api.answer(COMPLETIONS, { body: { results: [] } });
  const follow = { id: 'search:1', kind: 'search', slug: null, search: 'type=woman&tags=lace' };
  const brand = { id: 'brand:vaux', kind: 'brand', slug: 'vaux', search: null, name: null };
  api.answer('GET /api/follows', { body: { results: [{ ...follow, name: 'Womenswear · Lace' }, brand] } });
  api.answer('GET /auth/status', { body: { user: { slug: 'ada' } } });
  const field = await open();
  expect(
    await screen.findByRole('option', { name: /Womenswear · Lace Saved search/, hidden: true }),
  ).toBeTruthy();
  await userEvent.type(field, 'velvet');
  await waitFor(() => expect(screen.queryByRole('option', { hidden: true })).toBeNull());
  await userEvent.clear(field);
  await userEvent.type(field, 'lace');
  await userEvent.click(await screen.findByRole('option', { name: /Womenswear · Lace/, hidden: true }));
  expect(went.at(-1)).toBe('/en/look/search?type=woman&tags=lace');
});

it('says that nothing is called so', async () => {
  api.answer(COMPLETIONS, { body: { results: [] } });
  const field = await open();
  await userEvent.type(field, 'xylophone');
  expect(await screen.findByText(words.none)).toBeTruthy();
});
