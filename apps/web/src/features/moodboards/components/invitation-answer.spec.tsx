/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser, toastTexts } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { InvitationAnswer } from './invitation-answer';

asBrowser();
const api = fakeApi();
const words = messagesOf('en').boards.invitation;
const answer = (canAccept: boolean) =>
  renderAsking(
    <InvitationAnswer
      token="t"
      locale="en"
      formToken={null}
      canAccept={canAccept}
      boardAt="/en/SLUG"
      words={words}
    />,
  );

it('is declined without an account, too, and says that no further mail comes', async () => {
  api.answer('POST /moodboards/invitation/t/decline', { status: 204 });
  answer(false);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(words.declined)).toBeTruthy();
  expect(api.asked.at(-1)?.body).toEqual({ report: false });
});

it('says that it is over in the reader’s language', async () => {
  api.answer('POST /moodboards/invitation/t/accept', { status: 410, body: { detail: 'over' } });
  answer(true);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(toastTexts()).toEqual([`error: ${words.overLead}`]));
});
