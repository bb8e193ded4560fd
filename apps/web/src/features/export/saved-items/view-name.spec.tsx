/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { went } from '../../../testing/next-navigation';
import { renderAsking } from '../../../testing/render-asking';
import { ViewName } from './view-name';

asBrowser();

const api = fakeApi();
const words = { rename: 'Rename', save: 'Save', name: 'Name of the view', failed: 'That did not work.' };
const opener = () => screen.getByText('Rename');

it('renames where the view stands, and leaves the focus where it was', async () => {
  api.answer('PATCH /api/dashboard/saved-views/v1', { body: {} });
  renderAsking(<ViewName id="v1" name="Denim" words={words} />);
  await userEvent.click(opener());
  const field = screen.getByRole('textbox', { name: words.name });
  await userEvent.clear(field);
  await userEvent.type(field, ' Denim, Paris {Enter}');
  await waitFor(() => expect(went).toContain('refresh'));
  expect(api.asked).toEqual([
    { method: 'PATCH', path: '/api/dashboard/saved-views/v1', body: { name: 'Denim, Paris' } },
  ]);
  expect(opener().closest('details')?.open).toBe(false);
  expect(document.activeElement).toBe(opener());
});

it('keeps the name on Escape', async () => {
  renderAsking(<ViewName id="v1" name="Denim" words={words} />);
  await userEvent.click(opener());
  await userEvent.type(screen.getByRole('textbox', { name: words.name }), 'X{Escape}');
  expect(opener().closest('details')?.open).toBe(false);
  expect(document.activeElement).toBe(opener());
  expect(api.asked).toEqual([]);
});

it('changes the words of a note', async () => {
  api.answer('PATCH /api/dashboard/annotations/n1', { body: {} });
  renderAsking(<ViewName path="/api/dashboard/annotations/{id}" id="n1" name="Strike" words={words} />);
  await userEvent.click(opener());
  await userEvent.type(screen.getByRole('textbox', { name: words.name }), ' ended{Enter}');
  await waitFor(() => expect(api.asked.at(-1)?.body).toEqual({ text: 'Strike ended' }));
});
