/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { DEFAULTS, renderInBoard } from '../../../testing/in-board';
import { COMPARED } from '../lib/compare-sides';
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
afterEach(() => history.replaceState(null, '', '/'));

it('says of nothing that there is none of it before it is known', async () => {
  answerAll({ body: new Promise(() => undefined) });
  renderInBoard(<Comparison kind="trend" name="Linen" />);
  expect((await screen.findAllByText('…')).length).toBeGreaterThan(0);
});

it('says when it cannot be had, and what to do, instead of an empty table', async () => {
  answerAll({ status: 500, body: {} });
  renderInBoard(<Comparison kind="trend" name="Linen" />);
  const again = await screen.findByRole('button', { name: words.again }, { timeout: 20_000 });
  expect(again).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
}, 30_000);
