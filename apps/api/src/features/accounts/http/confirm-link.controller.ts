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
import type { Opener } from '../links/link-confirmation.js';
import { MailedLink, MailedLinkDto, MailedLinkQueryDto } from '../queries/mailed-link.js';
import type { Browser } from '../sessions/browser.js';
import { MailedReference } from '../social/mailed-reference.js';
import { FromBrowser, keepSignedIn } from './browser-cookies.js';
import { RegisteredHere } from './registered-here.js';

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
    private readonly registered: RegisteredHere,
  ) {}

  /** What the link of a mail does, and what it asks for; changes nothing. */
  @Get()
  @Header('cache-control', 'private, no-store')
  read(
    @Viewer() viewer: Member | undefined,
    @Query() { token }: MailedLinkQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<MailedLinkDto> {
    return this.queries.execute(new MailedLink(token, this.opener(viewer, request)));
  }

  /** Does what the link of a mail is for, once; the first of an account signs in where it was made. 303 for forms. */
  @Post()
  @HttpCode(200)
  @CsrfForm('confirm-link')
  @FormPage(({ body }) => withLink(PAGE, body))
  @ApiOkResponse({ type: ConfirmedDto })
  async open(
    @Viewer() viewer: Member | undefined,
    @Body() body: OpenLinkDto,
    @FromBrowser() browser: Browser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: withLink(PAGE, body) }, async () => {
      const opened = await this.commands.execute(new OpenLink(body, this.opener(viewer, request), browser));
      const { kind, subject, onward, tokens } = opened;
      if (kind === 'link-sign-in') this.mailed.clear(request, reply);
      if (tokens) {
        keepSignedIn(request, reply, tokens);
        this.registered.clear(request, reply);
      }
      const answer = { status: 200, body: { confirmed: kind } };
      // Of whoever was signed in before, and whoever is now.
      if (tokens || viewer?.subject === subject)
        return {
          ...answer,
          page: `/user/account/update?done=${kind === 'verify' ? 'verified' : kind}`,
          path: onward,
        };
      const then = onward ? `&redirect=${encodeURIComponent(onward)}` : '';
      return { ...answer, page: `/auth?done=${kind}${then}` };
    });
  }

  private opener(viewer: Member | undefined, request: FastifyRequest): Opener {
    return { viewer, reference: this.mailed.in(request), registered: this.registered.in(request) };
  }
}
