/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asBrowser } from '../testing/browser';
import { showToast } from './toast-store';
import { Toasts } from './toasts';

asBrowser();

it('reads errors out at once, and keeps each until it is closed', async () => {
  render(<Toasts words={{ region: 'Messages', close: 'Close' }} />);
  act(() => {
    showToast({ kind: 'success', text: 'Saved.' });
    showToast({ kind: 'error', text: 'That did not work.' });
  });
  expect(screen.getByRole('alert').textContent).toBe('That did not work.');
  expect(screen.getByRole('region', { name: 'Messages' }).ariaLive ?? 'polite').toBe('polite');
  const [first] = screen.getAllByRole('button', { name: 'Close' });
  await userEvent.click(first as HTMLElement);
  expect(screen.queryByText('Saved.')).toBeNull();
  expect(screen.getByText('That did not work.')).toBeTruthy();
});
