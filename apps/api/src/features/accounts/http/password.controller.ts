import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { ForgotPasswordDto, RequestReset, ResetRequestedDto } from '../commands/request-reset.js';
import { ResetDto, ResetPassword, ResetPasswordDto } from '../commands/reset-password.js';
import { setKnownDevice } from '../devices/device-cookie.js';
import type { Browser } from '../sessions/browser.js';
import { FromBrowser } from './browser-cookies.js';
import { withLink } from './confirm-link.controller.js';

const FORGOT = '/auth/forgot-password';
const RESET = '/auth/reset-password';

const SENT: ResetRequestedDto = {
  message: 'If there is an account with this address, the link is on its way.',
};

/** For members who do not know their password any more. */
@Controller('auth')
@Allow('anyone')
export class PasswordController {
  constructor(private readonly commands: CommandBus) {}

  /** Mails a link; the answer is the same, after the same time, for every address. 303 for forms. */
  @Post('forgot-password')
  @HttpCode(200)
  @CsrfForm('forgot-password')
  @FormPage(FORGOT)
  @ApiOkResponse({ type: ResetRequestedDto })
  async forgot(
    @Body() { email }: ForgotPasswordDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: FORGOT }, async () => {
      await this.commands.execute(new RequestReset(email, request.ip));
      return { status: 200, body: SENT, page: `${FORGOT}?done=forgot` };
    });
  }

  /** A new password by the link of a mail; ends every session and API token. 303 for forms. */
  @Post('reset-password')
  @HttpCode(200)
  @CsrfForm('reset-password')
  @FormPage(({ body }) => withLink(RESET, body))
  @ApiOkResponse({ type: ResetDto })
  async reset(
    @Body() body: ResetPasswordDto,
    @FromBrowser() browser: Browser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: withLink(RESET, body) }, async () => {
      const { knownDevice } = await this.commands.execute(new ResetPassword(body, browser));
      setKnownDevice(request, reply, knownDevice);
      return { status: 200, body: { reset: true }, page: '/auth?done=reset' };
    });
  }
}
