/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import { went } from '../../../testing/next-navigation';
import { ComparePair } from './compare-pair';

asBrowser();
const api = fakeApi();
const { compare: words } = messagesOf('en').dashboard;
const asMember = (key: string) => ({ key, label: key });

it('opens a set that the reader keeps where nothing is in focus yet', async () => {
  const group = { id: 'a1', name: 'Rivals', dimension: 'brand', members: ['verne', 'ostara'].map(asMember) };
  const set = {
    id: 'b2',
    name: 'Milan',
    dimension: 'brand',
    members: [asMember('~a1'), asMember('castellani'), asMember('valtera')],
  };
  const ofGroups = { ...set, id: 'c3', name: 'Groups alone', members: [asMember('~a1')] };
  api.answer('GET /api/dashboard/groups', { body: { results: [group] } });
  api.answer('GET /api/dashboard/comparison-sets', { body: { results: [set, ofGroups] } });
  renderInBoard(<ComparePair only="brands" />);
  await userEvent.click(screen.getByRole('button', { name: words.brands }));
  await userEvent.click(await screen.findByRole('button', { name: /^Milan/ }));
  const [address] = went.slice(-1);
  const asked = new URL(address ?? '', 'http://toile.test');
  expect(asked.pathname).toBe('/en/data/dashboard/brand-focus');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    brand: 'castellani',
    with: '~a1,valtera',
    groups: '~a1:brand:Rivals:verne,ostara',
  });
  expect(screen.queryByRole('button', { name: /^Groups alone/ })).toBeNull();
});
