import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { EmailVerdict } from '@toile/contracts';
import { ValidationError, validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerForm } from '../../http/answer-form.js';
import { toEmailAddress } from '../../http/email-address.js';
import { AuditLog } from '../audit/audit-log.js';
import { CsrfForm } from '../csrf/csrf-form.decorator.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { AccountMails } from '../mail/account-mails.js';
import { toSignedInUser } from '../members/member.js';
import { Members } from '../members/members.js';
import { booleanSchema, profileFields } from '../profile/profile-schema.js';
import { Allow } from '../roles/allow.decorator.js';
import { hashPassword } from '../sign-in/password.js';
import { emailSchema } from './email-address.js';
import { faultOf, newPasswordSchema } from './new-password.js';

const HOUR = 3600_000;
const REGISTER = { what: 'register', most: 20, windowMs: HOUR };
const VALIDATE = { what: 'validate-email', most: 10, windowMs: 60_000 };

export const registerSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  ...profileFields,
  terms: booleanSchema.refine((accepted) => accepted, 'must be accepted'),
});
export const validateEmailSchema = z.object({ email: z.string().max(1_000) });
/** Of the page a person is led back to, whatever else is wrong. */
const localeOf = (body: unknown) => registerSchema.pick({ locale: true }).safeParse(body).data?.locale;

@Controller('api/register')
export class RegisterController {
  constructor(
    private readonly members: Members,
    private readonly limiter: RateLimiter,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
  ) {}

  @Post()
  @Allow('anyone')
  @CsrfForm('register')
  async register(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const back = { page: '/auth', locale: localeOf(body) };
    await answerForm(request, reply, back, async () => {
      const { password, terms: _, ...input } = validate(registerSchema, body);
      refuseWeak(password, input.email);
      await this.limiter.takeByAddress(REGISTER, request.ip);
      const password_hash = await hashPassword(password);
      const addressee = { email: input.email, firstName: input.first_name, locale: input.locale };
      const newcomer = { ...input, password_hash, verified: false, roles: ['member' as const] };
      const member = await this.members.register(newcomer, (tx, subject) =>
        this.mails.verify({ ...addressee, subject }, tx),
      );
      await this.audit.note('registered', { actor: member.subject, subject: member.subject });
      reply.header('location', `/api/user/${member.slug}`);
      return { status: 201, body: { user: toSignedInUser(member) }, page: '/auth?done=register' };
    });
  }

  /** What a form says of an address as one leaves its field. */
  @Post('validate-email')
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  async validateEmail(@Body() body: unknown, @Req() request: FastifyRequest): Promise<EmailVerdict> {
    await this.limiter.takeByAddress(VALIDATE, request.ip);
    const given = validateEmailSchema.safeParse(body);
    const email = given.success ? toEmailAddress(given.data.email) : null;
    if (email === null) return { valid: false, code: 'invalid', message: 'This is no e-mail address.' };
    if (await this.members.byEmail(email))
      return { valid: false, code: 'taken', message: 'There is an account with this address already.' };
    return { valid: true, code: 'ok', message: '' };
  }
}

/** @throws ValidationError when the password is bad for this account in particular */
export function refuseWeak(password: string, email: string): void {
  const message = faultOf(password, email);
  if (message) throw new ValidationError([{ propertyPath: 'password', message, code: 'custom' }]);
}
