import { SESSION_COOKIE } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export { SESSION_COOKIE };

const MAX_AGE_S = 90 * 24 * 3600;

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...attributes(request), maxAge: MAX_AGE_S });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, attributes(request));
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}
