/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asBrowser } from '../../../testing/browser';
import { PresentButton } from './present-button';

asBrowser();
const words = {
  open: 'Present',
  label: 'Presentation of {name}',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  place: '{place} of {count}',
};
const item = (slug: string) => ({
  key: `look:${slug}`,
  type: 'look' as const,
  slug,
  name: `Look ${slug}`,
  facts: 'Paris',
  href: `/en/look/${slug}`,
  note: null,
  filename: `${slug}.jpg`,
  width: 400,
  height: 600,
  thumbhash: null,
  section: null,
  colours: [],
  place: { x: 0, y: 0, width: 184, z: 0 },
});

async function present() {
  render(<PresentButton name="Autumn" items={['a', 'b', 'c'].map(item)} words={words} />);
  await userEvent.click(screen.getByRole('button', { name: 'Present' }));
  return screen.findByRole('dialog', { name: 'Presentation of Autumn' });
}

it('turns by the arrow keys and stops at both ends', async () => {
  const dialog = await present();
  expect(dialog.textContent).toContain('1 of 3');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(dialog.textContent).toContain('3 of 3');
  expect(screen.getByRole('button', { name: 'Next picture' }).ariaDisabled).toBe('true');
  await userEvent.keyboard('{Home}');
  expect(dialog.textContent).toContain('1 of 3');
  expect(screen.getByRole('button', { name: 'Previous picture' }).ariaDisabled).toBe('true');
  await userEvent.keyboard('{End}{ArrowLeft}');
  expect(dialog.textContent).toContain('2 of 3');
});

it('turns by its buttons, and names the picture', async () => {
  await present();
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('img', { name: 'Look b' })).toBeTruthy();
});

it('gives the focus back to its button when Escape leaves, and begins at the front again', async () => {
  await present();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Present' });
  expect(document.activeElement).toBe(opener);
  await userEvent.click(opener);
  expect((await screen.findByRole('dialog')).textContent).toContain('1 of 3');
});
