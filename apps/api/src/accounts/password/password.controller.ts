import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerForm } from '../../http/answer-form.js';
import { AuditLog } from '../audit/audit-log.js';
import { CsrfForm } from '../csrf/csrf-form.decorator.js';
import { KnownDevices } from '../devices/known-devices.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { MailedLinks } from '../links/mailed-links.js';
import { AccountMails } from '../mail/account-mails.js';
import { Members } from '../members/members.js';
import { emailSchema } from '../registration/email-address.js';
import { newPasswordSchema } from '../registration/new-password.js';
import { refuseWeak } from '../registration/register.controller.js';
import { Allow } from '../roles/allow.decorator.js';
import { WaysIn } from '../sessions/ways-in.js';
import { hashPassword } from '../sign-in/password.js';
import { SignInLimits } from '../sign-in/sign-in-limits.js';

const HOUR = 3600_000;
const BY_ADDRESS = { what: 'forgot-password', most: 10, windowMs: HOUR };
/** More mails than these are not sent, and nobody is told. */
const BY_ACCOUNT = { what: 'reset-mail', most: 3, windowMs: HOUR };

export const forgotSchema = z.object({ email: emailSchema });
export const resetSchema = z.object({ token: z.string().max(200), password: newPasswordSchema });
const SENT = { message: 'If there is an account with this address, the link is on its way.' };

/** For members who do not know their password any more. */
@Controller('auth')
export class PasswordController {
  constructor(
    private readonly members: Members,
    private readonly limiter: RateLimiter,
    private readonly links: MailedLinks,
    private readonly waysIn: WaysIn,
    private readonly limits: SignInLimits,
    private readonly devices: KnownDevices,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
  ) {}

  /** The same reply, after the same time, whether or not there is an account: the work is done after it. */
  @Post('forgot-password')
  @HttpCode(200)
  @Allow('anyone')
  @CsrfForm('forgot-password')
  async forgot(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await answerForm(request, reply, { page: '/auth/forgot-password' }, async () => {
      const { email } = validate(forgotSchema, body);
      await this.limiter.takeByAddress(BY_ADDRESS, request.ip);
      const mayMail = await this.limiter.take(BY_ACCOUNT, email).catch(() => false);
      if (mayMail) await this.mails.reset(email);
      return { status: 200, body: SENT, page: '/auth/forgot-password?done=forgot' };
    });
  }

  /**
   * A new password by the link of a mail. Whoever was signed in, perhaps a thief, is signed out; this browser, whose
   * reader has the mail, can sign in whoever else is guessing.
   */
  @Post('reset-password')
  @HttpCode(200)
  @Allow('anyone')
  @CsrfForm('reset-password')
  async reset(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await answerForm(request, reply, { page: backTo(body) }, async () => {
      const { token, password } = validate(resetSchema, body);
      const { subject } = await this.links.read(['reset'], token);
      const member = await this.members.mustFind(subject);
      // Before the link is used up: who is asked for another password needs it again.
      refuseWeak(password, member.email);
      const password_hash = await hashPassword(password);
      await this.links.redeem(['reset'], token);
      const change = { type: 'ChangePassword', password_hash } as const;
      await this.members.decide(subject, change, { also: (tx) => this.mails.passwordChanged(member, tx) });
      // The link came by mail, so the address is theirs.
      await this.members.decide(subject, { type: 'VerifyEmail' });
      await this.waysIn.endAll(subject);
      await this.limits.forgive(member.email, request.ip);
      await this.devices.keep(request, reply, subject);
      await this.audit.note('password-reset', { actor: subject, subject });
      return { status: 200, body: { reset: true }, page: '/auth?done=reset' };
    });
  }
}

/** A form that was refused is shown again with its link. */
function backTo(body: unknown): string {
  const { token } = (body ?? {}) as { token?: unknown };
  const shown = typeof token === 'string' && /^[\w-]{1,200}$/.test(token) ? token : '';
  return `/auth/reset-password?token=${shown}`;
}
