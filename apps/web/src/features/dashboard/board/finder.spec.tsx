/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import { ConceptFinder } from '../series/concept-finder';
import { Finder } from './finder';

asBrowser();
const api = fakeApi();
const SEARCH = 'GET /api/dashboard/search';
const hit = (slug: string, dimension: string) => ({ slug, dimension, label: slug, total_count: 5 });

/** The field once its code has come, with the focus in it. */
async function ready() {
  await userEvent.hover(screen.getByRole('combobox'));
  await waitFor(() => expect(screen.getByRole('combobox').getAttribute('aria-haspopup')).toBe('listbox'));
  screen.getByRole('combobox').focus();
}

it('finds by typing and chooses by the keys alone', async () => {
  api.answer(SEARCH, {
    body: { results: [hit('denim', 'trends'), hit('lace', 'trends'), hit('orvanne', 'brands')] },
  });
  const choose = jest.fn();
  renderInBoard(<Finder label="Search" only="trends" onChoose={choose} />);
  await ready();
  await userEvent.keyboard('e');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ slug: 'lace' }));
});

it('takes the first of what was found by Enter', async () => {
  api.answer(SEARCH, { body: { results: [hit('denim', 'trends')] } });
  const choose = jest.fn();
  renderInBoard(<Finder label="Search" onChoose={choose} />);
  await ready();
  await userEvent.keyboard('de');
  await screen.findByRole('option');
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledTimes(1);
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ slug: 'denim' }));
});

it('says that nothing was found, or nobody answered', async () => {
  const words = messagesOf('en').dashboard.search;
  api.answer(SEARCH, { body: { results: [] } });
  renderInBoard(<Finder label="Search" onChoose={() => undefined} />);
  await ready();
  await userEvent.keyboard('zz');
  expect(await screen.findByText(words.none)).toBeTruthy();
  api.answer(SEARCH, { status: 503, body: {} });
  await userEvent.keyboard('y');
  expect(await screen.findByText(words.failed)).toBeTruthy();
});

it('finds models by their names, and colours of the palette alone', async () => {
  api.answer('GET /api/autocomplete/individual', {
    body: { results: [{ slug: 'ada-lind', name: 'Ada Lind', total_count: 5 }], total_count: 1 },
  });
  const choose = jest.fn();
  const { unmount } = renderInBoard(<ConceptFinder of="model" label="Add" onChoose={choose} />);
  await ready();
  await userEvent.keyboard('ada');
  expect(await screen.findByRole('option', { name: /Ada Lind/ })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenLastCalledWith('ada-lind');
  unmount();
  renderInBoard(<ConceptFinder of="colour" label="Add" onChoose={choose} />);
  await ready();
  await userEvent.keyboard('navy');
  await screen.findByRole('option', { name: /Navy/ });
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenLastCalledWith('navy');
});
