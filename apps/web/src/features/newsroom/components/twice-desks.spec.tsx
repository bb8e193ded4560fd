/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { went } from '../../../testing/next-navigation';
import { renderAsking } from '../../../testing/render-asking';
import type { BlindLook, DisputedLook } from '../lib/twice';
import { BlindDesk } from './blind-desk';
import { SettleDesk } from './settle-desk';

asBrowser();

const { tagging, twice } = messagesOf('en').newsroom;
const api = fakeApi();
beforeEach(() => {
  localStorage.clear();
  went.length = 0;
});
const picture = {
  image_filename: 'a.jpg',
  width: 2,
  height: 3,
  thumbhash: null,
  colours: [],
  garments: [],
};
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const sent = () =>
  api.asked.filter(({ path }) => path.includes('double-tagging')).map(({ method, body }) => [method, body]);

it('tags and is done by keys, and keeps a look that both are done with', async () => {
  const blind = (position: number, also: Partial<BlindLook> = {}): BlindLook => ({
    ...picture,
    slug: `look-${position}`,
    position,
    tags: [],
    done: false,
    compared: false,
    ...also,
  });
  const looks = [blind(1), blind(2), blind(3, { done: true, compared: true, tags: ['velvet'] })];
  api.answer('POST /api/newsroom/double-tagging/shows/s/tags', { status: 204 });
  api.answer('POST /api/newsroom/double-tagging/shows/s/done', { status: 204 });
  renderAsking(
    <BlindDesk
      show="s"
      looks={looks}
      first={looks[0] as BlindLook}
      tags={[{ slug: 'velvet', label: 'Velvet', words: ['Velvet'], kind: 'fabric', looks: 3 }]}
      hints={{ colours: [], brand: [], learned: [] }}
      words={tagging}
      twice={twice}
    />,
  );
  key('q');
  key('d');
  expect(screen.getByRole('heading', { name: 'Tags of look 2' })).toBeTruthy();
  await waitFor(() =>
    expect(sent()).toEqual([
      ['POST', { looks: ['look-1'], add: ['velvet'], remove: [] }],
      ['POST', { look: 'look-1', done: true }],
    ]),
  );
  key('z');
  await waitFor(() => expect(sent().at(-1)).toEqual(['POST', { look: 'look-1', done: false }]));
  key('ArrowRight');
  expect(screen.getByText('Both are done with it: it stays as it is.')).toBeTruthy();
  key('q');
  key('d');
  await screen.findByText(/All is saved/);
  expect(sent()).toHaveLength(3);
});

it('settles by one key, by what is ticked, and takes it back', async () => {
  const named = (slug: string) => ({ slug, name: slug });
  const disputed = (position: number): DisputedLook => ({
    ...picture,
    slug: `look-${position}`,
    position,
    agreed: [named('velvet')],
    first: [named('lace')],
    second: [named('denim')],
    taken: null,
  });
  const looks = [disputed(1), disputed(2)];
  api.answer('POST /api/newsroom/double-tagging/shows/s/settlements', { status: 204 });
  api.answer('DELETE /api/newsroom/double-tagging/shows/s/settlements/look-2', { status: 204 });
  renderAsking(
    <SettleDesk show="s" looks={looks} first={looks[0] as DisputedLook} words={tagging} twice={twice} />,
  );
  key('2');
  await waitFor(() => expect(sent()).toEqual([['POST', { look: 'look-1', taken: ['denim'] }]]));
  fireEvent.click(screen.getByRole('checkbox', { name: 'lace' }));
  fireEvent.click(screen.getByRole('button', { name: 'As ticked' }));
  expect(screen.getByText('Settled: lace')).toBeTruthy();
  await waitFor(() => expect(sent().at(-1)).toEqual(['POST', { look: 'look-2', taken: ['lace'] }]));
  // The head of the page, which says how many wait, is drawn anew.
  await waitFor(() => expect(went).toEqual(['refresh']));
  key('z');
  await waitFor(() => expect(sent().at(-1)?.[0]).toBe('DELETE'));
  expect(screen.getByText(/1 of 2 settled/)).toBeTruthy();
  await waitFor(() => expect(went).toEqual(['refresh', 'refresh']));
});
