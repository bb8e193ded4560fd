import { expect, it } from '@jest/globals';
import { flatMessages, messagesOf } from './index.js';

it('has every language’s own words', () => {
  expect(messagesOf('en').errors.failed.again).toBe('Try again');
  expect(messagesOf('fr').errors.failed.again).toBe('Réessayer');
});

it('flattens a domain, and knows no other', () => {
  expect(flatMessages('errors', 'it')).toHaveProperty(['failed.again']);
  expect(flatMessages('toString', 'en')).toBeNull();
  expect(flatMessages('nope', 'fr')).toBeNull();
});
