import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { LOCALES } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimiter } from '../../accounts/limits/rate-limiter.js';
import { booleanSchema } from '../../accounts/profile/profile-schema.js';
import { emailSchema } from '../../accounts/registration/email-address.js';
import { Allow, Public } from '../../accounts/roles/allow.decorator.js';
import { answerForm } from '../../http/answer-form.js';
import { pagePath } from '../../http/page-redirect.js';
import { Subscriptions } from './subscriptions.js';

export const subscribeSchema = z.object({
  email: emailSchema,
  locale: z.enum(LOCALES),
  consent: booleanSchema.refine((given) => given, 'must be given'),
});
/** Of the page a person is led back to, whatever else is wrong. */
const localeSchema = subscribeSchema.pick({ locale: true });
const LIMIT = { what: 'newsletter', most: 10, windowMs: 3600_000 };
export const letterTokenSchema = z.object({ token: z.string().max(200).catch('') });

@Controller()
export class NewsletterController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly limiter: RateLimiter,
  ) {}

  /** The same answer for every address; nothing is done in the name of a session, so no token is asked for. */
  @Post(['newsletter/subscribe-widget', 'newsletter/subscribe-widget-global'])
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  async subscribe(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { locale } = localeSchema.safeParse(body).data ?? {};
    await answerForm(request, reply, { page: '/news', locale }, async () => {
      const { email, locale } = validate(subscribeSchema, body);
      await this.limiter.takeByAddress(LIMIT, request.ip);
      await this.subscriptions.ask(email, locale);
      return { status: 200, body: { asked: true }, page: '/news?done=letter' };
    });
  }

  /** The button of the page our mail leads to. */
  @Post('newsletter/confirm')
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  async confirm(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await answerForm(request, reply, { page: '/news' }, async () => {
      await this.subscriptions.confirm(tokenIn(body));
      return { status: 200, body: { confirmed: true }, page: '/news?done=letter-confirmed' };
    });
  }

  /** Where the link stood in mails before there was a page; ending a subscription has to work for good. */
  @Get('api/newsletter/unsubscribe')
  @Public()
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
  async unsubscribe(
    @Body() body: unknown,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const ended = { ended: true };
    const token = tokenIn(body);
    await this.subscriptions.end(token || tokenIn(query));
    // Mail providers must not be led on.
    if (!token) return reply.header('cache-control', 'private, no-store').send(ended);
    await answerForm(request, reply, { page: '/news' }, async () => ({
      ...{ status: 200, body: ended, page: '/news?done=letter-ended' },
    }));
  }
}

const tokenIn = (given: unknown): string => letterTokenSchema.safeParse(given).data?.token ?? '';
