/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/api';
import { asBrowser, toastTexts } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { PushChoice } from './push-choice';

asBrowser();
const api = fakeApi();
const DEVICES = '/api/follows/devices';
const ENDPOINT = 'https://push.example/send/this-browser';
const words = {
  push: 'Tell this device',
  on: 'It will be told.',
  off: 'It will no longer be told.',
  blocked: 'Blocked.',
  unreachable: 'Unreachable.',
  failed: 'That did not work.',
};

/** Bytes of jsdom's are none of Node's. */
const sha = (name: string, bytes: Uint8Array) => webcrypto.subtle.digest(name, Buffer.from(bytes));
let made: object | null;
beforeEach(() => {
  made = null;
  const keys = { p256dh: 'p', auth: 'a' };
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys }),
    unsubscribe: async () => {
      made = null;
    },
  };
  const pushManager = {
    getSubscription: async () => made,
    subscribe: async () => (made = subscription),
  };
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: { requestPermission: async () => 'granted' },
    TextEncoder,
  });
  const subtle = { digest: (name: string, bytes: Uint8Array) => sha(name, bytes) };
  Object.defineProperty(globalThis, 'crypto', { value: { subtle }, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ pushManager }) },
    configurable: true,
  });
});

it('is turned on and off by presses that follow each other, whatever the api still has to say', async () => {
  api.answer(`GET ${DEVICES}`, { body: { public_key: 'k', results: [] } });
  api.answer(`POST ${DEVICES}`, { status: 201, body: {} });
  renderAsking(<PushChoice locale="en" words={words} />);
  const choice = await screen.findByRole<HTMLInputElement>('checkbox');
  fireEvent.click(choice);
  await waitFor(() => expect(toastTexts()).toEqual(['success: It will be told.']));
  expect(choice.checked).toBe(true);
  const id = Buffer.from(await sha('SHA-256', Buffer.from(ENDPOINT))).toString('hex');
  api.answer(`DELETE ${DEVICES}/${id}`, { status: 204 });
  fireEvent.click(choice);
  await waitFor(() => expect(toastTexts()).toEqual(['success: It will no longer be told.']));
  expect(choice.checked).toBe(false);
});
