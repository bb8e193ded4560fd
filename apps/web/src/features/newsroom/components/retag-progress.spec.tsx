/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { QueryProvider } from '../../../api/query-provider';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { RetagProgress } from './retag-progress';

asBrowser();

const words = messagesOf('en').newsroom.retags;
const api = fakeApi();
const draw = () =>
  render(
    <QueryProvider>
      <RetagProgress words={words} locale="en" />
    </QueryProvider>,
  );
const retag = { id: 'r1', status: 'done', done: 4, total: 4, changed: 31, left_out: 2, undone: false };

it('says how far the retagging of the address is, and undoes it', async () => {
  window.history.replaceState(null, '', '/?retag=r1');
  api.answer('GET /api/editor/retags/r1', { body: retag });
  api.answer('POST /api/editor/retags/r1/undo', { body: { ...retag, undone: true } });
  draw();
  expect(await screen.findByText('Carried out. Looks with other tags: 31')).toBeTruthy();
  expect(screen.getByText('Looks that are being tagged twice, which keep their tags: 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: words.ledger }).getAttribute('href')).toBe('/en/data/restatements');
  fireEvent.click(screen.getByRole('button', { name: 'Undo it' }));
  expect(await screen.findByText('Undone: the looks have the tags they had.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('cannot be undone while it is under way', async () => {
  window.history.replaceState(null, '', '/?retag=r1');
  api.answer('GET /api/editor/retags/r1', { body: { ...retag, status: 'running', done: 1 } });
  const { unmount } = draw();
  expect(await screen.findByText('Under way: 1 of 4 collections.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  unmount();
});

it('is not there where the address names none', () => {
  window.history.replaceState(null, '', '/');
  expect(draw().container.textContent).toBe('');
});
