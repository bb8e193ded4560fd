import { expect, it } from '@jest/globals';
import {
  definitionOf,
  FIGURE_ADDRESSES,
  FIGURE_DEFINITIONS,
  figureKind,
  firstVersionOf,
  LOCALES,
} from '@toile/contracts';
import { messagesOf } from '@toile/i18n';

it('has a definition, and a name in each language, for every figure', () => {
  const defined = FIGURE_DEFINITIONS.map(({ id }) => id);
  for (const address of FIGURE_ADDRESSES) {
    const definition = definitionOf(address);
    expect(defined).toContain(definition);
    for (const locale of LOCALES)
      expect(Object.keys(messagesOf(locale).exports.figures)).toContain(definition);
  }
});

it('names a figure by what it was asked for', () => {
  expect(definitionOf('graphs/ranking', { metric: 'views' })).toBe('ranking_views');
  expect(definitionOf('graphs/color/home', { view: 'colour_tones' })).toBe('colour_tones');
});

it('has an earlier definition of what has an earlier version, and of nothing else', () => {
  for (const address of FIGURE_ADDRESSES)
    expect(figureKind(address).isVersioned ?? false).toBe(
      firstVersionOf(definitionOf(address)) !== undefined,
    );
});
