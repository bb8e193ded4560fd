/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { useState } from 'react';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import { keyOfRow, OpenEvidenceContext } from '../figure/evidence-asked';
import { ViewSwitch } from '../figure/view-switch';
import { figureIn } from '../lib/answer';
import { exampleOf } from '../lib/examples';
import type { FigureName } from '../lib/figure-kinds';
import { BarsBody } from './bars-body';
import { BODIES } from './bodies';
import type { BodyView } from './body-props';
import { ColoursBody } from './colours-body';
import { KpiBody } from './kpi-body';
import { RankedLooks } from './ranked-looks';
import { RankedTable } from './ranked-table';

asBrowser();
const NAME: FigureName = 'runwayShare';
const figureOf = (state: Parameters<typeof exampleOf>[1]) => {
  const figure = figureIn(exampleOf(NAME, state));
  if (!figure) throw new Error('the example is no figure');
  return figure;
};

function Switched() {
  const [view, setView] = useState<BodyView>('chart');
  return (
    <>
      <ViewSwitch views={BODIES[NAME].views} view={view} onView={setView} />
      <BarsBody figure={figureOf('normal')} name={NAME} view={view} title="Runway share" />
    </>
  );
}

it('shows the same rows as a chart with a name and as a table', async () => {
  renderInBoard(<Switched />);
  expect(screen.getByRole('img', { name: 'Runway share' })).toBeTruthy();
  const table = screen.getByRole('button', { name: messagesOf('en').dashboard.card.table });
  await userEvent.click(table);
  expect(table.ariaPressed).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
  const rows = within(screen.getByRole('table', { name: 'Runway share' })).getAllByRole('row');
  expect(rows).toHaveLength(figureOf('normal').rows.length + 1);
});

it('names a trend that rises alone, and not again what the card is named after', () => {
  const ofOne = (name: FigureName) => {
    const figure = figureIn(exampleOf(name, 'normal'));
    if (!figure) throw new Error('the example is no figure');
    const one = { ...figure, rows: figure.rows.slice(0, 1) };
    return renderInBoard(<KpiBody figure={one} name={name} view="table" title="" />).container;
  };
  expect(ofOne('risers').querySelector('[data-single]')).toBeNull();
  expect(ofOne('trendShare').querySelector('[data-single]')).toBeTruthy();
});

it('says how many visitors a look had by the form of its number', () => {
  const figure = figureIn(exampleOf('viewedHome', 'normal'));
  if (!figure) throw new Error('the example is no figure');
  const rows = figure.rows.slice(0, 2).map((row, index) => ({ ...row, value: index + 1, denominator: null }));
  renderInBoard(<RankedLooks rows={rows} name="viewedHome" isNarrow={false} />);
  const [one, two] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(one).toMatch(/1 visitor(?!s)/);
  expect(two).toMatch(/2 visitors/);
});

it('says that rows are hidden instead of showing them', () => {
  const figure = figureOf('normal');
  const [first, ...rest] = figure.rows;
  const hidden = { ...first, value: null, suppressed: true } as typeof first;
  renderInBoard(
    <RankedTable figure={{ ...figure, rows: [hidden, ...rest] as never }} name={NAME} title="Share" />,
  );
  expect(screen.getAllByRole('row')).toHaveLength(rest.length + 1);
  expect(screen.getByText(/fewer than 10 members/i)).toBeTruthy();
});

it('says why when everything is hidden', () => {
  renderInBoard(<RankedTable figure={figureOf('suppressed')} name={NAME} title="Share" />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body.textContent).not.toBe('');
});

it('marks what rests on little, for eyes and ears', () => {
  renderInBoard(<RankedTable figure={figureOf('lowBase')} name={NAME} title="Share" />);
  expect(screen.getAllByTitle(/4\.1/)[0]?.textContent).toContain('21.3');
});

it('shows twelve rows of many until it is asked for all', async () => {
  const figure = figureOf('normal');
  const [row] = figure.rows;
  const rows = Array.from({ length: 20 }, (_, i) => ({
    ...row,
    label: `Trend ${i}`,
    tag_name: `trend-${i}`,
  }));
  renderInBoard(<RankedTable figure={{ ...figure, rows: rows as never }} name={NAME} title="Share" />);
  expect(screen.getAllByRole('row')).toHaveLength(13);
  const more = screen.getByRole('button', { expanded: false });
  await userEvent.click(more);
  expect(screen.getAllByRole('row')).toHaveLength(21);
  expect(more.ariaExpanded).toBe('true');
});

it('says the bars of a chart to who goes by keys, and opens what they rest on', async () => {
  const figure = figureOf('normal');
  const opened: string[] = [];
  renderInBoard(
    <OpenEvidenceContext value={(row) => opened.push(keyOfRow(row))}>
      <BarsBody figure={figure} name={NAME} view="chart" title="Runway share" />
    </OpenEvidenceContext>,
  );
  const bars = within(screen.getByRole('toolbar', { name: 'Runway share' })).getAllByRole('button');
  expect(bars).toHaveLength(figure.rows.length);
  await userEvent.tab();
  expect(document.activeElement).toBe(bars[0]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}{End}{ArrowDown}');
  expect(document.activeElement).toBe(bars.at(-1));
  // One stop of the tab key, which comes back to where it was left.
  expect(bars.map((bar) => bar.tabIndex).filter((index) => index === 0)).toHaveLength(1);
  expect(opened).toEqual(figure.rows.slice(1, 2).map(keyOfRow));
  expect(bars[1]?.textContent).toMatch(/ \d.*%\. What it rests on$/);
});

it('draws below each colour between what its share lies, all on one scale, and greys a change that may be chance', () => {
  const figure = figureIn(exampleOf('colours', 'normal'));
  if (!figure) throw new Error('the example is no figure');
  const [first, second, ...rest] = figure.rows;
  const rows = [
    { ...first, interval: [20, 40], evolution: 30, change_interval: [-4, 61] },
    { ...second, interval: [10, 30], evolution: -12, change_interval: [-20, -2] },
    ...rest,
  ] as typeof figure.rows;
  const { container } = renderInBoard(
    <ColoursBody figure={{ ...figure, rows }} name="colours" view="chart" title="Main colours" />,
  );
  const lines = [...container.querySelectorAll<HTMLElement>('li b')];
  expect(
    lines.map(({ style }) => [style.getPropertyValue('--from'), style.getPropertyValue('--to')]),
  ).toEqual([
    ['0.5', '1'],
    ['0.25', '0.75'],
  ]);
  const triangles = [...container.querySelectorAll('[data-direction]')].slice(0, 2);
  expect(triangles.map((one) => one.getAttribute('data-uncertain'))).toEqual(['true', null]);
});
