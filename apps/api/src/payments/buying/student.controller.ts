import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { isStudentAddress, LOCALES } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { ValidationError, validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CsrfForm } from '../../accounts/csrf/csrf-form.decorator.js';
import { Attempts } from '../../accounts/limits/attempts.js';
import type { Mailer } from '../../accounts/mail/mailer.js';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { answerForm } from '../../http/answer-form.js';
import { escaped } from '../../http/escaped.js';
import { isForm } from '../../http/page-redirect.js';
import { MAILER, PUBLIC_URL } from '../../tokens.js';
import { StudentProofs } from './student-proofs.js';

const locale = z.enum(LOCALES).default('en');
export const studentSchema = z.object({ email: z.email().max(254), locale });
export const studentLinkSchema = z.object({ token: z.string().max(2048), locale });
const LIMIT = { what: 'student-proof', most: 5, windowMs: 3600_000 };

/** Proof of being a student: a link sent to an address of a school. */
@Controller('api/student-proof')
export class StudentController {
  constructor(
    private readonly proofs: StudentProofs,
    private readonly attempts: Attempts,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  @Get()
  @Allow('subscriptions:own')
  @Header('cache-control', 'private, no-store')
  async show(@Viewer() viewer: Member): Promise<{ proved: boolean }> {
    return { proved: await this.proofs.has(viewer) };
  }

  @Post()
  @HttpCode(202)
  @Allow('subscriptions:own')
  @CsrfForm('student')
  async ask(
    @Body() body: unknown,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { email, locale } = validate(studentSchema, body);
    const words = messagesOf(locale).membership.student;
    if (!isStudentAddress(email))
      throw new ValidationError([{ propertyPath: 'email', message: words.noSchool, code: 'no_school' }]);
    await this.attempts.take(LIMIT, viewer.subject);
    const token = this.proofs.token(viewer.subject, email);
    const link = `${this.publicUrl}/${locale}/premium-memberships?token=${token}#student-special`;
    await this.mailer.send({
      ...{ to: email, subject: words.mailSubject, text: `${words.mailText}\n\n${link}\n` },
      html: `<p>${words.mailText}</p><p><a href="${escaped(link)}">${words.mailSubject}</a></p>`,
    });
    const page = `/${locale}/premium-memberships?student=sent#student-special`;
    if (isForm(request)) await reply.status(303).header('location', page).send();
    else await reply.status(202).send({ sent: true });
  }

  /** The button of the page that the mail leads to, for whoever asked: the link is worth nothing to anybody else. */
  @Post('confirm')
  @HttpCode(200)
  @Allow('subscriptions:own')
  @CsrfForm('student')
  async confirm(
    @Body() body: unknown,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { token, locale } = validate(studentLinkSchema, body);
    const page = '/premium-memberships';
    await answerForm(request, reply, { page, locale }, async () => {
      await this.proofs.prove(token, viewer.subject);
      const path = `/${locale}${page}?student=proved#student-special`;
      return { status: 200, body: { proved: true }, page, path };
    });
  }
}
