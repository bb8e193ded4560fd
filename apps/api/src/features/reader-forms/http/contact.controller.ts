import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { MessageSentDto, SendMessage, SendMessageDto } from '../commands/send-message.js';

const LIMIT = { what: 'contact', most: 5, windowMs: 3600_000 };
const BRANDS = { about: 'brand-visibility', page: '/brand-visibility' };
const DATA = { about: 'data-products', page: '/data-products/dashboard' };

@Controller()
@Allow('anyone')
export class ContactController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limiter: RateLimiter,
  ) {}

  /** Sends us a message about visibility of a brand; five an hour an address. */
  @Post('brand-visibility/create_contact')
  @HttpCode(200)
  @CsrfForm('brand-visibility-contact')
  @FormPage(BRANDS.page)
  @ApiOkResponse({ type: MessageSentDto })
  brandVisibility(@Body() body: SendMessageDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.receive(BRANDS, body, request, reply);
  }

  /** Sends us a message about the dashboard; five an hour an address. */
  @Post('data-products/dashboard/create-contact')
  @HttpCode(200)
  @CsrfForm('data-products-contact')
  @FormPage(DATA.page)
  @ApiOkResponse({ type: MessageSentDto })
  dataProducts(@Body() body: SendMessageDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.receive(DATA, body, request, reply);
  }

  private receive(
    { about, page }: typeof BRANDS,
    body: SendMessageDto,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    return answerForm(request, reply, { page }, async () => {
      const thanks = { status: 200, body: { sent: true }, page: `${page}?done=contact` };
      if (body.website) return thanks;
      await this.limiter.takeByAddress(LIMIT, request.ip);
      await this.commands.execute(new SendMessage(about, body));
      return thanks;
    });
  }
}
