import { expect, it } from '@jest/globals';
import { messagesOf } from '@toile/i18n';
import { filterWords } from './source-words';

const setup = {
  words: messagesOf('en').dashboard,
  names: { tags: { lace: 'Dentelle' } },
  options: {
    type: [{ value: 'woman', label: 'Womenswear' }],
    season: [
      { value: 'spring-summer-2027', label: 'Spring-Summer 2027' },
      { value: 'spring-summer-2026', label: 'Spring-Summer 2026' },
    ],
  },
} as unknown as Parameters<typeof filterWords>[1];

it('names filters as the page does, and says nothing in slugs', () => {
  const filters = {
    type: 'woman',
    season: 'spring-summer-2027',
    compare: 'spring-summer-2026',
    category: 'all-categories',
    trend: 'lace',
    brand: 'castellani-brera',
    window: 'season',
  };
  expect(filterWords(filters, setup)).toEqual([
    'Womenswear',
    'Spring-Summer 2027',
    'Spring-Summer 2026',
    'All categories',
    'Dentelle',
    'Castellani Brera',
  ]);
});
