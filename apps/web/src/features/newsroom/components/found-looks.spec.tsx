/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser, toastTexts } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { FoundLooks } from './found-looks';

asBrowser();

const words = { ...messagesOf('en').newsroom.change, failed: 'That did not work.' };
const api = fakeApi();
const told: string[][] = [];
const look = (slug: string) => ({
  slug,
  image_filename: `${slug}.jpg`,
  designer: { slug: 'vale', name: 'Vale' },
  position: 1,
});
const draw = () =>
  renderAsking(
    <form aria-label="split">
      <FoundLooks tag="coat" words={words} onChange={(looks) => void told.push(looks)} />
    </form>,
  );
const find = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
};
const chosen = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('found');

it('finds looks of the concept by the site’s search, and leaves out what is ticked out', async () => {
  api.answer('GET /look/search', {
    body: { results: [look('one'), look('two')], total_count: 2, page_size: 24 },
  });
  draw();
  find('velvet in Paris');
  expect(await screen.findByText('2 of 2 looks chosen')).toBeTruthy();
  const [asked] = api.asked;
  expect(Object.fromEntries(new URLSearchParams(asked?.path.split('?')[1]))).toEqual({
    search: 'velvet in Paris',
    tags: 'coat',
    page: '1',
  });
  expect(chosen()).toEqual(['one', 'two']);
  fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  expect(chosen()).toEqual(['two']);
  expect(screen.getByText('1 of 2 looks chosen')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'All or none' }));
  expect(chosen()).toEqual([]);
  expect(told).toEqual([['one', 'two'], ['two'], []]);
});

it('reads on, takes a look once, and says when there is more than it shows', async () => {
  const page = Array.from({ length: 24 }, (_, at) => look(`look-${at}`));
  api.answer('GET /look/search', { body: { results: page, total_count: 2_000, page_size: 24 } });
  draw();
  find('velvet');
  expect(await screen.findByText(/finds 2000: the first 24 are here/)).toBeTruthy();
  expect(api.asked).toHaveLength(20);
});

it('says when nothing is found, and what was refused', async () => {
  api.answer('GET /look/search', { body: { results: [], total_count: 0, page_size: 24 } });
  draw();
  find('nothing');
  expect(await screen.findByText('No look of the concept is found.')).toBeTruthy();
  api.answer('GET /look/search', { status: 422, body: { type: 'x', title: 'x', detail: 'No such city.' } });
  find('/en/look/search?city=nowhere');
  await waitFor(() => expect(toastTexts()).toEqual(['error: No such city.']));
});
