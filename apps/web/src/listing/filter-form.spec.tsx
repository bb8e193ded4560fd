/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
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
