import { COUNTRIES } from '@toile/contracts';
import { ALL_COUNTRIES } from '../scope/figure-query.dto.js';

/** ISO codes of one country, or of all that are not elsewhere; all where they are none. */
export function countriesOf(country: string): { countries: string[]; elsewhere: string[] } {
  if (country === 'other') return { countries: [], elsewhere: COUNTRIES.flatMap(({ code }) => code || []) };
  const { code } = COUNTRIES.find(({ slug }) => slug === country) ?? {};
  return { countries: code ? [code] : [], elsewhere: [] };
}

export const isOneCountry = (country: string): boolean => country !== ALL_COUNTRIES;

/** SQL of whether a country is among those that `countriesOf` binds. */
export const inCountriesSql = (
  country: string,
): string => `(empty({countries:Array(String)}) OR ${country} IN {countries:Array(String)})
  AND ${country} NOT IN {elsewhere:Array(String)}`;
