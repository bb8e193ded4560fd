/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { asBrowser } from '../../../testing/browser';
import { AlertTrialView } from './alert-trial-view';

asBrowser();

const words = messagesOf('en').savedItems.alert;
const at = (day: number) => `2026-11-${day}T23:59:59.999Z`;
const show = (values: (number | null)[]) => {
  const points = values.map((value, n) => ({ at: at(10 + n), value }));
  const now = { value: values.at(-1) ?? null, stand: 'armed' as const };
  render(
    <AlertTrialView
      trial={{ points, fired: [], now }}
      rule={{ measure: 'value', question: 'measures=runway_share&rows=tag', threshold: 1 }}
      words={words}
      locale="en"
    />,
  );
};

it('says that nothing could be tried where nothing was known then, and not that it would have been silent', () => {
  show([null, null, 3.96]);
  expect(screen.getByText(words.untried)).toBeTruthy();
  expect(screen.queryByText(words.never)).toBeNull();
});

it('says that it would have been silent where there were values', () => {
  show([0.5, null, 0.7]);
  expect(screen.getByText(words.never)).toBeTruthy();
  expect(screen.getByText('It stands at 0.7% now.')).toBeTruthy();
});
