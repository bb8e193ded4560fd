/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import type { Shape } from '../../../api/operations';
import { useToasts } from '../../../shell/toast-store';
import { toastTexts } from '../../../testing/browser';
import { onThisDevice } from './on-this-device';

const words = { title: 'Your plan is in use on another device', continue: 'Continue on this device' };
let files: number;
let bound: string[];
beforeEach(() => {
  files = 0;
  bound = [];
});
const ask = (isSameDevice: boolean, quantity = 1, fetched = true) =>
  onThisDevice(words, () => (files += 1), {
    fetchSubscription: async () => {
      if (!fetched) throw new TypeError('nobody answers');
      return { id: 7, quantity } as Shape<'PaywallSubscriptionDto'>;
    },
    checkThisDevice: async () => ({
      currentFingerprint: 'this-one',
      fetchedFingerprint: 'accepted',
      isSameDevice,
      unhashedFingerprint: '',
    }),
    continueHere: async (_id, fingerprint) => void bound.push(fingerprint),
  });

it('goes on at the device of the plan, with a plan for several, and where nothing can be told', async () => {
  await ask(true);
  await ask(false, 5);
  await ask(false, 1, false);
  expect([files, toastTexts()]).toEqual([3, []]);
});

it('asks on another device first, and goes on once the reader goes on here', async () => {
  await ask(false);
  expect([files, toastTexts()]).toEqual([0, [`warning: ${words.title}.`]]);
  useToasts.getState().shown[0]?.actions?.[0]?.act();
  await new Promise((resolve) => setTimeout(resolve));
  expect([files, bound]).toEqual([1, ['this-one']]);
});
