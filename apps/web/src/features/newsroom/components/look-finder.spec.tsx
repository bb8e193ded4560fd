/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { useState } from 'react';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { LooksField } from './block-editor';

asBrowser();

const { words } = messagesOf('en').newsroom;
const api = fakeApi();
const look = (slug: string, position: number) => ({
  slug,
  image_filename: `${slug}.jpg`,
  designer: { slug: 'vale', name: 'Vale' },
  season: { slug: 'spring-summer-2027', name: 'Spring-Summer 2027' },
  position,
  thumbhash: null,
  colours: [],
});

function Looks() {
  const [looks, setLooks] = useState<string[]>([]);
  return <LooksField looks={looks} words={words} onChange={setLooks} />;
}

it('finds looks by words, takes those whose pictures are pressed, and shows what stands there', async () => {
  api.answer('GET /look/search', { body: { results: [look('vale-1', 1), look('vale-2', 2)] } });
  api.answer('GET /look/vale-2', { body: { look: look('vale-2', 2) } });
  api.answer('GET /look/gone', { status: 404, body: {} });
  renderAsking(<Looks />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'red coat' } });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  const second = await screen.findByRole('button', { name: 'Add: Vale, Spring-Summer 2027, 2' });
  fireEvent.click(second);
  expect(await screen.findByRole('img', { name: 'Vale, Spring-Summer 2027, 2' })).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Looks/ }).value).toBe('vale-2');
  expect((second as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: /^Looks/ }), { target: { value: 'vale-2\ngone' } });
  expect(await screen.findByText('No published look has this address: gone')).toBeTruthy();
});

it('says when nothing is found', async () => {
  api.answer('GET /look/search', { body: { results: [] } });
  renderAsking(<Looks />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('No look is found.')).toBeTruthy();
});
