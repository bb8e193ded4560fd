import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { onward, pagePath } from '../../../kernel/http/page-redirect.js';
import { CredentialsDto, SignedInDto, SignIn } from '../commands/sign-in.js';
import { toSignedInUser } from '../members/signed-in-user.dto.js';
import type { Browser } from '../sessions/browser.js';
import { FromBrowser, keepSignedIn } from './browser-cookies.js';

const PAGE = '/auth';

@Controller('auth')
export class SignInController {
  constructor(private readonly commands: CommandBus) {}

  /** Signs in; the session comes as a cookie. 303 for forms. */
  @Post()
  @Allow('anyone')
  @CsrfForm('authenticate')
  @FormPage(PAGE)
  @ApiOkResponse({ type: SignedInDto })
  async authenticate(
    @Body() body: CredentialsDto,
    @FromBrowser() browser: Browser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      const { member, tokens } = await this.commands.execute(new SignIn(body, browser));
      keepSignedIn(request, reply, tokens);
      const redirect = onward(body.redirect) ?? pagePath(request, '/');
      const signedIn: SignedInDto = { user: toSignedInUser(member), redirect };
      return { status: 200, body: signedIn, page: '/', path: redirect };
    });
  }
}
