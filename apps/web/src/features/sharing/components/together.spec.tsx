/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { Together } from './together';

asBrowser();
const api = fakeApi();
const words = messagesOf('en').sharing;
const item = {
  kind: 'view',
  id: 'v1',
  name: 'Lace by city',
  owner: { id: 'm-1', name: 'Ada Vale' },
  role: 'own',
  may_comment: true,
  shared: null,
  colleagues: [
    { id: 'm-2', name: 'Bob Weaver' },
    { id: 'm-3', name: 'Cy Reed' },
  ],
  comments: [],
};
beforeEach(() => {
  api.answer('GET /api/dashboard/shared/view/v1', { body: item });
  api.answer('GET /api/dashboard/shared/view/v1/history', { body: { results: [] } });
});
afterEach(() => history.replaceState(null, '', '/'));
const shown = (label?: string) =>
  renderAsking(
    <Together kind="view" id="v1" about="Lace by city" locale="en" words={words} {...(label && { label })} />,
  );

it('says in whole sentences what colleagues may do and who they are', async () => {
  shown();
  await userEvent.click(screen.getByRole('button', { name: 'Share… Lace by city' }));
  expect(await screen.findByRole('option', { name: 'Colleagues may edit it' })).toBeTruthy();
  expect(screen.getByText('Bob Weaver, Cy Reed')).toBeTruthy();
});

it('says that nothing has changed where there is no history, and to a colleague since when', async () => {
  shown();
  await userEvent.click(screen.getByRole('button', { name: /^Share…/ }));
  await userEvent.click(await screen.findByText(words.history));
  expect(await screen.findByText(words.noHistoryYet)).toBeTruthy();
});

it('is open where a mail of a mention led to it, and nowhere twice', async () => {
  history.replaceState(null, '', '/#together-view-v1');
  shown();
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('is shut there where it stands beside the mention itself', () => {
  history.replaceState(null, '', '/#together-view-v1');
  shown(words.answer);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Answer… Lace by city' })).toBeTruthy();
});
