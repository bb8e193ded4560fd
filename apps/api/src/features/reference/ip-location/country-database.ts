import { Injectable } from '@nestjs/common';
import { COUNTRIES, type IpLocation } from '@toile/contracts';
import { openCountries } from '@toile/platform';
import { CONTINENTS, EU } from './continents.js';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const OWN_NAMES = new Map<string, string>(
  COUNTRIES.flatMap(({ code, name }) => (code ? [[code, name]] : [])),
);
const UNKNOWN: IpLocation = { country_code: null, country: null, continent: null, in_eu: false };

/** Which country an address is registered in, from a database that comes with the program. */
@Injectable()
export class CountryDatabase {
  #countries: ReturnType<typeof openCountries> | undefined;

  async locate(address: string): Promise<IpLocation> {
    this.#countries ??= openCountries();
    const code = (await this.#countries)(address);
    if (!code) return UNKNOWN;
    return {
      country_code: code,
      country: OWN_NAMES.get(code) ?? NAMES.of(code) ?? code,
      continent: CONTINENTS.get(code) ?? null,
      in_eu: EU.has(code),
    };
  }
}
