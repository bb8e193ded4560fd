import { Body, Controller, Get, Header, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { ConfirmedDto, OpenLink, OpenLinkDto } from '../commands/open-link.js';
import { MailedLink, MailedLinkDto, MailedLinkQueryDto } from '../queries/mailed-link.js';
import { MailedReference } from '../social/mailed-reference.js';

/** A page with the token of the link it was opened by: a form that was refused is shown again with it. */
export function withLink(page: string, body: unknown): string {
  const { token } = Object(body) as { token?: unknown };
  const shown = typeof token === 'string' && /^[\w-]{1,200}$/.test(token) ? token : '';
  return `${page}?token=${shown}`;
}

const PAGE = '/auth/confirm';

/** Where the links of our mails lead: a page that says what its button does, and the button. */
@Controller('auth/confirm')
@Allow('anyone')
export class ConfirmLinkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly mailed: MailedReference,
  ) {}

  /** What the link of a mail does, and what it asks for; changes nothing. */
  @Get()
  @Header('cache-control', 'private, no-store')
  read(
    @Viewer() viewer: Member | undefined,
    @Query() { token }: MailedLinkQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<MailedLinkDto> {
    const opener = { viewer, reference: this.mailed.in(request) };
    return this.queries.execute(new MailedLink(token, opener));
  }

  /** Does what the link of a mail is for, once; 303 for forms. */
  @Post()
  @HttpCode(200)
  @CsrfForm('confirm-link')
  @FormPage(({ body }) => withLink(PAGE, body))
  @ApiOkResponse({ type: ConfirmedDto })
  async open(
    @Viewer() viewer: Member | undefined,
    @Body() body: OpenLinkDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: withLink(PAGE, body) }, async () => {
      const opener = { viewer, reference: this.mailed.in(request) };
      const { kind, subject, onward } = await this.commands.execute(new OpenLink(body, opener));
      if (kind === 'link-sign-in') this.mailed.clear(request, reply);
      const isIn = viewer?.subject === subject;
      const page = `${isIn ? '/user/account/update' : '/auth'}?done=${kind}`;
      if (!onward) return { status: 200, body: { confirmed: kind }, page };
      // Whoever is not signed in goes on once they are.
      const then = isIn ? undefined : `${page}&redirect=${encodeURIComponent(onward)}`;
      return { status: 200, body: { confirmed: kind }, page: then ?? page, path: isIn ? onward : undefined };
    });
  }
}
