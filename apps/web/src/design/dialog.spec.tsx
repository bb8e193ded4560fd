/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  expect([onYes.mock.calls.length, onEnd.mock.calls.length]).toEqual([0, 1]);
  unmount();
  render(question);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect([onYes.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 2]);
});
