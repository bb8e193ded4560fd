import { randomUUID } from 'node:crypto';
import { Body, Controller, Delete, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerForm } from '../../http/answer-form.js';
import { AuditLog } from '../audit/audit-log.js';
import { CsrfForm } from '../csrf/csrf-form.decorator.js';
import { KnownDevices } from '../devices/known-devices.js';
import { EraseMember } from '../erase/erase-member.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { AccountMails } from '../mail/account-mails.js';
import type { Member } from '../members/member.js';
import { Members } from '../members/members.js';
import { Own } from '../members/own.js';
import { OwnPassword } from '../password/own-password.js';
import { emailSchema } from '../registration/email-address.js';
import { newPasswordSchema } from '../registration/new-password.js';
import { refuseWeak } from '../registration/register.controller.js';
import { Allow } from '../roles/allow.decorator.js';
import { Viewer } from '../roles/viewer.decorator.js';
import { deviceName } from '../sessions/device-name.js';
import { clearSessionCookie, SESSION_COOKIE, setSessionCookie } from '../sessions/session-cookie.js';
import { SessionStore } from '../sessions/session-store.js';
import { WaysIn } from '../sessions/ways-in.js';
import { hashPassword } from '../sign-in/password.js';

const PAGE = '/user/account/update';
const MAILS = { what: 'account-mail', most: 5, windowMs: 3600_000 };

const oldPassword = z.string().max(512).default('');
export const ownSchemas = {
  password: z.object({ current_password: oldPassword, password: newPasswordSchema }),
  email: z.object({ email: emailSchema, password: oldPassword }),
  erase: z.object({ password: oldPassword }),
};

/** What asks for the password again: another password, another address, the end of the account. */
@Controller()
@Allow('account:own')
export class OwnAccountController {
  constructor(
    private readonly members: Members,
    private readonly own: Own,
    private readonly password: OwnPassword,
    private readonly waysIn: WaysIn,
    private readonly devices: KnownDevices,
    private readonly sessions: SessionStore,
    private readonly limiter: RateLimiter,
    private readonly mails: AccountMails,
    private readonly eraseMember: EraseMember,
    private readonly audit: AuditLog,
  ) {}

  @Post('user/account/password')
  @CsrfForm('account')
  async changePassword(
    @Viewer() viewer: Member,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      const { current_password, password } = validate(ownSchemas.password, body);
      refuseWeak(password, viewer.email);
      const { subject } = viewer;
      await this.password.confirm(subject, current_password);
      const change = { type: 'ChangePassword', password_hash: await hashPassword(password) } as const;
      await this.members.decide(subject, change, { also: (tx) => this.mails.passwordChanged(viewer, tx) });
      await this.waysIn.endAll(subject);
      await this.devices.keep(request, reply, subject);
      setSessionCookie(request, reply, await this.sessions.begin(subject, deviceName(request)));
      await this.audit.note('password-changed', { actor: subject, subject });
      return { status: 204, page: `${PAGE}?done=password` };
    });
  }

  /** Nothing changes before the link in the mail to the new address is opened. */
  @Post('user/account/email')
  @CsrfForm('account')
  async changeEmail(
    @Viewer() viewer: Member,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      const { email, password } = validate(ownSchemas.email, body);
      await this.password.confirm(viewer.subject, password);
      await this.limiter.take(MAILS, viewer.subject);
      const change = randomUUID();
      // Whether the address is another member's shows only to who can read its mails.
      const command = { type: 'AskForEmail', change, email } as const;
      await this.members.decide(viewer.subject, command, {
        also: (tx) => this.mails.changeEmail(viewer, email, change, tx),
      });
      return { status: 202, body: { email, pending: true }, page: `${PAGE}?done=email` };
    });
  }

  /** The first mail got lost. */
  @Post('user/account/verification')
  @CsrfForm('account')
  async resend(@Viewer() viewer: Member, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      await this.limiter.take(MAILS, viewer.subject);
      if (!viewer.verified) await this.mails.verify(viewer);
      return { status: 202, body: { sent: !viewer.verified }, page: `${PAGE}?done=verification` };
    });
  }

  @Delete('api/user/:slug')
  @HttpCode(204)
  async delete(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.own.mustBe(viewer, slug);
    await this.leave(viewer, body, request, reply);
  }

  @Post('user/account/delete')
  @CsrfForm('account')
  async deleteByForm(
    @Viewer() viewer: Member,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.leave(viewer, body, request, reply);
  }

  private async leave(viewer: Member, body: unknown, request: FastifyRequest, reply: FastifyReply) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      await this.password.confirm(viewer.subject, validate(ownSchemas.erase, body ?? {}).password);
      await this.mails.erased(viewer);
      await this.eraseMember.erase(viewer.subject, viewer.subject);
      await this.sessions.end(request.cookies[SESSION_COOKIE]);
      clearSessionCookie(request, reply);
      return { status: 204, page: '/auth?done=erased' };
    });
  }
}
