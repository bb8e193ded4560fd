import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '../../../kernel/auth/device-name.js';
import { SESSION_COOKIE, setSessionCookie } from '../../../kernel/auth/session-cookie.js';
import { knownDeviceOf, setKnownDevice } from '../devices/device-cookie.js';
import type { Browser, BrowserTokens } from '../sessions/browser.js';

/** The browser that asks. */
export const FromBrowser = createParamDecorator((_: unknown, context: ExecutionContext): Browser => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    address: request.ip,
    name: deviceName(request),
    session: request.cookies[SESSION_COOKIE],
    knownDevice: knownDeviceOf(request),
  };
});

/** Gives the browser what it is signed in and known by. */
export function keepSignedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, knownDevice }: BrowserTokens,
): void {
  setKnownDevice(request, reply, knownDevice);
  setSessionCookie(request, reply, session);
}
