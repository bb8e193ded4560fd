/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { pointAddress } from '../series/point-address';
import { readSeriesScope } from '../series/series-scope';
import { ChangesList } from './changes-list';

const words = messagesOf('en').dashboard.forecasts;

it('leads from each week in which something changed to where that week is open', () => {
  const found = {
    changes: [{ from: '2026-09-14', before: 1, after: 2 }],
    odd_weeks: [{ from: '2026-10-05', value: 4, expected: 2 }],
  };
  const of = { measure: 'views', of: 'trend', slug: 'jumpsuit', span: '104' } as const;
  render(
    <ChangesList
      found={found}
      words={words}
      locale="fr"
      behind={{ hrefOf: (from) => pointAddress('fr', of, from) }}
    />,
  );
  const addresses = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));
  expect(addresses.map(({ pathname }) => pathname)).toEqual(Array(2).fill('/fr/data/dashboard/time'));
  expect(addresses.map(({ searchParams }) => searchParams.get('week'))).toEqual(['2026-10-05', '2026-09-14']);
  expect(readSeriesScope(addresses[0]?.searchParams ?? new URLSearchParams())).toMatchObject({
    measure: 'views',
    of: 'trend',
    slugs: ['jumpsuit'],
    span: '104',
  });
});
