/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { useToasts } from '../../../shell/toast-store';
import { fakeApi } from '../../../testing/api';
import { asBrowser, toastTexts } from '../../../testing/browser';
import { endChoosing, markSaved, useSaving } from '../stores/save-store';
import { type QuickWords, saveQuickly } from './quick-save';

asBrowser();
const api = fakeApi();
const words: QuickWords = {
  saved: 'Saved on {name}.',
  off: 'Taken off {name}.',
  undo: 'Undo',
  other: 'Another board…',
  first: 'My looks',
  failed: 'That did not work.',
};
const ITEM = 'look:a-look';
const LIST = 'GET /moodboards/list/ajax';
const own = (...boards: { slug: string; contains?: boolean; role?: string; touched_at?: string }[]) => ({
  body: { results: boards.map((board) => ({ contains: false, role: 'own', touched_at: null, ...board })) },
});
const isSaved = () => useSaving.getState().saved.has(ITEM);
const action = (label: string) =>
  useToasts
    .getState()
    .shown.at(-1)
    ?.actions?.find((one) => one.label === label)
    ?.act();

beforeEach(() => {
  endChoosing();
  markSaved(ITEM, false);
});

it('saves on no board of others that the reader has not begun to work on', async () => {
  const theirs = { slug: 'theirs', role: 'edit' };
  api.answer(LIST, own(theirs, { slug: 'denim' }));
  const answer = { body: { moodboard: { slug: 'denim', name: 'Denim' } } };
  api.answer('PUT /moodboards/denim/add-look/look/a-look', answer);
  await saveQuickly(ITEM, words);
  expect(toastTexts()).toEqual(['success: Saved on Denim.']);
  api.answer(LIST, own({ ...theirs, touched_at: '2026-11-21T10:00:00.000Z' }, { slug: 'denim' }));
  api.answer('PUT /moodboards/theirs/add-look/look/a-look', {
    body: { moodboard: { slug: 'theirs', name: 'Theirs' } },
  });
  await saveQuickly(ITEM, words);
  expect(toastTexts()).toEqual(['success: Saved on Theirs.']);
});

it('saves on the board that was changed last, marks the picture, and undoes it', async () => {
  api.answer(LIST, own({ slug: 'denim' }, { slug: 'autumn' }));
  api.answer('PUT /moodboards/denim/add-look/look/a-look', {
    body: { moodboard: { slug: 'denim', name: 'Denim' } },
  });
  await saveQuickly(ITEM, words);
  expect(toastTexts()).toEqual(['success: Saved on Denim.']);
  expect(isSaved()).toBe(true);
  api.answer('DELETE /moodboards/remove-look', { status: 204 });
  action(words.undo);
  await new Promise((done) =>
    useToasts.subscribe(() => toastTexts().includes('success: Taken off Denim.') && done(0)),
  );
  expect(api.asked.at(-1)?.body).toEqual({ moodboard: 'denim', type: 'look', slug: 'a-look' });
  // One message at a time is about saving.
  expect(toastTexts()).toEqual(['success: Taken off Denim.']);
  expect(isSaved()).toBe(false);
});

it('offers another board, which the picture moves to', async () => {
  api.answer(LIST, own({ slug: 'denim' }));
  api.answer('PUT /moodboards/denim/add-look/look/a-look', {
    body: { moodboard: { slug: 'denim', name: 'Denim' } },
  });
  await saveQuickly(ITEM, words);
  action(words.other);
  expect(useSaving.getState().choosing).toEqual({ item: ITEM, from: 'denim' });
});

it('makes a first board where there is none', async () => {
  api.answer(LIST, own());
  api.answer('PUT /moodboards/create-and-add/look/a-look', {
    status: 201,
    body: { moodboard: { slug: 'x', name: 'My looks' } },
  });
  await saveQuickly(ITEM, words);
  expect(api.asked.at(-1)?.body).toEqual({ name: 'My looks' });
});

it('shows the boards of a picture that is saved already instead of saving it twice', async () => {
  api.answer(LIST, own({ slug: 'denim' }, { slug: 'autumn', contains: true }));
  await saveQuickly(ITEM, words);
  expect(api.asked.map(({ method }) => method)).toEqual(['GET']);
  expect(useSaving.getState().choosing).toEqual({ item: ITEM });
  expect(isSaved()).toBe(true);
});

it('says why a picture could not be saved', async () => {
  api.answer(LIST, own({ slug: 'denim' }));
  api.answer('PUT /moodboards/denim/add-look/look/a-look', {
    status: 409,
    body: { detail: 'The board is full.' },
  });
  await saveQuickly(ITEM, words);
  expect(toastTexts()).toEqual(['error: The board is full.']);
  expect(isSaved()).toBe(false);
});

it('saves on the board that a page names, which is made unless it is there', async () => {
  api.answer(LIST, own({ slug: 'denim' }));
  api.answer('PUT /moodboards/create-and-add/look/a-look', {
    body: { moodboard: { slug: 'shows', name: 'Shows of today' } },
  });
  await saveQuickly(ITEM, words, 'Shows of today');
  expect(api.asked.at(-1)?.body).toEqual({ name: 'Shows of today' });
  expect(toastTexts()).toEqual(['success: Saved on Shows of today.']);
});
