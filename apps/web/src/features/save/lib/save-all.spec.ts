/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { useToasts } from '../../../shell/toast-store';
import { fakeApi } from '../../../testing/api';
import { asBrowser, toastTexts } from '../../../testing/browser';
import { saveAll } from './save-all';

asBrowser();
const api = fakeApi();
const words = {
  saved: 'Saved on {name}.',
  off: 'Taken off {name}.',
  undo: 'Undo',
  other: 'Another board…',
  first: 'My looks',
  failed: 'That did not work.',
  all: '{count} saved on {name}.',
};
const answered = (added: boolean) => ({
  body: { moodboard: { slug: 'denim', name: 'Denim', role: 'own' }, added },
});

it('saves all on one board, and takes off again only what was not there before', async () => {
  api.answer('GET /moodboards/list/ajax', {
    body: { results: [{ slug: 'denim', name: 'Denim', role: 'own' }] },
  });
  api.answer('PUT /moodboards/denim/add-look/look/a', answered(true));
  api.answer('PUT /moodboards/denim/add-look/look/b', answered(false));
  api.answer('PUT /moodboards/denim/add-look/street-style/c', answered(true));
  expect(await saveAll(['look:a', 'look:b', 'street-style:c'], words)).toBe(true);
  expect(toastTexts()).toEqual(['success: 3 saved on Denim.']);
  api.answer('POST /moodboards/remove/denim', answered(false));
  useToasts.getState().shown[0]?.actions?.[0]?.act();
  await new Promise((done) =>
    useToasts.subscribe(() => toastTexts().includes('success: Taken off Denim.') && done(0)),
  );
  expect(api.asked.at(-1)?.body).toEqual({
    items: [
      { type: 'look', slug: 'a' },
      { type: 'street-style', slug: 'c' },
    ],
  });
});

it('makes a first board once, however many are saved', async () => {
  api.answer('GET /moodboards/list/ajax', { body: { results: [] } });
  api.answer('PUT /moodboards/create-and-add/look/a', answered(true));
  api.answer('PUT /moodboards/denim/add-look/look/b', answered(true));
  expect(await saveAll(['look:a', 'look:b'], words)).toBe(true);
  expect(api.asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/moodboards/create-and-add/look/a',
    '/moodboards/denim/add-look/look/b',
  ]);
});

it('says why not all could be saved', async () => {
  api.answer('GET /moodboards/list/ajax', {
    body: { results: [{ slug: 'denim', name: 'Denim', role: 'own' }] },
  });
  api.answer('PUT /moodboards/denim/add-look/look/a', {
    status: 409,
    body: { detail: 'The board is full.' },
  });
  expect(await saveAll(['look:a', 'look:b'], words)).toBe(false);
  expect(toastTexts()).toEqual(['error: The board is full.']);
});

it('saves all on a board that is new, whatever others are called', async () => {
  api.answer('POST /moodboards/create', { body: { slug: 'denim', name: 'Denim', role: 'own' } });
  api.answer('PUT /moodboards/denim/add-look/look/a', answered(true));
  const before = api.asked.length;
  expect(await saveAll(['look:a'], words, 'Denim')).toBe(true);
  const asked = api.asked.slice(before).map(({ path }) => path);
  expect(asked).not.toContain('/moodboards/list/ajax');
  expect(api.asked.at(-2)?.body).toEqual({ name: 'Denim' });
});
