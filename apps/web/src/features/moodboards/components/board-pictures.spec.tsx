/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useSession } from '../../../reader/session-store';
import { BoardPictures } from './board-pictures';

const words = { pictures: 'All', part: '{from}–{to}', planned: 'With a plan' };
const looks = (count: number) => Array.from({ length: count }, (_, index) => `look:a-${index + 1}`);
const shown = (count: number, roles: string[]) => {
  cleanup();
  useSession.setState({ user: { roles } } as never);
  render(
    <BoardPictures
      pictures={looks(count)}
      plans="/en/premium-memberships"
      words={words}
      device={{ title: 'Elsewhere', continue: 'Here' }}
    />,
  );
  return screen.queryAllByRole('link').map((link) => ({
    text: link.textContent,
    to: link.getAttribute('href'),
    counted: link.dataset.download?.split(',').length,
  }));
};

it('gives all pictures in one file, and those of a large board in several', () => {
  expect(shown(2, ['member', 'subscriber'])).toEqual([
    { text: 'All', to: '/api/medias/archive?items=look%3Aa-1%2Clook%3Aa-2', counted: 2 },
  ]);
});

it('numbers the files of a large board', () => {
  expect(shown(130, ['member', 'subscriber']).map(({ text, counted }) => [text, counted])).toEqual([
    ['1–60', 60],
    ['61–120', 60],
    ['121–130', 10],
  ]);
});

it('leads who has no plan to those there are, and says nothing of a board without pictures', () => {
  expect(shown(2, ['member'])).toMatchObject([{ text: 'With a plan', to: '/en/premium-memberships' }]);
  expect(shown(0, ['member'])).toHaveLength(0);
});
