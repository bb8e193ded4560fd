/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { asBrowser } from '../testing/browser';
import { SortedList } from './sorted-list';

asBrowser();
const words = messagesOf('en').boards.sorting;
const items = ['Denim', 'Lace', 'Velvet'].map((title) => ({
  key: title,
  title,
  filename: `${title}.jpg`,
  width: 400,
  height: 600,
}));

function list(isStill = false) {
  const onPlace = jest.fn();
  const part = (
    <SortedList
      items={items}
      words={words}
      tile={({ title }) => <p>{title}</p>}
      onPlace={onPlace}
      attributes={({ key }) => ({ id: key })}
      className="looks"
      isStill={isStill}
    />
  );
  return { ...render(part), onPlace };
}
beforeEach(() => {
  // Side by side, as a browser would lay them out; what is lifted floats over where it was.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const tile = this.closest('li') ?? document.querySelector('li[data-dragged]');
    const at = [...(tile?.parentElement?.children ?? [])].indexOf(tile as Element);
    return new DOMRect(at * 100, 0, 90, 120);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const gripOf = (name: string) => screen.findByRole('button', { name: words.grip.replace('{name}', name) });
const said = () => document.querySelector('[id^="DndLiveRegion"]')?.textContent;

it('lifts a picture by its grip, says so, and puts it back by Escape', async () => {
  const { onPlace } = list();
  const grip = await gripOf('Lace');
  expect(document.getElementById(grip.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words.help);
  grip.focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(said()).toBe('“Lace” is lifted from place 2 of 3.'));
  expect(document.getElementById('Lace')?.hasAttribute('data-dragged')).toBe(true);
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(said()).toBe('“Lace” is over place 1 of 3.'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(said()).toBe('“Lace” is back where it was, at place 2.'));
  expect(document.getElementById('Lace')?.hasAttribute('data-dragged')).toBe(false);
  expect(onPlace).not.toHaveBeenCalled();
});

it('puts a picture where the keys have taken it', async () => {
  const { onPlace } = list();
  (await gripOf('Velvet')).focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(said()).toContain('is lifted'));
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(said()).toContain('over place 2'));
  await userEvent.keyboard(' ');
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith('Velvet', 1));
  expect(said()).toBe('“Velvet” is put down at place 2 of 3.');
});

it('keeps who is in the list while dragging arrives', async () => {
  list();
  const first = document.getElementById('Denim');
  await gripOf('Denim');
  expect(document.getElementById('Denim')).toBe(first);
});

const drawn = jest.fn();
function Tile({ title, at }: { title: string; at: number }) {
  drawn(title);
  return <p>{`${at} ${title}`}</p>;
}

it('draws those alone again of which something has changed', async () => {
  const shown = (order: typeof items) => (
    <SortedList
      items={order}
      words={words}
      tile={({ title }, at) => <Tile title={title} at={at} />}
      onPlace={() => undefined}
      attributes={({ key }) => ({ id: key })}
      className="looks"
    />
  );
  const { rerender } = render(shown(items));
  await gripOf('Lace');
  drawn.mockClear();
  rerender(shown([...items]));
  expect(drawn).not.toHaveBeenCalled();
  const [denim, lace, velvet] = items;
  if (denim && lace && velvet) rerender(shown([lace, denim, velvet]));
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['Lace', 'Denim']));
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '0 Lace',
    '1 Denim',
    '2 Velvet',
  ]);
});

it('has nothing to hold while there is something else to do with the pictures', async () => {
  list(true);
  await import('./drag-field');
  expect(screen.queryByRole('button')).toBeNull();
});
