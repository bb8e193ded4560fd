/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { SETUP } from '../../../testing/in-board';
import type { Series } from '../series/series-values';
import { TimelineTable } from './timeline-table';

const step = (from: string, to: string, of = 100) => ({
  from,
  to,
  season: null,
  season_short: null,
  partial: false,
  of,
});
const seriesOf = (steps: Series['steps'], values: number[]) =>
  ({
    steps,
    series: [
      {
        slug: 'lace',
        label: 'Lace',
        points: values.map((value) => ({ value, numerator: 1, low_base: false, interval: null })),
      },
    ],
  }) as unknown as Series;
const weeks = [
  step('2026-09-07', '2026-09-13'),
  step('2026-09-14', '2026-09-20', 9),
  step('2026-09-21', '2026-09-27'),
];

it('says what is drawn of weeks in which anything was measured, and each value opens what it rests on', () => {
  render(
    <TimelineTable
      figures={[{ measure: 'searches', series: seriesOf(weeks, [1.25, 50, 2]) }]}
      runway={seriesOf([step('2026-09-08', '2026-10-06')], [6])}
      of="trend"
      slug="lace"
      caption="Lace on one timeline"
      setup={SETUP}
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Sep 21', 'Sep 7']);
  const hrefs = within(rows[1] as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['1.25\u202f%', '/en/data/dashboard/time?measure=searches&slugs=lace&week=2026-09-07'],
    ['6.0\u202f%', '/en/data/dashboard/time?slugs=lace&week=2026-09-08'],
  ]);
});
