/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asBrowser } from '../../../testing/browser';
import { DialogFrame } from './dialog-frame';

asBrowser();

function open() {
  const onClose = jest.fn();
  render(
    <DialogFrame title="Notes on this figure" close="Close" onClose={onClose}>
      <p>inside</p>
    </DialogFrame>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Notes on this figure' }) };
}

it('opens over the page under its title', () => {
  expect(open().dialog.ariaModal).toBe('true');
});

it('closes by its button', async () => {
  const first = open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(first.onClose).toHaveBeenCalledTimes(1);
});

it('closes by Escape', async () => {
  const { onClose } = open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes by a click beside it, not by one inside', () => {
  const { dialog, onClose } = open();
  fireEvent.click(screen.getByText('inside'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});
