/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { RetagPreview } from './retag-preview';

const { newsroom, dashboard } = messagesOf('fr');
const share = (numerator: number) => ({ value: numerator * 10, numerator, denominator: 10 });
const figure = (tag: string, before: number, after: number, of: 'tag' | 'category' = 'tag') => ({
  definition: 'share_of_collection_v2' as const,
  of,
  tag,
  before: share(before),
  after: share(after),
});

it('calls tags and categories what the reader calls them, and says how far each share moves', () => {
  const seasons = [
    {
      season: 'resort-2027',
      type: 'woman',
      looks: 2,
      figures: [
        figure('trench-coat', 2, 0),
        figure('overcoat', 1, 3),
        figure('garment', 10, 9.76, 'category'),
      ],
    },
  ];
  render(
    <RetagPreview
      preview={{ looks: 2, left_out: 0, seasons }}
      tags={[{ slug: 'trench-coat', name: 'Trench' }]}
      locale="fr"
      words={{ ...newsroom.retags, change: dashboard.card.change, points: dashboard.card.points }}
      figures={{ share_of_collection_v2: 'Part des défilés' }}
      categories={{ garment: 'Vêtements' }}
      seasons={{}}
      types={{}}
    />,
  );
  const [, ...rows] = screen.getAllByRole('row').map((row) => row.textContent?.replaceAll(/\s/g, ' '));
  expect(rows).toEqual([
    'TrenchPart des défilés20,0 %2 / 100,0 %0 / 10−20 points',
    'overcoatPart des défilés10,0 %1 / 1030,0 %3 / 10+20 points',
    'VêtementsPart des défilés100,0 %10 / 1097,6 %9,76 / 10−2,4 points',
  ]);
});
