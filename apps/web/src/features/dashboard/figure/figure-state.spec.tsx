/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import { exampleOf } from '../lib/examples';
import { FigureState } from './figure-state';

asBrowser();
const words = messagesOf('en').dashboard;

it('says that there is no data', () => {
  renderInBoard(<FigureState answer={exampleOf('runwayShare', 'empty')} />);
  expect(screen.getByText('No data available')).toBeTruthy();
});

it('leads who may not see a figure to where they sign in, and back', () => {
  renderInBoard(<FigureState answer={{ status: 403 }} />);
  const link = screen.getByRole('link', { name: words.signIn });
  expect(link.getAttribute('href')).toMatch(/^\/en\/auth\?redirect=/);
});

it('says where to write when it cannot be had, and tries again', async () => {
  const again = jest.fn();
  renderInBoard(<FigureState answer={{ status: 500 }} onAgain={again} />);
  expect(screen.getByRole('alert').textContent).toContain('contact@example.org');
  await userEvent.click(screen.getByRole('button', { name: words.again }));
  expect(again).toHaveBeenCalledTimes(1);
});

it('says that it comes back in a minute where much was asked at once, which is nobody’s error', () => {
  renderInBoard(<FigureState answer={{ status: 429 }} onAgain={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toContain(words.tooOften);
});
