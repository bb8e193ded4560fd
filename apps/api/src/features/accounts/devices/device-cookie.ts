import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names a browser somebody has signed in with. Not the device of a subscription's seat (`toile_device`). */
const KNOWN_DEVICE_COOKIE = 'toile_known_device';
const MAX_AGE_S = 180 * 24 * 3600;

export const knownDeviceOf = (request: FastifyRequest): string | undefined =>
  request.cookies[KNOWN_DEVICE_COOKIE];

export function setKnownDevice(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(KNOWN_DEVICE_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: MAX_AGE_S,
    secure: request.protocol === 'https',
  });
}
