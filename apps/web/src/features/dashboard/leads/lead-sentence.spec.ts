import { expect, it } from '@jest/globals';
import { messagesOf } from '@toile/i18n';
import { type Lead, leadSentence } from './lead-sentence.js';

const words = messagesOf('en').dashboard.movesFirst;
const lead = (over: Partial<Lead>): Lead => ({
  slug: 'denim',
  label: 'Denim',
  first: 'searches',
  second: 'boards',
  shown: true,
  lead: 3,
  low: 2,
  high: 5,
  correlation: 0.6,
  q: 0.01,
  weeks: 156,
  ...over,
});

it('says one week as one', () => {
  expect(leadSentence(lead({ lead: -1, low: -2, high: -1 }), words)).toBe(
    'boards moved one week (1 to 2) before searches',
  );
});

it('names first what moved first', () => {
  expect(leadSentence(lead({}), words)).toBe('searches moved 3 weeks (2 to 5) before boards');
  expect(leadSentence(lead({ lead: -3, low: -5, high: -2 }), words)).toBe(
    'boards moved 3 weeks (2 to 5) before searches',
  );
  expect(leadSentence(lead({ shown: false }), words)).toBe('no lead shown between searches and boards');
});
