import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { LOCALES } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Attempts } from '../../accounts/limits/attempts.js';
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
const LIMIT = { what: 'newsletter', most: 10, windowMs: 3600_000 };
const tokenSchema = z.string().max(200).catch('');

@Controller()
export class NewsletterController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly attempts: Attempts,
  ) {}

  /** The same answer for every address; nothing is done in the name of a session, so no token is asked for. */
  @Post(['newsletter/subscribe-widget', 'newsletter/subscribe-widget-global'])
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  async subscribe(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const locale = String((body as { locale?: unknown } | null)?.locale ?? '');
    await answerForm(request, reply, { page: '/news', locale }, async () => {
      const { email, locale } = validate(subscribeSchema, body);
      await this.attempts.takeByAddress(LIMIT, request.ip);
      await this.subscriptions.ask(email, locale);
      return { status: 200, body: { asked: true }, page: '/news?done=letter' };
    });
  }

  /** Where the link of our mail leads. */
  @Get('api/newsletter/confirm')
  @Public()
  async confirm(@Query('token') token: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const page = await this.subscriptions.confirm(tokenSchema.parse(token)).then(
      (locale) => pagePath(request, '/news?done=letter-confirmed', locale),
      () => pagePath(request, '/news?error=expired'),
    );
    return reply.status(303).header('location', page).send();
  }

  @Get('api/newsletter/unsubscribe')
  @Public()
  async unsubscribe(
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const locale = await this.subscriptions.end(tokenSchema.parse(token));
    return reply
      .status(303)
      .header('location', pagePath(request, '/news?done=letter-ended', locale))
      .send();
  }
}
