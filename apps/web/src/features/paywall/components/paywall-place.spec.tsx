/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { PaywallPlace } from './paywall-place';

asBrowser();
const api = fakeApi();
const BANNER = '<section data-paywall-banner data-segment="free-user" data-reason="visitor">Closed</section>';
const place = (content: string) =>
  render(
    <PaywallPlace
      context="looks"
      locale="en"
      page={1}
      authorisedPlans={['all-included']}
      abortRule={null}
      content={content}
      words={{} as never}
    />,
  ).container.querySelector<HTMLElement>('[data-paywall-widget]') as HTMLElement;

/** Whether it is hidden, each time that changes. */
function watched(element: HTMLElement): boolean[] {
  const seen: boolean[] = [];
  new MutationObserver(() => seen.push(element.classList.contains('d-none'))).observe(element, {
    attributeFilter: ['class'],
  });
  return seen;
}

it('is hidden while what a plan opens is asked for, and shown again where it stays locked all the same', async () => {
  api.answer('GET /auth/status', { body: { user: { email: 'ada@deal.test' } } });
  api.answer('GET /api/paywall/config', { body: { exempt: true } });
  const element = place(BANNER);
  const seen = watched(element);
  expect(element.classList.contains('d-none')).toBe(false);
  await waitFor(() => expect(seen).toEqual([true, false]));
  expect(element.textContent).toBe('Closed');
});

it('has nothing to show where nothing is locked', async () => {
  api.answer('GET /auth/status', { body: { user: null } });
  const element = place('');
  await waitFor(() => expect(api.asked.length).toBeGreaterThan(0));
  expect(element.classList.contains('d-none')).toBe(true);
});
