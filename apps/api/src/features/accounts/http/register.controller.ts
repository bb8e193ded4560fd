import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiCreatedResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { Register, RegisterDto, RegisteredDto } from '../commands/register.js';
import { toSignedInUser } from '../members/signed-in-user.dto.js';
import { EmailVerdict, EmailVerdictDto, ValidateEmailDto } from '../queries/email-verdict.js';
import { RegisteredHere } from './registered-here.js';

const PAGE = '/auth';

@Controller('api/register')
export class RegisterController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly registered: RegisteredHere,
  ) {}

  /** Makes an account and mails a link to its address; 303 for forms. */
  @Post()
  @Allow('anyone')
  @CsrfForm('register')
  @FormPage(PAGE)
  @ApiCreatedResponse({ type: RegisteredDto })
  async register(
    @Body() body: RegisterDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await answerForm(request, reply, { page: PAGE, locale: body.locale }, async () => {
      const member = await this.commands.execute(new Register(body, request.ip));
      this.registered.keep(request, reply, member.subject);
      reply.header('location', `/api/user/${member.slug}`);
      return { status: 201, body: { user: toSignedInUser(member) }, page: `${PAGE}?done=register` };
    });
  }

  /** Whether an address can be used, as a form says when one leaves its field; always 200, whatever else the form sends. */
  @Post('validate-email')
  @ApiBody({ type: ValidateEmailDto })
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  validateEmail(@Body('email') email: unknown, @Req() request: FastifyRequest): Promise<EmailVerdictDto> {
    return this.queries.execute(new EmailVerdict(email, request.ip));
  }
}
