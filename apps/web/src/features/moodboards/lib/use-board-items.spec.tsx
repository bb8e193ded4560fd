/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryProvider } from '../../../api/query-provider';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import type { BoardThing } from './board-item';
import { useBoardItems } from './use-board-items';

asBrowser();

const api = fakeApi();
const words = { merged: '', failed: '', forbidden: '' };
const withNote = (note: string): BoardThing => ({
  key: 'look:a',
  type: 'look',
  slug: 'a',
  filename: 'a.jpg',
  width: 400,
  height: 600,
  thumbhash: null,
  name: 'A',
  facts: '',
  href: null,
  note,
  section: null,
  colours: [],
  place: { x: 0, y: 0, width: 200, z: 0 },
});

function Board({ given }: { given: { items: BoardThing[]; version: number } }) {
  const { items, change } = useBoardItems('b', given, words);
  const sent = { path: { board: 'b', slug: 'a' }, body: { type: 'look' as const, comment: 'written' } };
  const write = () =>
    change({ method: 'put', path: '/moodboards/{board}/comment/{slug}', sent }, () => [withNote('written')]);
  return (
    <>
      <p>{items.map((item) => 'note' in item && item.note)}</p>
      <button type="button" onClick={write}>
        Write
      </button>
    </>
  );
}

it('shows what was written, also when the page is drawn anew, as it was before, while that is being kept', async () => {
  let keep = (_: object) => {};
  const body = new Promise<object>((resolve) => {
    keep = resolve;
  });
  api.answer('PUT /moodboards/b/comment/a', { body });
  const drawn = (note: string, version: number) => <Board given={{ items: [withNote(note)], version }} />;
  const { rerender } = renderAsking(drawn('before', 3));
  const redraw = (note: string, version: number) =>
    rerender(<QueryProvider>{drawn(note, version)}</QueryProvider>);
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  expect(screen.getByText('written')).toBeTruthy();
  redraw('before', 3);
  expect(screen.getByText('written')).toBeTruthy();
  keep({ moodboard: { version: 4 } });
  // Afterwards the page says what there is.
  await waitFor(() => {
    redraw('by another', 5);
    expect(screen.getByText('by another')).toBeTruthy();
  });
});
