import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { SignedIn } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerForm } from '../../http/answer-form.js';
import { onward, pagePath } from '../../http/page-redirect.js';
import { CsrfForm } from '../csrf/csrf-form.decorator.js';
import { KnownDevices } from '../devices/known-devices.js';
import { toSignedInUser } from '../members/member.js';
import { Allow } from '../roles/allow.decorator.js';
import { deviceName } from '../sessions/device-name.js';
import { SESSION_COOKIE, setSessionCookie } from '../sessions/session-cookie.js';
import { SessionStore } from '../sessions/session-store.js';
import { SignIn } from './sign-in.js';

export const credentialsSchema = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(512),
  redirect: z.string().max(2048).optional(),
});

@Controller('auth')
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: SessionStore,
    private readonly devices: KnownDevices,
  ) {}

  /** The session is a new one, whatever the browser brought: a planted token never becomes a member's. */
  @Post()
  @Allow('anyone')
  @CsrfForm('authenticate')
  async authenticate(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await answerForm(request, reply, { page: '/auth' }, async () => {
      const credentials = validate(credentialsSchema, body);
      const member = await this.signIn.verify(credentials, request);
      await this.sessions.end(request.cookies[SESSION_COOKIE]);
      await this.devices.keep(request, reply, member.subject);
      setSessionCookie(request, reply, await this.sessions.begin(member.subject, deviceName(request)));
      const redirect = onward(credentials.redirect) ?? pagePath(request, '/');
      const signedIn: SignedIn = { user: toSignedInUser(member), redirect };
      return { status: 200, body: signedIn, page: '/', path: redirect };
    });
  }
}
