/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardFace } from './card-face';
import { LinkForm, webAddress } from './card-form';
import type { CardWords } from './card-words';

const words = {
  url: 'Address',
  title: 'Title',
  keep: 'Save',
  cancel: 'Cancel',
  wrongAddress: 'No address',
} as CardWords;

it.each([
  ['example.org/a', 'https://example.org/a'],
  [' http://example.org ', 'http://example.org'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://a@example.org', null],
  ['nowhere', null],
  ['', null],
])('reads %j as the address %j', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});

it('asks again for an address that is none, and keeps one that is', async () => {
  const onSave = jest.fn();
  render(<LinkForm url="" title="" words={words} onSave={onSave} onCancel={jest.fn()} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert').textContent).toBe('No address');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Address' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'example.org');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Fabrics{Enter}');
  expect(onSave).toHaveBeenCalledWith('https://example.org', 'Fabrics');
});

const link = (url: string) =>
  ({
    key: 'link:l',
    type: 'link',
    slug: 'l',
    name: 'Fabrics',
    section: null,
    place: { x: 0, y: 0, width: 184, z: 0 },
    content: { kind: 'link', url, host: 'example.org', title: 'Fabrics' },
  }) as const;

it('leads on without telling where from, and to nothing a browser would run', () => {
  const { rerender } = render(<CardFace card={link('https://example.org/')} empty="" />);
  const opened = screen.getByRole('link', { name: 'Fabrics' });
  expect(opened.getAttribute('rel')).toBe('noopener nofollow noreferrer');
  expect(opened.getAttribute('href')).toBe('https://example.org/');
  rerender(<CardFace card={link('javascript:alert(1)')} empty="" />);
  expect(screen.queryByRole('link')).toBeNull();
});
