import { expect, it } from '@jest/globals';
import { countryIn } from './country-names';

it('calls every country as the reader does, by its English name', () => {
  expect(countryIn('Denmark', 'fr')).toBe('Danemark');
  expect(countryIn('netherlands', 'zh')).toBe('荷兰');
  expect(countryIn('Nigeria', 'it')).toBe('Nigeria');
  expect(countryIn('Atlantis', 'es')).toBeUndefined();
});
