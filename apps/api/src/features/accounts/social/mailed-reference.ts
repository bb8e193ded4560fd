import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SealedCookie } from './sealed-cookie.js';

const COOKIE = 'toile_connect_mailed';
/** As long as the link. */
const MAX_AGE_S = 48 * 3600;

/** Remembers in the browser which account elsewhere it has signed in with, while the link to attach it is in a mail. */
@Injectable()
export class MailedReference {
  constructor(private readonly cookies: SealedCookie) {}

  keep(request: FastifyRequest, reply: FastifyReply, reference: string): void {
    const sealed = this.cookies.seal({ reference, until: Date.now() + MAX_AGE_S * 1000 });
    reply.setCookie(COOKIE, sealed, { ...attributes(request), maxAge: MAX_AGE_S });
  }

  in(request: FastifyRequest): string | undefined {
    const kept = this.cookies.open<{ reference: string; until: number }>(request.cookies[COOKIE]);
    return kept && kept.until > Date.now() ? kept.reference : undefined;
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(COOKIE, attributes(request));
  }
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}
