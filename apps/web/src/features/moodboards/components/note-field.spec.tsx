/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asBrowser } from '../../../testing/browser';
import { NoteField } from './note-field';

asBrowser();
const words = { note: 'Note on {name}', addNote: 'Add a note', keep: 'Keep', cancel: 'Cancel' };
const item = { name: 'Look 1', note: null as string | null };

async function write(note: string | null, keys: string) {
  const onSave = jest.fn(async (_text: string) => true);
  render(<NoteField item={{ ...item, note } as never} words={words} onSave={onSave} />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note on Look 1' }));
  await userEvent.keyboard(keys);
  return onSave;
}

it('keeps what was written, by its button and by Ctrl and Enter', async () => {
  expect(await write(null, 'Silk?{Control>}{Enter}{/Control}')).toHaveBeenCalledWith('Silk?');
});

it('keeps nothing after Escape, and gives the focus back', async () => {
  expect(await write('Old', 'New{Escape}')).not.toHaveBeenCalled();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Old' }));
});

it('sends nothing when nothing was changed', async () => {
  expect(await write('Old', '{Control>}{Enter}{/Control}')).not.toHaveBeenCalled();
});
