/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser, toastTexts } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { BoardPeople } from './board-people';

asBrowser();
const api = fakeApi();
const words = { ...messagesOf('en').boards.people, failed: 'That did not work.' };
const PATH = '/moodboards/b1/people';
const bob = { id: 'm-2', name: 'Bob Weaver', role: 'read', you: false };
const waiting = {
  id: 'i1',
  email: 'eve@example.test',
  role: 'edit',
  until: '2026-12-11T10:00:00.000Z',
  state: 'waiting',
};
const board = {
  role: 'own',
  owner: { id: 'm-1', name: 'Ada Vale' },
  people: [bob],
  invitations: [waiting, { ...waiting, id: 'i2', email: 'no@example.test', state: 'declined' }],
  mention_mails: true,
};
const opened = async (answer: object) => {
  api.answer(`GET ${PATH}`, { body: answer });
  renderAsking(<BoardPeople board="b1" people={1} locale="en" onward="/en/moodboards" words={words} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'People (1)' }));
  await screen.findByText('Ada Vale');
  return user;
};
const sent = () => api.asked.filter(({ method }) => method !== 'GET');

it('invites an address, says who waits and who declined, and takes an invitation back', async () => {
  const user = await opened(board);
  expect(screen.getByText('edit · Invited until Dec 11, 2026')).toBeTruthy();
  expect(screen.getByText('edit · Declined')).toBeTruthy();
  // Nobody who declined is asked again.
  expect(screen.queryByRole('button', { name: 'Withdraw no@example.test', hidden: true })).toBeNull();
  api.answer('POST /moodboards/b1/invitations', { body: board });
  await user.type(screen.getByLabelText('E-mail address'), 'grace@example.test');
  await user.selectOptions(screen.getByRole('combobox', { name: 'May', hidden: true }), 'comment');
  await user.click(screen.getByRole('button', { name: 'Invite', hidden: true }));
  await waitFor(() => expect(toastTexts()).toEqual(['success: The invitation is on its way.']));
  api.answer('DELETE /moodboards/b1/invitations/i1', { status: 204 });
  await user.click(screen.getByRole('button', { name: 'Withdraw eve@example.test', hidden: true }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { method: 'POST', body: { email: 'grace@example.test', role: 'comment' } },
      { method: 'DELETE', path: '/moodboards/b1/invitations/i1' },
    ]),
  );
});

it('changes a role at once, and asks before it takes somebody off', async () => {
  const user = await opened(board);
  api.answer('PUT /moodboards/b1/people/m-2', { body: board });
  const role = screen.getByRole('combobox', { name: 'What Bob Weaver may do', hidden: true });
  await user.selectOptions(role, 'edit');
  await waitFor(() => expect(toastTexts()).toContain('success: Bob Weaver may now: edit.'));
  api.answer('DELETE /moodboards/b1/people/m-2', { status: 204 });
  await user.click(screen.getByRole('button', { name: 'Remove Bob Weaver', hidden: true }));
  expect(sent()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Yes, remove', hidden: true }));
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it('shows who is on it to others, who change nothing but may leave', async () => {
  await opened({ ...board, role: 'read', invitations: [], people: [{ ...bob, you: true }] });
  expect(screen.queryByRole('button', { name: 'Invite', hidden: true })).toBeNull();
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave the board', hidden: true })).toBeTruthy();
});
