/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Shape } from '../../../api/operations';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import type { Answer } from '../lib/answer';
import { exampleOf } from '../lib/examples';
import type { FigureName } from '../lib/figure-kinds';
import { type EvidenceAsked, keyOfRow } from './evidence-asked';
import { FigureInCardContext } from './figure-in-card';
import { NumbersBehind } from './numbers-behind';

asBrowser();
const api = fakeApi();

const ROW: Shape<'ExplainedRowDto'> = {
  label: 'Velvet',
  tag_name: 'velvet',
  season_short: 'SS27',
  numerator: 1_300,
  denominator: 4_000,
  numerator_rows: '/api/dashboard/rows/looks?season=spring-summer-2027&trend=velvet',
  denominator_rows: '/api/dashboard/rows/looks?season=spring-summer-2027',
  context: null,
};

/** Numbers whose row is asked for again as the field takes the focus. */
function Asking({ name, answer, first }: { name: FigureName; answer: Answer; first: EvidenceAsked | null }) {
  const [asked, setAsked] = useState(first);
  return (
    <FigureInCardContext.Provider value={{ name, side: 'this' } as never}>
      {first && <input aria-label="again" onFocus={() => setAsked({ ...first })} />}
      <NumbersBehind answer={answer} now={null} asked={asked} />
    </FigureInCardContext.Provider>
  );
}

function figureOf(name: FigureName): Shape<'FigureDto'> {
  const answer = exampleOf(name, 'normal');
  if (!('figure' in answer)) throw new Error('an example has a figure');
  return answer.figure;
}

/** The numbers of a figure with one row. */
function numbersOf(name: FigureName, row: Shape<'ExplainedRowDto'>, first: EvidenceAsked | null = null) {
  const explanation = { rows: [row] } as Shape<'ExplanationDto'>;
  const shown = { figure: { ...figureOf(name), explanation } };
  renderInBoard(<Asking name={name} answer={shown} first={first} />);
}

