/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { asBrowser } from '../testing/browser';
import { OfflineNotice } from './offline-notice';

asBrowser();

const words = { notice: 'You are offline.', of: 'This one is of {time}.', kept: 'What is kept' };
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'onLine');
});

it('says of when the page is that is read without a connection', async () => {
  const page = { headers: new Map([['date', 'Fri, 20 Nov 2026 12:00:00 GMT']]) };
  Object.assign(globalThis, { caches: { open: async () => ({ match: async () => page }) } });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  render(<OfflineNotice locale="en" href="/en/offline" words={words} />);
  expect(await screen.findByText(/This one is of Nov 20, 2026/)).toBeTruthy();
});
