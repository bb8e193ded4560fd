import { type LookupAddress, lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@toile/platform';

/** Whole, from the name to the head of the answer. */
const WITHIN_MS = 10_000;
const LONGEST_HEAD = 16 * 1024;

/** Why nothing was sent, or nothing came back. Never what an answer said: that would let members read inside. */
export class NotDelivered extends Error {}

/**
 * Why an address may not be told of anything, undefined where it may: https on its own port, to a name or a public
 * address, without a password in it.
 */
export function faultOfEndpoint(text: string, privateToo: boolean): string | undefined {
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
 * Posts to an endpoint and gives the status it answers. The address that is connected to is the one that was looked at, so a
 * name that changes what it means leads nowhere; redirects are not followed.
 * @throws NotDelivered
 */
export function postToEndpoint(
  text: string,
  { body, headers, privateToo }: { body: string; headers: Record<string, string>; privateToo: boolean },
): Promise<number> {
  const fault = faultOfEndpoint(text, privateToo);
  if (fault) return Promise.reject(new NotDelivered(`the address ${fault}`));
  const url = new URL(text);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Toile-Webhooks/1',
      },
      agent: false,
      maxHeaderSize: LONGEST_HEAD,
      signal: AbortSignal.timeout(WITHIN_MS),
      ...(privateToo ? {} : { lookup: lookupPublic }),
    });
    request.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    request.on('error', (error: NodeJS.ErrnoException) => reject(new NotDelivered(reasonOf(error))));
    request.end(body);
  });
}

/** As `dns.lookup`, but every address of the name must be public: one that is not makes the name untrusted. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new NotDelivered('the name leads to an address that is not public'), '', 0);
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error instanceof NotDelivered) return error.message;
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `no answer within ${WITHIN_MS / 1000} seconds`;
  return `no connection (${error.code ?? 'unknown'})`;
}
