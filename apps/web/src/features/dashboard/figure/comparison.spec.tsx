/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { DEFAULTS, renderInBoard } from '../../../testing/in-board';
import { COMPARED } from '../lib/compare-sides';
import { exampleOf } from '../lib/examples';
import { figurePath } from '../lib/figure-kinds';
import { Comparison } from './comparison';

asBrowser();
const api = fakeApi();
const words = messagesOf('en').dashboard;
const answerAll = (answer: Parameters<typeof api.answer>[1]) => {
  for (const name of COMPARED.trend)
    api.answer(`GET ${figurePath(name, {}, DEFAULTS).split('?')[0]}`, answer);
};
beforeEach(() => history.replaceState(null, '', '/en/data/dashboard/trend-focus?trend=linen&with=silk'));
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

it('says of nothing that there is none of it before it is known', async () => {
  answerAll({ body: new Promise(() => undefined) });
  renderInBoard(<Comparison kind="trend" name="Linen" />);
  expect((await screen.findAllByText('…')).length).toBeGreaterThan(0);
});

it('says when it cannot be had, and what to do, instead of an empty table', async () => {
  jest.useFakeTimers();
  answerAll({ status: 500, body: {} });
  renderInBoard(<Comparison kind="trend" name="Linen" />);
  // It is asked for several times, with longer and longer pauses.
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('button', { name: words.again })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('opens what a number of a side rests on, as the card of that side would', async () => {
  for (const name of COMPARED.trend) {
    const example = exampleOf(name, 'normal');
    if (!('figure' in example)) throw new Error('an example has a figure');
    api.answer(`GET ${figurePath(name, {}, DEFAULTS).split('?')[0]}`, { body: example.figure });
  }
  renderInBoard(<Comparison kind="trend" name="Linen" />);
  const [, silk] = within((await screen.findAllByRole('row'))[1] as HTMLElement).getAllByRole('cell');
  const [opener] = await within(silk ?? document.body).findAllByRole('button');
  await userEvent.click(opener ?? document.body);
  expect(screen.getByRole('dialog').textContent).toContain('silk');
  await waitFor(() => expect(api.asked.at(-1)?.path).toMatch(/trend=silk.*explain/));
});
