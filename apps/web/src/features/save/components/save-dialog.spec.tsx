/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/api';
import { asBrowser, toastTexts } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { SaveDialog, type SaveWords } from './save-dialog';

asBrowser();
const api = fakeApi();
const words: SaveWords = {
  title: 'Save to a moodboard',
  none: 'You have no moodboard yet.',
  new: 'New moodboard',
  add: 'Create and save',
  saved: 'Saved to {name}.',
  already: 'Saved',
  close: 'Close',
  failed: 'That did not work.',
  name: 'Name',
  search: 'Search moodboards',
  noMatch: 'No moodboard of that name.',
  first: 'My looks',
  off: 'Taken off {name}.',
  undo: 'Undo',
  other: 'Another board…',
  picked: '{count} selected',
  all: '{count} saved on {name}.',
  compare: 'Compare',
  clear: 'Clear',
  newBoard: 'New board',
  download: 'Download',
  downloadPlan: 'Download with a plan',
  tooMany: 'At most {count}.',
  share: 'Share',
  selection: 'Selection of {date}',
  shared: 'On a board of its own.',
  copy: 'Copy the address',
  copied: 'Copied.',
  deck: 'Add to a deck',
  device: { title: 'Elsewhere', continue: 'Here' },
};
const board = (slug: string, contains = false) => ({ slug, name: slug, count: 3, cover: null, contains });
const listOf = (...results: object[]) => ({
  body: { results, total_count: results.length, page: 1, page_size: 24 },
});
const onClose = jest.fn();
const LIST = 'GET /moodboards/list/ajax';

async function open(list = listOf(board('autumn'), board('denim', true))) {
  api.answer(LIST, list);
  renderAsking(<SaveDialog item="look:a-look" words={words} onClose={onClose} />);
  return screen.findByRole('dialog', { name: words.title });
}
beforeEach(() => {
  onClose.mockClear();
});

it('says on which boards the picture is already', async () => {
  await open();
  expect(screen.getByRole('button', { name: /autumn/ }).ariaPressed).toBe('false');
  expect(screen.getByRole('button', { name: /denim/ }).ariaPressed).toBe('true');
  expect(api.asked[0]?.path).toBe('/moodboards/list/ajax?of=editable&look=a-look');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('says so where there is no board yet, and makes the first one', async () => {
  await open(listOf());
  expect(screen.getByText(words.none)).toBeTruthy();
  api.answer('PUT /moodboards/create-and-add/look/a-look', { body: { moodboard: { name: 'Silk' } } });
  await userEvent.type(screen.getByLabelText(words.new), 'Silk');
  await userEvent.click(screen.getByRole('button', { name: words.add }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Silk' });
  expect(toastTexts()).toEqual(['success: Saved to Silk.']);
});

it('saves to a board and closes', async () => {
  await open();
  api.answer('PUT /moodboards/autumn/add-look/look/a-look', { body: { moodboard: { name: 'Autumn' } } });
  await userEvent.click(screen.getByRole('button', { name: /autumn/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(toastTexts()).toEqual(['success: Saved to Autumn.']);
});

it('moves a picture that was just saved to the board that is chosen instead', async () => {
  api.answer(LIST, listOf(board('denim', true), board('autumn')));
  renderAsking(<SaveDialog item="look:a-look" from="denim" words={words} onClose={onClose} />);
  await screen.findByRole('dialog', { name: words.title });
  api.answer('PUT /moodboards/autumn/add-look/look/a-look', { body: { moodboard: { name: 'Autumn' } } });
  api.answer('DELETE /moodboards/remove-look', { status: 204 });
  await userEvent.click(screen.getByRole('button', { name: /autumn/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.asked.find(({ method }) => method === 'DELETE')?.body).toMatchObject({ moodboard: 'denim' });
});

it('stays open with a word about it when a board cannot be saved to', async () => {
  await open();
  api.answer('PUT /moodboards/autumn/add-look/look/a-look', {
    status: 409,
    body: { type: '/problems/moodboard/full', detail: 'The board is full.' },
  });
  await userEvent.click(screen.getByRole('button', { name: /autumn/ }));
  await waitFor(() => expect(toastTexts()).toEqual(['error: The board is full.']));
  expect(onClose).not.toHaveBeenCalled();
});

it('takes the picture off a board it is on, and shows that', async () => {
  await open();
  api.answer('DELETE /moodboards/remove-look', { status: 204 });
  api.answer(LIST, listOf(board('denim')));
  await userEvent.click(screen.getByRole('button', { name: /denim/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: /denim/ }).ariaPressed).toBe('false'));
  expect(api.asked.find(({ method }) => method === 'DELETE')?.body).toEqual({
    moodboard: 'denim',
    type: 'look',
    slug: 'a-look',
  });
});

it('offers a search where there are many boards', async () => {
  await open(listOf(...Array.from({ length: 7 }, (_, i) => board(`board-${i}`))));
  const search = await screen.findByRole('searchbox', { name: words.search });
  api.answer(LIST, listOf());
  await userEvent.type(search, 'zz');
  expect(await screen.findByText(words.noMatch)).toBeTruthy();
  expect(api.asked.at(-1)?.path).toContain('search=zz');
});

it('closes by Escape', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes with a word about it when boards cannot be had', async () => {
  api.answer(LIST, { status: 500, body: {} });
  renderAsking(<SaveDialog item="look:a-look" words={words} onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(toastTexts()).toEqual([`error: ${words.failed}`]);
});
