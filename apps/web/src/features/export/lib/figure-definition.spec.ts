import { expect, it } from '@jest/globals';
import { FIGURE_ADDRESSES } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { definitionOf } from './figure-definition';

it('has a name for every figure', () => {
  const names = Object.keys(messagesOf('en').exports.figures);
  for (const figure of FIGURE_ADDRESSES) expect(names).toContain(definitionOf({ figure, filters: {} }));
});

it('names a figure by what it was asked for', () => {
  expect(definitionOf({ figure: 'graphs/ranking', filters: { metric: 'views' } })).toBe('ranking_views');
  expect(definitionOf({ figure: 'graphs/color/home', filters: { view: 'colour_tones' } })).toBe(
    'colour_tones',
  );
});
