/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { RetagPreview } from './retag-preview';

const share = (numerator: number) => ({ value: numerator * 10, numerator, denominator: 10 });
const figure = (tag: string, before: number, after: number) => ({
  definition: 'share_of_collection_v2' as const,
  tag,
  before: share(before),
  after: share(after),
});

it('calls tags what the reader calls them', () => {
  const seasons = [
    {
      season: 'resort-2027',
      type: 'woman',
      looks: 2,
      figures: [figure('trench-coat', 2, 0), figure('overcoat', 1, 3)],
    },
  ];
  render(
    <RetagPreview
      preview={{ looks: 2, left_out: 0, seasons }}
      tags={[{ slug: 'trench-coat', name: 'Trench' }]}
      locale="fr"
      words={messagesOf('fr').newsroom.retags}
      figures={{}}
      seasons={{}}
      types={{}}
    />,
  );
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Trench', 'overcoat']);
});
