/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/api';
import { asBrowser, toastTexts } from '../testing/browser';
import { renderAsking } from '../testing/render-asking';
import { SentForm } from './sent-form';

asBrowser();
const api = fakeApi();
const words = {
  done: 'Sent.',
  failed: 'That did not work.',
  refused: { missing: 'Please fill this in', tooLong: 'Too long', invalid: 'Not valid' },
  problems: { throttled: 'Too often; please wait.' },
};
function form() {
  renderAsking(
    <SentForm action="/brand-visibility/create_contact" words={words} label="Contact">
      <label>
        Name <input name="name" />
      </label>
      <label>
        E-mail <input name="email" defaultValue="nobody" />
      </label>
      <button type="submit">Send</button>
    </SentForm>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Send' }));
}
const ACTION = 'POST /brand-visibility/create_contact';

it('says at each field what is wrong with it and leads to the first one', async () => {
  const violations = [
    { propertyPath: 'name', message: 'required', code: 'too_small' },
    { propertyPath: 'email', message: 'no address', code: 'invalid' },
  ];
  api.answer(ACTION, {
    status: 422,
    body: { type: '/problems/validation', status: 422, detail: '', violations },
  });
  await form();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Name: Please fill this inE-mail: Not valid');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'E-mail' }));
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});

it('sends what was filled in and says that it was sent', async () => {
  api.answer(ACTION, { body: {} });
  await form();
  await waitFor(() => expect(toastTexts()).toEqual(['success: Sent.']));
  expect(api.asked.at(-1)?.body).toEqual({ email: 'nobody' });
});

it('says a refusal in the reader’s words where it knows them', async () => {
  api.answer(ACTION, {
    status: 429,
    body: { type: '/problems/throttled', status: 429, detail: 'slow down' },
  });
  await form();
  await waitFor(() => expect(toastTexts()).toEqual(['error: Too often; please wait.']));
});
