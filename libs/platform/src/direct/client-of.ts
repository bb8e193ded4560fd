import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';

/** Who is at the other end: the address a believed proxy names, or the nearest one. */
export interface HttpClient {
  address: string;
  isSecure: boolean;
}

/** Tells the client of a request as Fastify does (`request.ip`, `request.protocol`) when it trusts the same proxies. */
export function clientsBehind(proxies: readonly string[]): (request: IncomingMessage) => HttpClient {
  const trusts = compile([...proxies]);
  return (request) => {
    const { socket, headers } = request;
    const near = socket.remoteAddress ?? '';
    const isSecure = 'encrypted' in socket;
    // Asked first: reading a list of addresses takes longer than all else here.
    if (proxies.length === 0 || !trusts(near, 0)) return { address: near, isSecure };
    const scheme = headers['x-forwarded-proto'];
    return {
      address: all(request, trusts).at(-1) ?? near,
      isSecure: typeof scheme === 'string' ? scheme.split(',').at(-1)?.trim() === 'https' : isSecure,
    };
  };
}
