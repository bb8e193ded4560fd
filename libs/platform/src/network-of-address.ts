import ipaddr from 'ipaddr.js';

/** Whether an address is this machine's own (127.0.0.0/8, ::1, and 127.0.0.0/8 written as IPv6). */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/**
 * Whether an address is one of the internet at large: not of this machine, a network of one's own, a provider's, multicast or a
 * document, and not another address in disguise (IPv4 written as IPv6 is looked at as what it is; translations are refused).
 */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%', 1);
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'unicast';
}

/**
 * The network that stands for one client where clients are counted: an IPv4 address itself, and of an IPv6 address its
 * first 64 bits, since a household gets all of the 2^64 addresses below them. `bits: 48` gives what a site or a small
 * provider's customer gets, for a second and higher limit.
 * @returns in one spelling, however the address was written; what is no address is returned as it is
 */
export function networkOfAddress(address: string, bits: 48 | 64 = 64): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().split('%', 1)[0]}/${bits}`,
  );
  return `${network.toString()}/${bits}`;
}

/** A household is one of many behind a /48, and one attacker may hold all of it. */
const OF_A_SITE = 8;

/**
 * Everything a client is counted by where clients are limited, and how many times the limit each may use up: its own
 * network, and for IPv6 the /48 around it with a higher one.
 */
export function countedNetworks(address: string): { network: string; times: number }[] {
  const [own, site] = [networkOfAddress(address), networkOfAddress(address, 48)];
  return own === site
    ? [{ network: own, times: 1 }]
    : [
        { network: own, times: 1 },
        { network: site, times: OF_A_SITE },
      ];
}
