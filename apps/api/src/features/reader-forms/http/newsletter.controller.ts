import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, Public } from '../../../kernel/auth/allow.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { pagePath } from '../../../kernel/http/page-redirect.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { ConfirmNewsletter } from '../commands/confirm-newsletter.js';
import { EndNewsletter } from '../commands/end-newsletter.js';
import { RequestNewsletter, RequestNewsletterDto } from '../commands/request-newsletter.js';
import {
  NewsletterConfirmedDto,
  NewsletterEndedDto,
  NewsletterRequestedDto,
  NewsletterTokenDto,
} from '../newsletter.dto.js';

const PAGE = '/news';
const LIMIT = { what: 'newsletter', most: 10, windowMs: 3600_000 };

@Controller()
export class NewsletterController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Asks for the newsletter; the same answer for every address, and a mail to confirm it. Nothing is done in the name of a session,
   * so no token is asked for.
   */
  @Post(['newsletter/subscribe-widget', 'newsletter/subscribe-widget-global'])
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  @FormPage(PAGE)
  @ApiOkResponse({ type: NewsletterRequestedDto })
  async subscribe(
    @Body() body: RequestNewsletterDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: PAGE, locale: body.locale }, async () => {
      await this.limiter.takeByAddress(LIMIT, request.ip);
      await this.commands.execute(new RequestNewsletter(body));
      return { status: 200, body: { input: true }, page: `${PAGE}?done=letter` };
    });
  }

  /** The button of the page our mail leads to. */
  @Post('newsletter/confirm')
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  @ApiBody({ type: NewsletterTokenDto })
  @ApiOkResponse({ type: NewsletterConfirmedDto })
  async confirm(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await answerForm(request, reply, { page: '/news' }, async () => {
      await this.commands.execute(new ConfirmNewsletter(tokenIn(body)));
      return { status: 200, body: { confirmed: true }, page: '/news?done=letter-confirmed' };
    });
  }

  /** Where the link stood in mails before there was a page; ending a subscription has to work for good. */
  @Get('api/newsletter/unsubscribe')
  @Public()
  @ApiResponse({ status: 303, description: 'The page' })
  async oldLink(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const target = `/newsletter/unsubscribe?${new URLSearchParams({ token: tokenIn(query) })}`;
    await reply
      .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
      .status(303)
      .header('location', pagePath(request, target))
      .send();
  }

  /**
   * The button of the page, and what mail providers post in the reader's name (RFC 8058), with the token in the address.
   * The token is what allows it.
   */
  @Post('newsletter/unsubscribe')
  @HttpCode(200)
  @Allow('anyone', { csrf: false, origin: false })
  @ApiBody({ type: NewsletterTokenDto })
  @ApiOkResponse({ type: NewsletterEndedDto })
  async unsubscribe(
    @Body() body: unknown,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const ended = { ended: true };
    const token = tokenIn(body);
    await this.commands.execute(new EndNewsletter(token || tokenIn(query)));
    // Mail providers must not be led on.
    if (!token) return reply.header('cache-control', 'private, no-store').send(ended);
    await answerForm(request, reply, { page: '/news' }, async () => ({
      status: 200,
      body: ended,
      page: '/news?done=letter-ended',
    }));
  }
}

/** Mail providers send fields of their own beside it, or in place of it. */
function tokenIn(given: unknown): string {
  const { token } = Object(given) as { token?: unknown };
  return typeof token === 'string' && token.length <= 200 ? token : '';
}
