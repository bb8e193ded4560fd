import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@toile/platform';

/** A name that leads to an address that is not public. */
export class NotPublic extends Error {}

/**
 * Why members may not send anything to an address of theirs, undefined where they may: https on its own port, to a name or a
 * public address, without a password in it.
 */
export function faultOfAddress(text: string, privateToo: boolean): string | undefined {
  if (!URL.canParse(text)) return 'must be an address on the web';
  const { protocol, port, hostname, username, password } = new URL(text);
  if (username || password) return 'must hold no user or password';
  if (privateToo) return /^https?:$/.test(protocol) ? undefined : 'must be an address on the web';
  if (protocol !== 'https:') return 'must begin with https://';
  if (port) return 'must be on port 443';
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !isPublicAddress(literal)) return 'must be a public address';
  return undefined;
}

/**
 * As `dns.lookup`, for whoever connects: the address that is connected to is the one that was looked at, and every address of the
 * name must be public: one that is not makes the name untrusted.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublic('the name leads to an address that is not public'), '', 0);
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
