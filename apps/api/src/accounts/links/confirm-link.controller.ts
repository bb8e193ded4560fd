import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { MailedLink } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerForm } from '../../http/answer-form.js';
import { CsrfForm } from '../csrf/csrf-form.decorator.js';
import type { Member } from '../members/member.js';
import { Allow } from '../roles/allow.decorator.js';
import { Viewer } from '../roles/viewer.decorator.js';
import { MailedReference } from '../social/mailed-reference.js';
import { ConfirmLink } from './confirm-link.js';

export const confirmSchema = z.object({
  token: z.string().max(200),
  /** Asked for where the link attaches a sign-in. */
  password: z.string().max(512).default(''),
});
export const confirmQuerySchema = z.object({ token: z.string().max(200).catch('') });

/** Where the links of our mails lead: a page that says what its button does, and the button. */
@Controller('auth/confirm')
export class ConfirmLinkController {
  constructor(
    private readonly confirm: ConfirmLink,
    private readonly mailed: MailedReference,
  ) {}

  @Get()
  @Allow('anyone')
  async read(
    @Viewer() viewer: Member | undefined,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailedLink> {
    reply.header('cache-control', 'private, no-store');
    const { token } = validate(confirmQuerySchema, query);
    return this.confirm.read(token, { viewer, reference: this.mailed.in(request) });
  }

  @Post()
  @HttpCode(200)
  @Allow('anyone')
  @CsrfForm('confirm-link')
  async open(
    @Viewer() viewer: Member | undefined,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: backTo(body) }, async () => {
      const { token, password } = validate(confirmSchema, body);
      const opener = { viewer, reference: this.mailed.in(request) };
      const { kind, subject } = await this.confirm.open(token, password, opener);
      if (kind === 'link-sign-in') this.mailed.clear(request, reply);
      const page = viewer?.subject === subject ? '/user/account/update' : '/auth';
      return { status: 200, body: { confirmed: kind }, page: `${page}?done=${kind}` };
    });
  }
}

/** A form that was refused is shown again with its link. */
function backTo(body: unknown): string {
  const token = confirmSchema.shape.token.regex(/^[\w-]+$/).safeParse(Object(body).token).data ?? '';
  return `/auth/confirm?token=${token}`;
}
