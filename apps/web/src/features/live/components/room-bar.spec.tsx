/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { QueryProvider } from '../../../api/query-provider';
import { cardMessages } from '../../../catalogue/card-words';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { went } from '../../../testing/next-navigation';
import { renderAsking } from '../../../testing/render-asking';
import { RoomBar } from './room-bar';

asBrowser();

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static looks: Source;
  readyState = 1;
  constructor(url: string) {
    super();
    if (url.includes('/looks')) Source.looks = this;
  }
  close() {}
}

const named = (slug: string, name: string) => ({ slug, name });
const look = (position: number) => ({
  slug: `look-${position}`,
  position,
  designer: named('vale', 'Vale'),
  season: named('resort-2027', 'Resort 2027'),
  tags: [],
  colours: [],
  image_filename: `${position}.jpg`,
  width: 2,
  height: 3,
  thumbhash: null,
});
const ofServer = (...positions: number[]) =>
  positions.map((position) => ({
    slug: `look-${position}`,
    position,
    card: <p>{`drawn by the server: ${position}`}</p>,
  }));
const WORDS = {
  out: 'Look {position} has come out.',
  on: 'On',
  lost: 'Lost',
  back: 'Back',
  saves: 'Saves',
  searches: 'Searches',
  few: 'few',
};
const room = (...positions: number[]) => (
  <RoomBar
    show="a-show"
    looks={ofServer(...positions)}
    board="Tonight"
    locale="en"
    words={WORDS}
    messages={cardMessages(messagesOf('en'))}
  />
);
const comesOut = (position: number) =>
  act(() => {
    Source.looks.dispatchEvent(new MessageEvent('look', { data: JSON.stringify(look(position)) }));
  });
const shown = () => [...document.querySelectorAll('[data-board] > *')];

const api = fakeApi();
beforeEach(() => {
  went.length = 0;
  Object.assign(globalThis, { EventSource: Source });
  api.answer('GET /translations/vocabulary.json', { body: { translations: { en: { vocabulary: {} } } } });
});

it('draws a look when it comes out, before the page is drawn anew, once for those that come together', async () => {
  renderAsking(room(2, 1));
  comesOut(3);
  const card = await screen.findByRole('link', { name: /Vale/ });
  expect(card.getAttribute('href')).toBe('/en/look/look-3');
  expect(shown()[0]?.contains(card)).toBe(true);
  expect(screen.getByText('Look 3 has come out.')).toBeTruthy();
  comesOut(4);
  expect(shown()).toHaveLength(4);
  await waitFor(() => expect(went).toEqual(['refresh']));
});

it('keeps what it has drawn once the server has it too, and lets go of what was taken back', async () => {
  const { rerender } = renderAsking(room(1));
  comesOut(2);
  comesOut(3);
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  await waitFor(() => expect(went).toEqual(['refresh']));
  const before = document.images[1];
  // Look 3 was a mistake, and is withdrawn.
  rerender(<QueryProvider>{room(2, 1)}</QueryProvider>);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/look/look-2']);
  expect([...document.images]).toEqual([before]);
  expect(screen.getByText('drawn by the server: 1')).toBeTruthy();
});

it('draws looks anew that are corrected, also those it has drawn itself', async () => {
  const { rerender } = renderAsking(room(1));
  comesOut(2);
  await screen.findByRole('link', { name: /Vale/ });
  await waitFor(() => expect(went).toEqual(['refresh']));
  act(() => {
    Source.looks.dispatchEvent(new MessageEvent('change', { data: '{}' }));
  });
  await waitFor(() => expect(went).toEqual(['refresh', 'refresh']), { timeout: 3_000 });
  rerender(<QueryProvider>{room(2, 1)}</QueryProvider>);
  expect(screen.getByText('drawn by the server: 2')).toBeTruthy();
});

it('asks once more for pictures that were lost with the connection', async () => {
  renderAsking(room(1));
  comesOut(2);
  await screen.findByRole('link');
  const [image] = [...document.images].slice(-1);
  if (!image) throw new Error('no picture');
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  const asked: unknown[] = [];
  new MutationObserver((records) => asked.push(...records)).observe(image, { attributeFilter: ['src'] });
  act(() => {
    Source.looks.dispatchEvent(new Event('error'));
    Source.looks.dispatchEvent(new Event('open'));
  });
  await waitFor(() => expect(asked).toHaveLength(1));
});
