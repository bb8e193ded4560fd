/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asBrowser } from '../../../testing/browser';
import { Zoom } from './zoom';

asBrowser();
const words = { open: 'Open the picture', close: 'Close', larger: 'Enlarge', smaller: 'Whole picture' };

function picture() {
  render(
    <Zoom src="/cdn/zoom_2000/a.jpg" alt="Look 1" width={800} height={1200} words={words}>
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
