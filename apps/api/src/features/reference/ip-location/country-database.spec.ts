import { expect, it } from '@jest/globals';
import { CountryDatabase } from './country-database.js';

const countries = new CountryDatabase();

it.each([
  ['193.55.96.1', 'FR', 'Europe', true],
  ['::ffff:193.55.96.1', 'FR', 'Europe', true],
  ['18.9.22.69', 'US', 'North America', false],
  ['2001:660::1', 'FR', 'Europe', true],
])('%s is registered in %s', async (address, country_code, continent, in_eu) => {
  expect(await countries.locate(address)).toMatchObject({ country_code, continent, in_eu });
});

it('knows nothing of private addresses and never repeats the address', async () => {
  const nothing = { country_code: null, country: null, continent: null, in_eu: false };
  expect(await countries.locate('192.168.1.1')).toEqual(nothing);
  expect(await countries.locate('127.0.0.1')).toEqual(nothing);
  expect(JSON.stringify(await countries.locate('193.55.96.1'))).not.toContain('193');
});