it('opens the looks behind a number as pictures, and closes them', async () => {
  const rows = [
    { look: 'a-look-3', label: 'Maison Orvanne, look 3', image_filename: 'a-3.jpg' },
    { look: 'gone', label: 'gone', image_filename: null },
  ];
  api.answer('GET /api/dashboard/rows/looks', {
    body: { rows, total_count: 1_300, page: 1, page_size: 24 },
  });
  numbersOf('runwayShare', ROW);
  const counted = screen.getByRole('button', { name: '1,300. What is behind Velvet' });
  await userEvent.click(counted);
  const look = await screen.findByRole('link', { name: 'Maison Orvanne, look 3' });
  expect(look.getAttribute('href')).toBe('/en/look/a-look-3');
  expect(look.querySelector('img')?.getAttribute('src')).toContain('a-3.jpg');
  expect(screen.getByText('2 of 1,300 looks')).toBeTruthy();
  expect(screen.queryByText(/counts something other/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Open in search' }).getAttribute('href')).toBe(
    '/en/look/search?season=spring-summer-2027&tags=velvet',
  );
  expect(api.asked[0]?.path).toBe(`${ROW.numerator_rows}&limit=24&page=1`);
  expect(counted.ariaExpanded).toBe('true');
  await userEvent.click(counted);
  expect(screen.queryByRole('link')).toBeNull();
});

it('says where a number counts something other than the looks it opens', async () => {
  const rows = [{ look: 'a-look-3', label: 'Maison Orvanne, look 3', image_filename: 'a-3.jpg' }];
  api.answer('GET /api/dashboard/rows/looks', { body: { rows, total_count: 900, page: 1, page_size: 24 } });
  numbersOf('runwayShare', ROW);
  await userEvent.click(screen.getByRole('button', { name: '1,300. What is behind Velvet' }));
  expect(await screen.findByText(/counts something other than looks/)).toBeTruthy();
});

it('opens what each day adds', async () => {
  const rows = [
    { day: '2026-09-20', events: 41, of: 2_733 },
    { day: '2026-09-21', events: 7, of: 900 },
  ];
  api.answer('GET /api/dashboard/rows/events', { body: { rows } });
  const numerator_rows = '/api/dashboard/rows/events?season=spring-summer-2027&measure=searches';
  numbersOf('searches', { ...ROW, numerator_rows, denominator_rows: null });
  await userEvent.click(screen.getByRole('button', { name: /What is behind Velvet/ }));
  const days = await screen.findByRole('table', { name: 'By day: Velvet' });
  expect([...days.querySelectorAll(':scope > tbody > tr')].map((row) => row.textContent)).toEqual([
    'Sep 20, 2026412,733',
    'Sep 21, 20267900',
  ]);
  // The whole of searches has no list of its own.
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('says where days add up to more than a number of visitors', async () => {
  const rows = [
    { day: '2026-09-20', events: 41, of: 41 },
    { day: '2026-09-21', events: 7, of: 7 },
  ];
  api.answer('GET /api/dashboard/rows/events', { body: { rows } });
  const numerator_rows = '/api/dashboard/rows/events?season=spring-summer-2027&measure=views&look=one';
  numbersOf('viewedHome', {
    ...ROW,
    numerator: 45,
    denominator: null,
    numerator_rows,
    denominator_rows: null,
  });
  await userEvent.click(screen.getByRole('button', { name: /What is behind Velvet/ }));
  expect(await screen.findByText(/The days add up to 48/)).toBeTruthy();
});

it('opens nothing behind a hidden number, and says when rows cannot be read', async () => {
  numbersOf('searches', { ...ROW, numerator: null, numerator_rows: null });
  const [denominator, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  api.answer('GET /api/dashboard/rows/looks', { status: 429, body: {} });
  await userEvent.click(denominator as HTMLElement);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('opens by itself the row whose value was asked for', async () => {
  api.answer('GET /api/dashboard/rows/looks', {
    body: { rows: [], total_count: 1_300, page: 1, page_size: 24 },
  });
  numbersOf('runwayShare', ROW, { row: keyOfRow(ROW) });
  const counted = await screen.findByRole('button', { name: '1,300. What is behind Velvet', expanded: true });
  // Who goes by keys goes on from there.
  await waitFor(() => expect(document.activeElement).toBe(counted));
  // So when the same row is asked for again, which is open already.
  await userEvent.click(screen.getByLabelText('again'));
  await waitFor(() => expect(document.activeElement).toBe(counted));
  await userEvent.click(counted);
  expect(counted.ariaExpanded).toBe('false');
});

it('shows the value itself where a number is made up of several counts, and opens what it rests on', async () => {
  const { rows } = figureOf('runwayShare');
  const [first] = rows;
  if (!first) throw new Error('an example has rows');
  const { label, tag_name, season_short } = first;
  const rowsOf = { rows: [], total_count: 0, page: 1, page_size: 24 };
  api.answer('GET /api/dashboard/rows/looks', { body: rowsOf });
  numbersOf('runwayShare', { ...ROW, label, tag_name, season_short, numerator: null, denominator: null });
  expect(screen.queryByText('hidden')).toBeNull();
  await userEvent.click(
    screen.getByRole('button', { name: `${first.value_label}. What is behind ${label}` }),
  );
  await waitFor(() => expect(api.asked).toHaveLength(1));
});

it('says of what days are a part only where the number is a part of something', async () => {
  const events = '/api/dashboard/rows/events?measure=views&trend=velvet';
  const days = { body: { rows: [{ day: '2026-10-01', events: 3, of: 5 }] } };
  api.answer('GET /api/dashboard/rows/events', days);
  numbersOf('viewedTrends', { ...ROW, numerator_rows: events, denominator: null, denominator_rows: null });
  await userEvent.click(screen.getByRole('button', { name: '1,300. What is behind Velvet' }));
  await screen.findByText('3');
  expect(screen.queryByRole('columnheader', { name: 'Out of' })).toBeNull();
});

it('says the value itself where it is no part of a whole, instead of a ratio that nobody was shown', () => {
  const place = { label: '1', tag_name: '1', season_short: 'SS27' };
  const figure = figureOf('viewsByPlace');
  const [first] = figure.rows;
  if (!first) throw new Error('an example has rows');
  const row = { ...ROW, ...place, numerator: 160, denominator: 2 };
  const shown = { ...first, ...place, value: 1.78, value_label: '1.78', suppressed: false };
  const explanation = { rows: [row] } as Shape<'ExplanationDto'>;
  renderInBoard(
    <Asking
      name="viewsByPlace"
      answer={{ figure: { ...figure, rows: [shown], explanation } }}
      first={null}
    />,
  );
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'Counted', 'Out of', 'Value']);
  expect(screen.getByRole('row', { name: /160/ }).textContent).toContain('1.78');
  expect(screen.queryByText(/8,000/)).toBeNull();
});
