import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { faultOfAddress, lookupPublic, NotPublic } from './public-address.js';

/** Whole, from the name to the head of the answer. */
const WITHIN_MS = 10_000;
const LONGEST_HEAD = 16 * 1024;

/** Why nothing was sent, or nothing came back. Never what an answer said: that would let members read inside. */
export class NotDelivered extends Error {}

/**
 * Posts to an address that a member has named and gives the status it answers. The address that is connected to is the one that was looked at, so a
 * name that changes what it means leads nowhere; redirects are not followed.
 * @throws NotDelivered
 */
export function postOutside(
  text: string,
  {
    body,
    headers,
    privateToo,
  }: { body: string | Buffer; headers: Record<string, string>; privateToo: boolean },
): Promise<number> {
  const fault = faultOfAddress(text, privateToo);
  if (fault) return Promise.reject(new NotDelivered(`the address ${fault}`));
  const url = new URL(text);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: {
        ...headers,
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

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error instanceof NotPublic) return error.message;
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `no answer within ${WITHIN_MS / 1000} seconds`;
  return `no connection (${error.code ?? 'unknown'})`;
}
