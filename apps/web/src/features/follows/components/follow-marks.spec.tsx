/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { useSession } from '../../../reader/session-store';
import { fakeApi } from '../../../testing/api';
import { asBrowser, toastTexts } from '../../../testing/browser';
import type { Followable } from '../lib/follow-mark';
import { Part, press } from './follow-marks';

asBrowser();
const api = fakeApi();
const words = {
  follow: 'Follow',
  following: 'Following',
  followed: 'You follow {name} now.',
  unfollowed: 'You no longer follow {name}.',
  failed: 'That did not work.',
};
const follows = (...results: object[]) => ({ body: { results, mails: false } });
const button = () => screen.getByRole('button');

function page(about: Followable, name: string) {
  render(
    <main id="content">
      <button type="button" data-follow={JSON.stringify({ about, name, words })}>
        Follow
      </button>
      <Part />
    </main>,
  );
}

beforeEach(() => {
  api.answer('GET /auth/status', { body: { logged_in: true, user: { roles: ['member'] }, segment: null } });
  useSession.setState({ user: { roles: ['member'] } as never });
});

it('follows, says so, and ends it by the same button', async () => {
  api.answer('GET /api/follows', follows());
  page({ kind: 'brand', slug: 'vaux' }, 'Vaux');
  await waitFor(() => expect(button().ariaPressed).toBe('false'));
  api.answer('POST /api/follows', { body: { id: 'brand:vaux' } });
  await press(button());
  expect([button().ariaPressed, button().textContent]).toEqual(['true', 'Following']);
  expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'brand', slug: 'vaux' });
  expect(toastTexts()).toEqual(['success: You follow Vaux now.']);
  api.answer('DELETE /api/follows/brand%3Avaux', { status: 204 });
  await press(button());
  expect(button().textContent).toBe('Follow');
  expect(toastTexts()).toEqual(['success: You no longer follow Vaux.']);
});

it('goes on following what is followed when it is pressed before the page says so', async () => {
  api.answer('GET /api/follows', follows());
  page({ kind: 'brand', slug: 'orme' }, 'Orme');
  api.answer('POST /api/follows', { body: { id: 'brand:orme' } });
  await press(button());
  // As it comes to everybody, until the reader's own follows are known.
  button().ariaPressed = 'false';
  button().textContent = 'Follow';
  await press(button());
  expect(api.asked.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['POST']);
  expect([button().ariaPressed, button().textContent]).toEqual(['true', 'Following']);
  expect(toastTexts()).toEqual(['success: You follow Orme now.']);
});

it('says why something cannot be followed', async () => {
  api.answer('GET /api/follows', follows());
  api.answer('POST /api/follows', {
    status: 422,
    body: { detail: 'You can follow 50 things; unfollow one first.' },
  });
  page({ kind: 'tag', slug: 'lace' }, 'Lace');
  await press(button());
  expect(toastTexts()).toEqual(['error: You can follow 50 things; unfollow one first.']);
  expect(button().ariaPressed).toBe('false');
});
