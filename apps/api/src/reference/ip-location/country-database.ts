import { createRequire } from 'node:module';
import { BlockList, isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { COUNTRIES, type IpLocation } from '@toile/contracts';
import { type CountryResponse, open, type Reader } from 'maxmind';
import { CONTINENTS, EU } from './continents.js';

const DATABASE = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);
const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const OWN_NAMES = new Map<string, string>(
  COUNTRIES.flatMap(({ code, name }) => (code ? [[code, name]] : [])),
);

/** Addresses of no country: private networks, this machine, links. */
const NOWHERE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  NOWHERE.addSubnet(network, bits);
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOWHERE.addSubnet(network, bits, 'ipv6');

const UNKNOWN: IpLocation = { country_code: null, country: null, continent: null, in_eu: false };

type Row = { country_code?: string } & Partial<CountryResponse>;

/** Which country an address is registered in, from a database that comes with the program; nothing is asked of anyone. */
@Injectable()
export class CountryDatabase {
  #reader: Promise<Reader<CountryResponse>> | undefined;

  async locate(address: string): Promise<IpLocation> {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    if (NOWHERE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return UNKNOWN;
    this.#reader ??= open<CountryResponse>(DATABASE);
    const row: Row | null = (await this.#reader).get(plain);
    const code = row?.country_code ?? row?.country?.iso_code;
    if (!code || !/^[A-Z]{2}$/.test(code)) return UNKNOWN;
    return {
      country_code: code,
      country: OWN_NAMES.get(code) ?? NAMES.of(code) ?? code,
      continent: CONTINENTS.get(code) ?? null,
      in_eu: EU.has(code),
    };
  }
}
