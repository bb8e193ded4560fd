/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { asBrowser } from '../../../testing/browser';
import type { MarksProps } from '../../marks/marks-props';
import { Part } from './tray';

asBrowser();
const compare = {
  title: 'To compare',
  compare: 'Compare {count}',
  clear: 'Clear',
  remove: 'Take out “{name}”',
  more: 'Add another to compare.',
  full: 'Full.',
  failed: 'That did not work.',
};
const look = (slug: string) => ({ kind: 'look', slug, label: slug, image: `${slug}.jpg` });
const keep = (...slugs: string[]) =>
  localStorage.setItem('compare', JSON.stringify({ state: { items: slugs.map(look) }, version: 0 }));
const kept = () =>
  (
    JSON.parse(localStorage.getItem('compare') ?? '') as { state: { items: { slug: string }[] } }
  ).state.items.map(({ slug }) => slug);

it('takes out nothing but what is pressed of what another tab put in, and shows what it did', () => {
  keep('a', 'b');
  render(<Part {...({ locale: 'en', words: { compare } } as MarksProps)} />);
  expect(screen.getAllByRole('img')).toHaveLength(2);
  // Before the browser has told of it, too.
  keep('a', 'b', 'c');
  fireEvent.click(screen.getByRole('button', { name: 'Take out “a”' }));
  expect(kept()).toEqual(['b', 'c']);
  keep('c', 'd', 'e');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'compare' })));
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['c', 'd', 'e']);
});
