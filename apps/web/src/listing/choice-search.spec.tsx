/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../testing/api';
import { asBrowser } from '../testing/browser';
import { renderAsking } from '../testing/render-asking';
import { ChoiceSearch } from './choice-search';

asBrowser();
const api = fakeApi();
const words = messagesOf('en').account.select;
const TAGS = 'GET /api/autocomplete/tag';
const row = (name: string) => ({ slug: name.toLowerCase(), name, total_count: 3 });

async function search(more?: { chosen?: number; most?: number; minLength?: number }) {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderAsking(
    <form onSubmit={onSubmit} aria-label="filters">
      <ChoiceSearch
        label="Tags"
        name="tags"
        source="tag"
        placeholder=""
        locale="en"
        words={words}
        {...more}
      />
    </form>,
  );
  // The code of the combobox comes when a hand is near.
  await userEvent.hover(screen.getByRole('combobox', { name: 'Tags' }));
  const field = await waitFor(() => {
    const loaded = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
    expect(loaded.getAttribute('aria-haspopup')).toBe('listbox');
    return loaded;
  });
  return { onSubmit, field };
}

it('is moved through by the arrow keys and sent by Enter', async () => {
  api.answer(TAGS, { body: { results: [row('Denim'), row('Velvet')], total_count: 2 } });
  const { field, onSubmit } = await search();
  await userEvent.type(field, 'e');
  await screen.findByRole('option', { name: /Velvet/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  const denim = screen.getByRole('option', { name: /Denim/ });
  expect(field.getAttribute('aria-activedescendant')).toBe(denim.id);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(document.querySelector<HTMLInputElement>('input[name=tags]')?.value).toBe('velvet');
});

it('closes by Escape and forgets what was typed by a second one', async () => {
  api.answer(TAGS, { body: { results: [row('Denim')], total_count: 1 } });
  const { field } = await search();
  await userEvent.type(field, 'den');
  await screen.findByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.value).toBe('den');
  await userEvent.keyboard('{Escape}');
  expect(field.value).toBe('');
});

it('says that nothing was found, and that nobody answered', async () => {
  api.answer(TAGS, { body: { results: [], total_count: 0 } });
  const { field } = await search();
  await userEvent.type(field, 'zz');
  expect(await screen.findByText(words.none)).toBeTruthy();
  api.answer(TAGS, { status: 500, body: {} });
  await userEvent.type(field, 'y');
  expect(await screen.findByText(words.failed)).toBeTruthy();
});

it('searches no more once as many are chosen as may be', async () => {
  const { field } = await search({ chosen: 5, most: 5 });
  await userEvent.type(field, 'den');
  expect(screen.getByRole('status').textContent).toContain('5');
  expect(api.asked).toEqual([]);
});

it('asks for more characters before it searches, as the attribute says', async () => {
  api.answer(TAGS, { body: { results: [row('Denim')], total_count: 1 } });
  const { field } = await search({ minLength: 2 });
  expect(field.closest('[data-min-length]')?.getAttribute('data-min-length')).toBe('2');
  await userEvent.type(field, 'd');
  expect(screen.getByRole('status').textContent).toContain('Please enter 2 or more characters');
  expect(api.asked).toEqual([]);
  // What the page says counts, whoever wrote it there.
  field.closest('[data-min-length]')?.setAttribute('data-min-length', '4');
  await userEvent.type(field, 'e');
  expect(screen.getByRole('status').textContent).toContain('Please enter 4 or more characters');
  expect(api.asked).toEqual([]);
  field.closest('[data-min-length]')?.setAttribute('data-min-length', 'some');
  await userEvent.type(field, 'n');
  expect(await screen.findByRole('option', { name: /Denim/ })).toBeTruthy();
});

it('keeps what was typed and who typed it while its code arrives', async () => {
  api.answer(TAGS, { body: { results: [row('Denim')], total_count: 1 } });
  renderAsking(
    <ChoiceSearch label="Tags" name="tags" source="tag" placeholder="" locale="en" words={words} />,
  );
  const plain = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
  plain.focus();
  fireEvent.change(plain, { target: { value: 'den' } });
  expect(await screen.findByRole('option', { name: /Denim/ })).toBeTruthy();
  const loaded = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
  expect(loaded).not.toBe(plain);
  expect(document.activeElement).toBe(loaded);
  expect(loaded.value).toBe('den');
});
