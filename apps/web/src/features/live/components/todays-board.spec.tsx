/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { saveQuickly } from '../../save/lib/quick-save';
import { TodaysBoard } from './todays-board';

asBrowser();
const api = fakeApi();
const words = { saved: '', off: '', undo: '', other: '', first: '', failed: 'That did not work.' };

it('opens the board that a look is being saved on, not another of its name', async () => {
  api.answer('GET /moodboards/list/ajax', { body: { results: [] } });
  api.answer('PUT /moodboards/create-and-add/look/a-look', {
    body: { moodboard: { slug: 'shows', name: 'Shows of today' } },
  });
  renderAsking(<TodaysBoard board="Shows of today" locale="en" words={{ open: 'The board', failed: '' }} />);
  const saving = saveQuickly('look:a-look', words, 'Shows of today');
  fireEvent.click(screen.getByRole('button'));
  await saving;
  // Whether there is a board is only asked when the look is on it.
  const lookedUp = () => api.asked.findIndex(({ path }) => path.includes('search=Shows'));
  await waitFor(() => expect(lookedUp()).toBeGreaterThan(-1));
  expect(api.asked.findIndex(({ method }) => method === 'PUT')).toBeLessThan(lookedUp());
  expect(api.asked.some(({ method }) => method === 'PUT')).toBe(true);
});
