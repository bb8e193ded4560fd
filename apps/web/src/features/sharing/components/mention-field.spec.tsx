/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { useState } from 'react';
import { asBrowser } from '../../../testing/browser';
import { MentionField } from './mention-field';

asBrowser();
const people = [
  { id: 'm-1', name: 'Ada Vale' },
  { id: 'm-2', name: 'Bob Weaver' },
];

function Field() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <MentionField people={people} chosen={chosen} onChange={setChosen} words={messagesOf('en').sharing} />
      <p data-testid="chosen">{chosen.join()}</p>
    </>
  );
}

it('finds people by what is typed, names them once, and leaves them out again', async () => {
  render(<Field />);
  const user = userEvent.setup();
  const field = () => screen.getByRole('combobox', { name: 'Tell by mail' });
  await user.click(field());
  await user.type(field(), '@wea');
  await user.click(await screen.findByRole('option', { name: /Bob Weaver/ }));
  expect(screen.getByTestId('chosen').textContent).toBe('m-2');
  await user.click(field());
  expect(screen.queryByRole('option', { name: /Bob Weaver/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Do not tell Bob Weaver' }));
  expect(screen.getByTestId('chosen').textContent).toBe('');
});
