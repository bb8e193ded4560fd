import { expect, it } from '@jest/globals';
import {
  definitionIn,
  definitionOf,
  FIGURE_ADDRESSES,
  FIGURE_DEFINITIONS,
  isOfAllReaders,
  LOCALES,
  versionsOf,
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

it('says where a type or city chooses the days alone', () => {
  const searches = 'category-overview/searches';
  expect(isOfAllReaders(searches, { city: 'milan' })).toBe(true);
  expect(isOfAllReaders(searches, { type: 'couture', city: 'all-cities' })).toBe(true);
  expect(isOfAllReaders(searches, { type: 'woman' })).toBe(false);
  // Pages are of a city, what is searched is of none.
  expect(isOfAllReaders('graphs/ranking', { city: 'milan' })).toBe(false);
  expect(isOfAllReaders('graphs/ranking', { city: 'milan', metric: 'searches' })).toBe(true);
});

it('names a figure by what it was asked for', () => {
  expect(definitionOf('graphs/ranking', { metric: 'views' })).toBe('ranking_views');
  expect(definitionOf('graphs/color/home', { view: 'colour_tones' })).toBe('colour_tones');
});

it.each([
  ['search_percentage_v3', undefined, { definition: 'search_percentage_v3', version: 3 }],
  ['search_percentage_v3', '3', { definition: 'search_percentage_v3', version: 3 }],
  ['search_percentage_v3', '2', { definition: 'search_percentage_v2', version: 2 }],
  ['search_percentage_v3', '1', { definition: 'search_percentage_v1', version: 1 }],
  ['trends_kpi_searches', '2', { definition: 'trends_kpi_searches', version: 2 }],
  ['share_of_collection_v2', undefined, { definition: 'share_of_collection_v2', version: 2 }],
  ['share_of_collection_v2', '3', undefined],
  ['search_among_consumers', '2', undefined],
])('%s in version %s is %j', (id, version, expected) => {
  expect(definitionIn(id, version)).toEqual(expected);
});

it('defines every version that can be asked for', () => {
  const defined = FIGURE_DEFINITIONS.map(({ id }) => id);
  for (const { id } of FIGURE_DEFINITIONS)
    for (const version of versionsOf(id)) expect(defined).toContain(definitionIn(id, version)?.definition);
});
