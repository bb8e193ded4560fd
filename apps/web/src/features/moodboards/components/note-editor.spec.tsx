/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { CardWords } from './card-words';
import { NoteEditor } from './note-editor';

const words = {
  text: 'Text of the note',
  paper: 'Paper',
  papers: { white: 'White', sand: 'Sand', rose: 'Rose', sage: 'Sage', sky: 'Sky' },
  saved: 'Saved',
  saving: 'Not saved yet',
  close: 'Done',
} as CardWords;
type Save = (text: string, paper: string) => Promise<boolean>;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function write(onSave: jest.Mock<Save>) {
  const onClose = jest.fn();
  const shown = render(
    <NoteEditor text="Green" paper="sand" words={words} onSave={onSave} onClose={onClose} />,
  );
  return { ...shown, onClose, field: screen.getByRole('textbox', { name: 'Text of the note' }) };
}

it('keeps itself when the writer rests, once', async () => {
  const onSave = jest.fn<Save>(async () => true);
  const { field } = write(onSave);
  fireEvent.change(field, { target: { value: 'Bottle' } });
  fireEvent.change(field, { target: { value: 'Bottle green' } });
  expect(screen.getByRole('status').textContent).toBe('Not saved yet');
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(onSave.mock.calls).toEqual([['Bottle green', 'sand']]);
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

it('keeps what was written last when it is left before the writer rested', () => {
  const onSave = jest.fn<Save>(async () => true);
  const { field, unmount, onClose } = write(onSave);
  fireEvent.change(field, { target: { value: 'Late' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalled();
  unmount();
  expect(onSave.mock.calls).toEqual([['Late', 'sand']]);
});

it('changes its paper, and says nothing when nothing changed', async () => {
  const onSave = jest.fn<Save>(async () => true);
  const { unmount } = write(onSave);
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: 'Sage' }));
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(onSave.mock.calls).toEqual([['Green', 'sage']]);
  unmount();
  expect(onSave).toHaveBeenCalledTimes(1);
});
