/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asBrowser } from '../../../testing/browser';
import { currentConsent } from '../browser/consent-store';
import { ConsentBanner } from './consent-banner';

asBrowser();
const words = { title: 'Your privacy', text: 'We count visits.', accept: 'Yes', refuse: 'No' };
beforeEach(() => localStorage.clear());

function banner() {
  render(
    <>
      <ConsentBanner words={words} />
      <button type="button" data-privacy-choices="">
        Privacy choices
      </button>
    </>,
  );
}
const isAsking = () => screen.queryByRole('region', { name: words.title }) !== null;

it('asks once, and keeps the answer', async () => {
  banner();
  expect(isAsking()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: words.refuse }));
  expect(isAsking()).toBe(false);
  expect(currentConsent()).toBe('no');
});

it('asks again where the reader wants to choose again', async () => {
  banner();
  await userEvent.click(screen.getByRole('button', { name: words.accept }));
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  expect(isAsking()).toBe(true);
});
