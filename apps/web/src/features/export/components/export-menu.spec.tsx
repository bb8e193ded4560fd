/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { asBrowser, toastTexts } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { exampleOf } from '../../dashboard/lib/examples';
import type { DrawChart } from '../lib/chart-picture';
import { ExportMenu } from './export-menu';

asBrowser();
const words = messagesOf('en').savedItems;
beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLElement.prototype.hidePopover = () => undefined;
});

/** The menu of a card whose chart is drawn so, opened. */
function menu(draw: DrawChart): void {
  const answer = exampleOf('themes', 'normal');
  if (!('figure' in answer)) throw new Error('an example has a figure');
  renderAsking(
    <ExportMenu
      words={words}
      locale="en"
      isSubscriber={false}
      title="Themes"
      path="/api/dashboard/graphs/theme/home"
      figure={answer.figure}
      labelOf={({ label }) => label}
      chart={{ current: { draw, legend: undefined } }}
      filters={[]}
      permalink="?"
      further={{ label: 'Deck', open: () => undefined }}
    />,
  );
  fireEvent(screen.getByText(words.menu.csv).parentElement as HTMLElement, new Event('toggle'));
}

it('says so when a chart cannot be drawn as a picture', async () => {
  menu(() => Promise.reject(new Error('the drawing ended')));
  await userEvent.click(screen.getByRole('button', { name: words.menu.svg }));
  await waitFor(() => expect(toastTexts()).toEqual([`error: ${words.said.pictureFailed}`]));
});

it('says so when there is no chart any more', async () => {
  menu(async () => null);
  await userEvent.click(screen.getByRole('button', { name: words.menu.png }));
  await waitFor(() => expect(toastTexts()).toEqual([`warning: ${words.menu.noChart}`]));
});
