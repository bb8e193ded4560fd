import { createRequire } from 'node:module';
import { BlockList, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { type CountryResponse, open } from 'maxmind';

const DATABASE = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
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

type Row = { country_code?: string } & Partial<CountryResponse>;

/**
 * Opens the database of countries that comes with the program (public domain; nothing is asked of anyone). The function
 * it gives answers with the ISO 3166-1 alpha-2 code an address is registered under, empty when there is none.
 */
export async function openCountries(): Promise<(address: string) => string> {
  const reader = await open<CountryResponse>(DATABASE);
  const known = new LRUCache<string, string>({ max: 20_000 });
  const look = (address: string): string => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    if (NOWHERE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return '';
    const row: Row | null = reader.get(plain);
    const code = row?.country_code ?? row?.country?.iso_code ?? '';
    return /^[A-Z]{2}$/.test(code) ? code : '';
  };
  return (address) => {
    let code = known.get(address);
    if (code === undefined) {
      code = look(address);
      known.set(address, code);
    }
    return code;
  };
}
