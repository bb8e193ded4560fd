/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { SelectionBar } from './selection-bar';

asBrowser();
const api = fakeApi();
const words = {
  selected: '{count} selected',
  all: 'All',
  moveTo: 'Move to…',
  noOther: 'No other moodboard',
  removeAll: 'Remove',
};
const row = (slug: string) => ({ slug, name: `Board ${slug}`, count: 1, cover: null, contains: false });

function bar(chosen: number) {
  api.answer('GET /moodboards/list/ajax', { body: { results: [row('here'), row('there')] } });
  const acts = {
    onAll: jest.fn(),
    onSection: jest.fn(),
    sections: [],
    onMove: jest.fn(),
    onRemove: jest.fn(),
  };
  renderAsking(
    <SelectionBar board="here" chosen={Array(chosen).fill({}) as never} words={words} {...acts} />,
  );
  return acts;
}

it('moves what is chosen to another board, never to its own', async () => {
  const { onMove } = bar(2);
  const there = await screen.findByRole('option', { name: 'Board there' });
  expect(screen.queryByRole('option', { name: 'Board here' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move to…' }), there);
  expect(onMove).toHaveBeenCalledWith('there', 'Board there');
  expect(screen.getByText('2 selected')).toBeTruthy();
});

it('does nothing with nothing', async () => {
  bar(0);
  await screen.findByRole('option', { name: 'Board there' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
});
