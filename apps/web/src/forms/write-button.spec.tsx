/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/api';
import { asBrowser, toastTexts } from '../testing/browser';
import { went } from '../testing/next-navigation';
import { renderAsking } from '../testing/render-asking';
import { WriteButton } from './write-button';

asBrowser();
const api = fakeApi();
const JOB = '/api/operations/jobs/7';
const button = (sure?: string) =>
  renderAsking(
    <>
      <WriteButton
        writing={{ method: 'delete', path: '/api/operations/jobs/{id}', sent: { path: { id: '7' } } }}
        label="Drop"
        about="send-mail 7"
        words={{ done: 'It was dropped.', failed: 'That could not be done.' }}
        {...(sure ? { sure } : {})}
      />
      <a href="#elsewhere">elsewhere</a>
    </>,
  );

it('writes once, says so and shows the page anew', async () => {
  api.answer(`DELETE ${JOB}`, { status: 204 });
  button();
  await userEvent.click(screen.getByRole('button', { name: 'Drop: send-mail 7' }));
  await waitFor(() => expect(went).toEqual(['refresh']));
  expect(api.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE ${JOB}`]);
  expect(toastTexts()).toEqual(['success: It was dropped.']);
});

it('asks before what cannot be undone, and does it at the second press', async () => {
  api.answer(`DELETE ${JOB}`, { status: 204 });
  button('Drop for good?');
  await userEvent.click(screen.getByRole('button', { name: 'Drop: send-mail 7' }));
  expect(api.asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Drop for good?: send-mail 7' }));
  await waitFor(() => expect(api.asked).toHaveLength(1));
});

it('takes the question back when the reader goes elsewhere', async () => {
  button('Drop for good?');
  await userEvent.click(screen.getByRole('button', { name: 'Drop: send-mail 7' }));
  await userEvent.click(screen.getByText('elsewhere'));
  expect(screen.getByRole('button', { name: 'Drop: send-mail 7' })).toBeTruthy();
  expect(api.asked).toEqual([]);
});

it('says why it was refused, and nothing of failures of ours', async () => {
  api.answer(`DELETE ${JOB}`, {
    status: 409,
    body: { type: '/problems/job/conflict', detail: 'It is running just now.' },
  });
  button();
  await userEvent.click(screen.getByRole('button', { name: /Drop/ }));
  await waitFor(() => expect(toastTexts()).toEqual(['error: It is running just now.']));
  api.answer(`DELETE ${JOB}`, { status: 500, body: { type: '/problems/internal', detail: 'stack' } });
  await userEvent.click(screen.getByRole('button', { name: /Drop/ }));
  await waitFor(() => expect(toastTexts().at(-1)).toBe('error: That could not be done.'));
  expect(went).toEqual([]);
});
