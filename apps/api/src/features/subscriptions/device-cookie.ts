import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names a browser that was accepted for a subscription, so that its updates do not look like another device. */
const DEVICE_COOKIE = 'toile_device';
const MAX_AGE_S = 400 * 24 * 3600;

/** The id of the device that asks; undefined when it has none yet. */
export function deviceOfRequest(request: FastifyRequest): string | undefined {
  const token = request.cookies[DEVICE_COOKIE];
  return token && idOf(token);
}

/** The same, with a new one given where there was none; a fresh lease on the cookie in any case. */
export function keepDevice(request: FastifyRequest, reply: FastifyReply): string {
  const token = request.cookies[DEVICE_COOKIE] || randomBytes(16).toString('base64url');
  reply.setCookie(DEVICE_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: MAX_AGE_S,
    secure: request.protocol === 'https',
  });
  return idOf(token);
}

/** What is kept is a hash: who reads it cannot make the cookie. */
function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 24);
}
