/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryProvider } from '../../../api/query-provider';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import type { BoardThing } from '../lib/board-item';
import type { CardWords } from './card-words';
import { FreeBoard } from './free-board';
import type { FreeWords } from './free-words';

asBrowser();
const api = fakeApi();
const words = new Proxy({} as FreeWords, {
  get: (_, key) => (key === 'hold' ? 'Hold {name}' : String(key)),
});
const look = (slug: string, x: number): BoardThing => ({
  key: `look:${slug}`,
  type: 'look',
  slug,
  filename: `${slug}.jpg`,
  width: 400,
  height: 600,
  thumbhash: null,
  name: slug,
  facts: '',
  href: null,
  note: null,
  section: null,
  colours: [],
  place: { x, y: 100, width: 200, z: x / 300 },
});

const BOARD = [look('a', 0), look('c', 300)];

function board() {
  api.answer('POST /moodboards/arrange/b', { body: { moodboard: { version: 8 } } });
  const onRemove = jest.fn();
  const drawn = (things: readonly BoardThing[]) => (
    <FreeBoard
      board="b"
      things={things}
      version={{ current: 7 }}
      name="Board"
      words={words}
      cardWords={{ emptyNote: '' } as CardWords}
      writes={{} as never}
      opened={null}
      say={jest.fn()}
      onRemove={onRemove}
    />
  );
  const { rerender } = renderAsking(drawn(BOARD));
  return {
    redraw: (things: readonly BoardThing[]) => rerender(<QueryProvider>{drawn(things)}</QueryProvider>),
    onRemove,
    hold: (name: string) => screen.getByRole('button', { name: `Hold ${name}` }),
  };
}
const xOf = (button: HTMLElement) => button.closest('li')?.style.getPropertyValue('--x');

it('moves by the arrow keys, a larger step with Shift, and never off the canvas', async () => {
  const { hold } = board();
  hold('a').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(xOf(hold('a'))).toBe('0');
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(xOf(hold('a'))).toBe('30');
});

it('moves all that are selected together, and takes the step back and does it again', async () => {
  const { hold } = board();
  const user = userEvent.setup();
  await user.click(hold('a'));
  await user.keyboard('{Shift>}');
  await user.click(hold('c'));
  await user.keyboard('{/Shift}{ArrowRight}');
  expect([xOf(hold('a')), xOf(hold('c'))]).toEqual(['5', '305']);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'undo' }).disabled).toBe(false),
  );
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([xOf(hold('a')), xOf(hold('c'))]).toEqual(['0', '300']);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect([xOf(hold('a')), xOf(hold('c'))]).toEqual(['5', '305']);
});

it('takes off what is selected by Delete', async () => {
  const { hold, onRemove } = board();
  await userEvent.click(hold('a'));
  await userEvent.keyboard('{Delete}');
  expect(onRemove).toHaveBeenCalledWith(new Set(['look:a']));
});

it('keeps what was moved when the page draws the same things anew, and follows where they came to lie', async () => {
  const { hold, redraw } = board();
  hold('a').focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(api.asked.map(({ path }) => path)).toEqual(['/moodboards/arrange/b']));
  redraw([...BOARD]);
  expect(xOf(hold('a'))).toBe('25');
  await waitFor(() => {
    redraw([look('a', 90), look('c', 300)]);
    expect(xOf(hold('a'))).toBe('90');
  });
});

it('comes closer as far as it can, without drawing anew what lies there', async () => {
  const reads = jest.fn(() => 'watched');
  const watched = Object.defineProperty(look('b', 600), 'name', { get: reads });
  const { redraw } = board();
  redraw([...BOARD, watched]);
  reads.mockClear();
  const closer = screen.getByRole<HTMLButtonElement>('button', { name: 'closer' });
  for (let press = 0; press < 7; press += 1) await userEvent.click(closer);
  expect(closer.disabled).toBe(true);
  expect(screen.getByRole('list').style.getPropertyValue('--zoom')).toBe('4');
  expect(reads).not.toHaveBeenCalled();
});
