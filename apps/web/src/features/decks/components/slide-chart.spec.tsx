/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SlideChart } from './slide-chart';

it('writes what lines end at apart, where they end close together', () => {
  const chart = {
    kind: 'lines' as const,
    percent: true,
    digits: 1,
    categories: ['FW26', 'SS27'],
    series: [
      { name: 'Castellani Brera', values: [17.9, 17.5] },
      { name: 'Atelier Sévarin', values: [19, 16.3] },
    ],
  };
  render(<SlideChart chart={chart} locale="en" />);
  const heightOf = (text: string) => Number(screen.getByText(text).getAttribute('y'));
  expect(heightOf('16.3%') - heightOf('17.5%')).toBeGreaterThanOrEqual(20);
});
