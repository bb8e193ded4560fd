import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether an address is one of these addresses and networks. @throws Error for what is neither */
export function trustedAddresses(list: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    if (!family) throw new Error(`TRUSTED_PROXIES: "${entry}" is no address and no network`);
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    const address = given.replace(/^::ffff:/, '');
    const family = familyOf(address);
    return family !== undefined && known.check(address, family);
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}

/**
 * Says for whom a request is passed on: what a trusted proxy said with its own address after it, or what the socket
 * knows. The protocol and the host are those of the reader's own request.
 * @returns that host
 */
export function forward(request: IncomingMessage, isTrusted: boolean): string | undefined {
  const { headers } = request;
  const said = (name: string) => {
    const value = isTrusted ? headers[name] : undefined;
    return Array.isArray(value) ? value.join(', ') : value;
  };
  const peer = request.socket.remoteAddress ?? '';
  const before = said('x-forwarded-for');
  headers['x-forwarded-for'] = before ? `${before}, ${peer}` : peer;
  // One word, of the nearest proxy: services and the web would take another one of a list.
  const isHttps = said('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
  headers['x-forwarded-proto'] = isHttps ? 'https' : 'http';
  const host = said('x-forwarded-host') ?? headers.host;
  headers['x-forwarded-host'] = host ?? '';
  for (const name of ['forwarded', 'x-forwarded-port', 'x-real-ip']) delete headers[name];
  return host;
}
