/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import { keyOfRow, OpenEvidenceContext } from '../figure/evidence-asked';
import { figureIn } from '../lib/answer';
import { exampleOf } from '../lib/examples';

/** Nothing is drawn here: what is pressed of the drawing is a place on its axes. */
const Chart = ({ onPlace }: { onPlace?: (x: number, y: number) => void }) => (
  <>
    <button type="button" onClick={() => onPlace?.(1.4, 0.2)}>
      near the second
    </button>
    <button type="button" onClick={() => onPlace?.(900, 0.2)}>
      beyond
    </button>
  </>
);
jest.unstable_mockModule('../chart/chart', () => ({ Chart }));
const { CurveBody } = await import('./curve-body');
asBrowser();

it('opens what the nearest place of the curve rests on, wherever within the axes it is pressed', async () => {
  const figure = figureIn(exampleOf('viewsByPlace', 'normal'));
  if (!figure) throw new Error('the example is no figure');
  const opened: string[] = [];
  renderInBoard(
    <OpenEvidenceContext value={(row) => opened.push(keyOfRow(row))}>
      <CurveBody figure={figure} name="viewsByPlace" view="chart" title="Openings by place" />
    </OpenEvidenceContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'near the second' }));
  await userEvent.click(screen.getByRole('button', { name: 'beyond' }));
  expect(opened).toEqual(figure.rows.slice(1, 2).map(keyOfRow));
});
