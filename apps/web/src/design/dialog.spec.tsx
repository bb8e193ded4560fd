/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { asBrowser } from '../testing/browser';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { OpensDialog } from './opens-dialog';

asBrowser();

function open() {
  const onClose = jest.fn();
  render(
    <Dialog title="Notes on this figure" close="Close" startsOpen onClose={onClose}>
      <p>inside</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Notes on this figure' }) };
}

it('opens over the page under its title, and lets a click beside it close it', () => {
  const { dialog } = open();
  expect(dialog.ariaModal).toBe('true');
  // Browsers do it by themselves ("says how a figure is counted, with the numbers of every row").
  expect(dialog.getAttribute('closedby')).toBe('any');
});

it('closes by its button', async () => {
  const { onClose } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes by Escape', async () => {
  const { onClose } = open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays where it must be answered', async () => {
  render(
    <Dialog label="Another device" closedBy="none" startsOpen>
      <button type="button">Continue here</button>
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Another device' })).toBeTruthy();
});

it('is opened by its button, and gives the focus back', async () => {
  render(
    <>
      <OpensDialog dialog="keys">Shortcuts</OpensDialog>
      <Dialog id="keys" title="Keyboard shortcuts" close="Close">
        <p>inside</p>
      </Dialog>
    </>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Shortcuts' });
  await userEvent.click(button);
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
});

it('asks, and does nothing until it is answered', async () => {
  const [onYes, onEnd] = [jest.fn(), jest.fn()];
  const question = <ConfirmDialog question="Delete it?" yes="Delete" no="Keep" onYes={onYes} onEnd={onEnd} />;
  const { unmount } = render(question);
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(onYes).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalled();
  unmount();
  render(question);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onYes).toHaveBeenCalledTimes(1);
});

function Asking() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Erase
      </button>
      {isAsking && (
        <ConfirmDialog
          question="Erase it?"
          yes="Yes"
          no="No"
          onYes={() => undefined}
          onEnd={() => setAsking(false)}
        />
      )}
    </>
  );
}

it('asks again, however soon after a no', async () => {
  render(<Asking />);
  const erase = screen.getByRole('button', { name: 'Erase' });
  fireEvent.click(erase);
  // No moment between the two, as on a machine that is too busy to say that the dialog is closed.
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  fireEvent.click(erase);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('dialog', { name: 'Erase it?' })).toBeTruthy();
});
