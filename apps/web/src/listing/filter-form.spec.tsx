/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { asBrowser, toastTexts } from '../testing/browser';
import { went } from '../testing/next-navigation';
import { FilterForm } from './filter-form';

asBrowser();
const LISTING = '/en/look/search';
const form = (query: string, refused: boolean) =>
  render(
    <FilterForm
      action={LISTING}
      label="Filters"
      query={query}
      refused={refused}
      restored="Your last search instead."
      openLabel="Open"
    >
      <input name="tags" />
    </FilterForm>,
  );
beforeEach(() => sessionStorage.clear());

it('puts the last filters that were taken in the place of refused ones, and says so', () => {
  form('?tags=lace', false).unmount();
  form('?tags=nothing-known', true);
  expect(went).toEqual([`${LISTING}?tags=lace`]);
  expect(toastTexts()).toEqual(['warning: Your last search instead.']);
});

it('stays with refused filters, and says nothing, where none were taken before', () => {
  form('?tags=nothing-known', true);
  expect([went, toastTexts()]).toEqual([[], []]);
});

it('leaves whoever chose a tag in the field they found it with, for the next one', async () => {
  const fields = (query: string) => (
    <FilterForm action={LISTING} label="Filters" query={query} refused={false} openLabel="Open">
      <input type="checkbox" name="tags" value="lace" aria-label="Lace" />
      <div data-min-length="0">
        <input type="hidden" name="tags" defaultValue="silk" />
        <input aria-label="Tags" />
      </div>
    </FilterForm>
  );
  const { rerender } = render(fields(''));
  screen.getByLabelText('Tags').focus();
  // Both in one drawing, as a new page comes.
  screen.getByRole<HTMLFormElement>('form', { name: 'Filters' }).requestSubmit();
  rerender(fields('?tags=silk'));
  await waitFor(() => expect(screen.getByLabelText('Tags')).toBe(document.activeElement));
});
