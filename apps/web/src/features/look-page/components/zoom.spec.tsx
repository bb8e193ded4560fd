/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '../../../reader/session-store';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { Zoom } from './zoom';

asBrowser();
const api = fakeApi();
const words = { open: 'Open the picture', close: 'Close', larger: 'Enlarge', smaller: 'Whole picture' };

function picture() {
  render(
    <Zoom
      src="/cdn/look_1200/a.jpg"
      sharp="/cdn/zoom_2000/a.jpg"
      alt="Look 1"
      width={800}
      height={1200}
      words={words}
    >
      <span>small</span>
    </Zoom>,
  );
  return screen.getByRole('link', { name: words.open });
}

it('opens over the page, enlarges, and is whole again the next time', async () => {
  const link = picture();
  await userEvent.click(link);
  expect(screen.getByRole('dialog', { name: 'Look 1' }).querySelector('img')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.larger }));
  expect(screen.getByRole('button', { name: words.smaller }).ariaPressed).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: words.close }));
  await userEvent.click(link);
  expect(screen.getByRole('button', { name: words.larger })).toBeTruthy();
});

it('leaves by Escape, with the focus where it was', async () => {
  const link = picture();
  await userEvent.click(link);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
});

it('is enlarged by the keys too, on the picture itself', async () => {
  await userEvent.click(picture());
  const enlarges = screen.getByRole('button', { name: 'Look 1' });
  enlarges.focus();
  await userEvent.keyboard('{Enter}');
  expect(enlarges.ariaPressed).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(enlarges.ariaPressed).toBe('false');
});

it.each([
  [['member'], ['/cdn/look_1200/a.jpg']],
  [
    ['member', 'subscriber'],
    ['/cdn/look_1200/a.jpg', '/cdn/zoom_2000/a.jpg'],
  ],
])('asks for the largest size only for who may have it: %j', async (roles, sources) => {
  const user = { roles };
  api.answer('GET /auth/status', { body: { logged_in: true, user, segment: null } });
  useSession.setState({ user: user as never });
  await userEvent.click(picture());
  const dialog = screen.getByRole('dialog');
  const shown = () => [...dialog.querySelectorAll('img')].map((one) => one.getAttribute('src'));
  expect(shown()).toEqual(['/cdn/look_1200/a.jpg']);
  await userEvent.click(screen.getByRole('button', { name: words.larger }));
  expect(shown()).toEqual(sources);
  const larger = dialog.querySelectorAll('img')[1];
  if (larger) fireEvent.load(larger);
  expect(shown()).toEqual([sources.at(-1)]);
  await userEvent.click(screen.getByRole('button', { name: words.close }));
});
