import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiNoContentResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { clearSessionCookie } from '../../../kernel/auth/session-cookie.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { ChangePassword, ChangePasswordDto } from '../commands/change-password.js';
import { Leave, LeaveDto } from '../commands/leave.js';
import {
  ChangeEmailDto,
  EmailChangeRequestedDto,
  RequestEmailChange,
} from '../commands/request-email-change.js';
import { SendVerification, VerificationSentDto } from '../commands/send-verification.js';
import type { Browser } from '../sessions/browser.js';
import { FromBrowser, keepSignedIn } from './browser-cookies.js';
import { OwnAccount } from './own-account.guard.js';

const PAGE = '/user/account/update';

/** What asks for the password again: another password, another address, the end of the account. */
@Controller()
@Allow('account:own')
export class OwnAccountController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes the password and ends the other sessions and all API tokens; 303 for forms. */
  @Post('user/account/password')
  @CsrfForm('account')
  @FormPage(PAGE)
  @ApiNoContentResponse({ description: 'Done' })
  async changePassword(
    @Viewer() viewer: Member,
    @Body() body: ChangePasswordDto,
    @FromBrowser() browser: Browser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      keepSignedIn(request, reply, await this.commands.execute(new ChangePassword(viewer, body, browser)));
      return { status: 204, page: `${PAGE}?done=password` };
    });
  }

  /** Asks for another address, which counts once its link is opened; 303 for forms. */
  @Post('user/account/email')
  @CsrfForm('account')
  @FormPage(PAGE)
  @ApiAcceptedResponse({ type: EmailChangeRequestedDto })
  async changeEmail(
    @Viewer() viewer: Member,
    @Body() body: ChangeEmailDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      await this.commands.execute(new RequestEmailChange(viewer, body));
      return { status: 202, body: { email: body.email, pending: true }, page: `${PAGE}?done=email` };
    });
  }

  /** Mails the link that shows the address to be the member's once more; 303 for forms. */
  @Post('user/account/verification')
  @CsrfForm('account')
  @ApiAcceptedResponse({ type: VerificationSentDto })
  async resend(@Viewer() viewer: Member, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      const sent = await this.commands.execute(new SendVerification(viewer));
      return { status: 202, body: { sent }, page: `${PAGE}?done=verification` };
    });
  }

  /** Leaves for good: destroys the key of everything personal. */
  @Delete('api/user/:slug')
  @OwnAccount()
  @HttpCode(204)
  async delete(
    @Viewer() viewer: Member,
    @Body() { password }: LeaveDto,
    @FromBrowser() browser: Browser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new Leave(viewer, password, browser));
    clearSessionCookie(request, reply);
  }

  /** Leaves for good, as a form: 303 to a person. */
  @Post('user/account/delete')
  @CsrfForm('account')
  @FormPage(PAGE)
  @ApiNoContentResponse({ description: 'Done' })
  async deleteByForm(
    @Viewer() viewer: Member,
    @Body() { password }: LeaveDto,
    @FromBrowser() browser: Browser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      await this.commands.execute(new Leave(viewer, password, browser));
      clearSessionCookie(request, reply);
      return { status: 204, page: '/auth?done=erased' };
    });
  }
}
