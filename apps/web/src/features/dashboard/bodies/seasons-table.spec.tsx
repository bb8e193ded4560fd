/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import { keyOfRow, OpenEvidenceContext } from '../figure/evidence-asked';
import { figureIn } from '../lib/answer';
import { exampleOf } from '../lib/examples';
import { SeasonsTable } from './seasons-table';

asBrowser();

it('opens behind each number, and behind what lies between two, what it rests on', async () => {
  const [row] = figureIn(exampleOf('runwayShare', 'normal'))?.rows ?? [];
  if (!row) throw new Error('an example has rows');
  const first = { ...row, season_short: 'SS27', value: 13, interval: [11, 15], points: null };
  const second = { ...row, season_short: 'FW26', value: 12, interval: [10, 14], points: null };
  const opened: string[] = [];
  renderInBoard(
    <OpenEvidenceContext value={(one) => opened.push(keyOfRow(one))}>
      <SeasonsTable pairs={[{ key: 'a', first, second }]} seasons={['SS27', 'FW26']} title="Seasons" />
    </OpenEvidenceContext>,
  );
  const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('button');
  for (const cell of cells) await userEvent.click(cell);
  expect(opened).toEqual([keyOfRow(first), keyOfRow(second), keyOfRow(first)]);
  expect(cells[2]?.textContent).toContain('+1');
});
