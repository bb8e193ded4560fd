import type { FastifyReply } from 'fastify';
import { versionOf } from '../versions/answer-by-version.js';

export interface ToldLimit {
  /** What is counted: `token`, `question`. */
  what: string;
  most: number;
  windowS: number;
  left: number;
  /** Until all of it is there again. */
  resetS: number;
}

const WITH_POLICIES = '2026-11-26';

/**
 * Says what is left of a limit, beside the others that counted the same request: `RateLimit` and `RateLimit-Policy` as
 * draft-ietf-httpapi-ratelimit-headers has them, the three headers before them to who asks for an older version.
 */
export function tellLimit(reply: FastifyReply, { what, most, windowS, left, resetS }: ToldLimit): void {
  if (versionOf(reply.request).date < WITH_POLICIES) {
    reply.headers({
      'ratelimit-limit': String(most),
      'ratelimit-remaining': String(left),
      'ratelimit-reset': String(resetS),
    });
    return;
  }
  addItem(reply, 'ratelimit-policy', what, `q=${most};w=${windowS}`);
  addItem(reply, 'ratelimit', what, `r=${left};t=${resetS}`);
}

/** One item a policy: of the same name the last one stays. */
function addItem(reply: FastifyReply, header: string, name: string, parameters: string): void {
  const told = String(reply.getHeader(header) ?? '');
  const others = told.split(', ').filter((item) => item && !item.startsWith(`"${name}";`));
  reply.header(header, [...others, `"${name}";${parameters}`].join(', '));
}
