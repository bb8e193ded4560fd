import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { COUNTRIES, JOBS } from '@toile/contracts';
import { inTransaction } from '@toile/event-store';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { CsrfForm } from '../../accounts/csrf/csrf-form.decorator.js';
import { RateLimiter } from '../../accounts/limits/rate-limiter.js';
import { MailQueue } from '../../accounts/mail/mail-queue.js';
import { AddressHash } from '../../accounts/members/address-hash.js';
import { booleanSchema } from '../../accounts/profile/profile-schema.js';
import { emailSchema } from '../../accounts/registration/email-address.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { answerForm } from '../../http/answer-form.js';
import { storableText } from '../../http/storable-text.js';
import { Seal } from '../../seal.js';
import { POOL } from '../../tokens.js';
import { contactMail } from './contact-mail.js';

const fromList = (list: readonly { slug: string }[]) => {
  const known = list.map(({ slug }) => slug).filter((slug) => !slug.startsWith('all-'));
  return z.string().refine((slug) => known.includes(slug), 'is not in the list');
};
const line = (most: number) => storableText(most).refine((text) => !/\p{Cc}/u.test(text), 'must be one line');

export const contactSchema = z.object({
  name: line(200).min(1),
  email: emailSchema,
  company: line(200).default(''),
  job: fromList(JOBS),
  country: fromList(COUNTRIES),
  message: storableText(5_000).min(1),
  consent: booleanSchema.refine((given) => given, 'must be given'),
});
export type Contact = z.infer<typeof contactSchema>;

const LIMIT = { what: 'contact', most: 5, windowMs: 3600_000 };
/** A field people do not see. */
const honeypotSchema = z.object({ website: z.string().min(1) });

@Controller()
export class ContactController {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly limiter: RateLimiter,
    private readonly hashes: AddressHash,
    private readonly seal: Seal,
    private readonly mails: MailQueue,
  ) {}

  @Post('brand-visibility/create_contact')
  @HttpCode(200)
  @Allow('anyone')
  @CsrfForm('brand-visibility-contact')
  brandVisibility(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.receive('brand-visibility', '/brand-visibility', body, request, reply);
  }

  @Post('data-products/dashboard/create-contact')
  @HttpCode(200)
  @Allow('anyone')
  @CsrfForm('data-products-contact')
  dataProducts(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.receive('data-products', '/data-products/dashboard', body, request, reply);
  }

  private async receive(
    about: string,
    page: string,
    body: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await answerForm(request, reply, { page }, async () => {
      const thanks = { status: 200, body: { sent: true }, page: `${page}?done=contact` };
      if (honeypotSchema.safeParse(body).success) return thanks;
      const contact = validate(contactSchema, body);
      await this.limiter.takeByAddress(LIMIT, request.ip);
      await inTransaction(this.pool, async (tx) => {
        await tx.query('INSERT INTO contact_message (about, address_hash, sealed) VALUES ($1, $2, $3)', [
          about,
          this.hashes.of(contact.email),
          this.seal.close(contact),
        ]);
        await this.mails.add(contactMail(about, contact), { about: contact.email, tx });
      });
      return thanks;
    });
  }
}
