/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import type { Deck, RenderedSlide } from '../api/decks';
import { DeckEditor } from './deck-editor';

asBrowser();
const api = fakeApi();
const { decks: words, boards, sharing, savedItems } = messagesOf('en');
const PATH = '/api/dashboard/decks/d';
const slide = (id: string, title: string): Deck['slides'][number] => ({
  id,
  title,
  text: null,
  content: { kind: 'text' },
});
const deck = (role: Deck['role'] = 'own'): Deck => ({
  id: 'd',
  title: 'Milan',
  slides: [slide('a', 'Lace'), slide('b', 'Velvet')],
  refresh: null,
  role,
  shared: null,
});
const shown = (id: string, title: string, over: Partial<RenderedSlide> = {}): RenderedSlide => ({
  id,
  kind: 'question',
  title,
  text: null,
  filters: '',
  head: ['Trend', 'SS27'],
  rows: [['Lace', '12.5%']],
  chart: {
    kind: 'bars',
    percent: true,
    digits: 1,
    categories: ['Lace'],
    series: [{ name: 'SS27', values: [12.5] }],
  },
  pictures: [],
  notes: [],
  source: 'Toile, share_of_collection_v2',
  link: '/data/dashboard/explore?measures=runway_share&rows=tag',
  refreshed: null,
  keyFigures: false,
  empty: null,
  problem: null,
  ...over,
});
const open = (role?: Deck['role']) => {
  api.answer(`GET ${PATH}/slides/a`, { body: shown('a', 'Lace') });
  api.answer(`GET ${PATH}/slides/b`, {
    body: shown('b', 'Velvet', {
      rows: [],
      head: [],
      chart: null,
      link: null,
      source: null,
      problem: 'There is no brand.',
    }),
  });
  renderAsking(
    <DeckEditor
      deck={deck(role)}
      locale="en"
      words={words}
      sharing={sharing}
      saving={savedItems}
      sorting={boards.sorting}
    />,
  );
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

it('shows each slide with its numbers and where they are from, and says what cannot be asked', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Lace/ });
  expect(within(row).getByRole('cell').textContent).toBe('12.5%');
  expect(screen.getByRole('link', { name: words.live }).getAttribute('href')).toBe(
    '/en/data/dashboard/explore?measures=runway_share&rows=tag',
  );
  expect((await screen.findByRole('alert')).textContent).toBe('There is no brand.');
});

it('moves a slide by a button, and back where the api refuses it', async () => {
  open();
  api.answer(`PUT ${PATH}/order`, { status: 409, body: { detail: 'Load it again.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Move down: Lace' }));
  await waitFor(() => expect(api.asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(api.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ order: ['b', 'a'] });
  await waitFor(() => expect(titles()).toEqual(['Lace', 'Velvet']));
});

it('is only looked at where it is shared to be read', async () => {
  open('read');
  await screen.findByRole('row', { name: /Lace/ });
  expect(screen.getByText(words.edit.readOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Move|Remove|Delete|Add/ })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: words.edit.pptx }).getAttribute('href')).toBe(
    `${PATH}/files/pptx?locale=en`,
  );
});

it('gives a slide without a title no title, and says of an empty one that nothing is written', async () => {
  const empty = { kind: 'text' as const, head: [], rows: [], chart: null, source: null, link: null };
  api.answer(`GET ${PATH}/slides/a`, { body: shown('a', '', empty) });
  api.answer(`GET ${PATH}/slides/b`, { body: shown('b', '', { ...empty, text: 'Ask Milan.' }) });
  const slides = [slide('a', ''), slide('b', '')].map((one) => ({ ...one, title: null }));
  renderAsking(
    <DeckEditor
      deck={{ ...deck(), slides }}
      locale="en"
      words={words}
      sharing={sharing}
      saving={savedItems}
      sorting={boards.sorting}
    />,
  );
  expect(await screen.findAllByText(words.edit.blank)).toHaveLength(1);
  expect(await screen.findByText('Ask Milan.')).toBeTruthy();
  for (const heading of screen.getAllByRole('heading', { level: 2, name: /Slide/ }))
    expect(heading.className).toContain('visually-hidden');
});

it('reads key figures one by one, and says beside an author’s words that there is nothing, as the file does', async () => {
  const keys = { chart: null, keyFigures: true, rows: [['Collections', '80', '▲ 12%']] };
  api.answer(`GET ${PATH}/slides/a`, { body: shown('a', 'The season', keys) });
  const nothing = { head: [], rows: [], chart: null, text: 'Too early.', empty: 'No data available' };
  api.answer(`GET ${PATH}/slides/b`, { body: shown('b', 'Rising', nothing) });
  renderAsking(
    <DeckEditor
      deck={deck()}
      locale="en"
      words={words}
      sharing={sharing}
      saving={savedItems}
      sorting={boards.sorting}
    />,
  );
  const name = await screen.findByText('Collections');
  expect(name.parentElement?.textContent).toBe('Collections80▲ 12%');
  expect(screen.queryByRole('table')).toBeNull();
  for (const said of ['Too early.', 'No data available']) expect(await screen.findByText(said)).toBeTruthy();
});
