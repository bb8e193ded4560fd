import { expect, it } from '@jest/globals';
import { describedIn } from './described-in.js';

const coat = { kind: 'coat', colours: ['black'], fabric: 'wool', pattern: null, details: [] };
const look = {
  description: 'A coat.',
  translations: { fr: { description: 'Un manteau.' } },
  garments: [coat],
};

it('says what somebody wrote in the language of the reader', () => {
  expect(describedIn(look, 'fr')).toEqual({ description: 'Un manteau.', language: 'fr' });
  expect(describedIn(look, 'en')).toEqual({ description: 'A coat.', language: 'en' });
});

it('composes what nobody wrote from the garments', () => {
  expect(describedIn(look, 'it')).toEqual({ description: 'Cappotto nero in lana.', language: 'it' });
  expect(describedIn({ ...look, description: '' }, 'en').description).toBe('Black wool coat.');
});

it('is in English, and says so, where nobody knows the garments', () => {
  expect(describedIn({ ...look, garments: [] }, 'zh')).toEqual({ description: 'A coat.', language: 'en' });
});
