/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import { SeeLooks } from './see-looks';

asBrowser();

it('leads to the looks that the page counts: of its type, city and season', () => {
  window.history.replaceState(null, '', '/?trend=leather&city=paris');
  renderInBoard(<SeeLooks />);
  expect(screen.getByRole('link', { name: 'See the looks' }).getAttribute('href')).toBe(
    '/en/look/search?type=woman&city=paris&season=spring-summer-2027&tags=leather',
  );
});
