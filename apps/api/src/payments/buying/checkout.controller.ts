import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import {
  CURRENCIES,
  INTERVALS,
  isInForce,
  LOCALES,
  MOST_SEATS,
  ON_REQUEST,
  PLAN_OFFERS,
  PLAN_PRICES,
  PLANS,
  type PlanList,
} from '@toile/contracts';
import { DomainError, validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CsrfForm } from '../../accounts/csrf/csrf-form.decorator.js';
import type { Member } from '../../accounts/members/member.js';
import { Allow, Public } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { isForm } from '../../http/page-redirect.js';
import { decisive } from '../../subscriptions/domain/payment-report.js';
import { SubscriptionsQuery, termsOf } from '../../subscriptions/my-subscription/subscriptions.query.js';
import { PUBLIC_URL } from '../../tokens.js';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';
import { unavailable } from '../stripe/stripe-provider.js';
import { StudentProofs } from './student-proofs.js';

const locale = z.enum(LOCALES).default('en');
export const checkoutSchema = z.object({
  plan: z.enum(PLANS),
  interval: z.enum(INTERVALS),
  currency: z.enum(CURRENCIES),
  quantity: z.coerce.number().int().min(1).max(MOST_SEATS).default(1),
  locale,
});
const portalSchema = z.object({ locale });

/** Where plans are bought and changed. What was paid is told by the provider, never by the page somebody comes back to. */
@Controller('api')
export class CheckoutController {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    private readonly subscriptions: SubscriptionsQuery,
    private readonly proofs: StudentProofs,
  ) {}

  @Get('plans')
  @Public()
  plans(): PlanList {
    return {
      ...{ results: [...PLAN_OFFERS], on_request: [...ON_REQUEST], currencies: [...CURRENCIES] },
      ...{ intervals: [...INTERVALS], most_seats: MOST_SEATS, provider: this.payments?.name ?? null },
    };
  }

  @Post('checkout')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @Allow('subscriptions:own')
  @CsrfForm('checkout')
  async checkout(
    @Body() body: unknown,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { plan, interval, currency, quantity, locale } = validate(checkoutSchema, body);
    if (!this.payments) throw unavailable();
    const held = await this.subscriptions.of(viewer, 'paywall');
    const own = held?.doc.member === viewer.subject ? held.doc : undefined;
    if (own && own.status !== 'canceled' && Date.parse(own.endsAt) > Date.now())
      throw new DomainError('checkout/conflict', 'You have a plan already. Change it instead.');
    if (plan === 'student-special') {
      if (quantity > 1) throw new DomainError('quantity/invalid', 'A student’s plan has one seat.');
      if (!(await this.proofs.has(viewer)))
        throw new DomainError('student/forbidden', 'Prove your student address first.');
    }
    const page = `${this.publicUrl}/${locale}/premium-memberships`;
    const key = request.headers['idempotency-key'];
    const url = await this.payments.checkout({
      ...{ member: viewer.subject, plan, interval, currency, quantity, locale },
      unitPrice: PLAN_PRICES[plan][currency][interval],
      idempotencyKey: typeof key === 'string' ? `${viewer.subject}-${key}`.slice(0, 200) : randomUUID(),
      doneUrl: `${page}?bought=${plan}`,
      backUrl: `${page}#${plan}`,
    });
    await send(request, reply, url);
  }

  @Post('checkout/portal')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @Allow('subscriptions:own')
  @CsrfForm('checkout')
  async portal(
    @Body() body: unknown,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { locale } = validate(portalSchema, body ?? {});
    const held = await this.subscriptions.of(viewer, 'paywall');
    const ref = held?.doc.member === viewer.subject ? decisive(held.doc.reports)?.ref : undefined;
    if (!this.payments || !ref)
      throw new DomainError('subscription/unknown', 'You have no subscription of your own.');
    await send(
      request,
      reply,
      await this.payments.portal(ref, `${this.publicUrl}/${locale}/premium-memberships`, viewer.subject),
    );
  }

  /** Whether the reader has a plan of their own now. */
  @Get('checkout/state')
  @Header('cache-control', 'private, no-store')
  @Allow('subscriptions:own')
  async state(@Viewer() viewer: Member) {
    const held = await this.subscriptions.of(viewer, 'paywall');
    const own = held?.doc.member === viewer.subject ? held.doc : undefined;
    return {
      ...termsOf(own),
      in_force: isInForce(termsOf(own), Date.now()),
      renews: own?.renews ?? false,
      quantity: own?.quantity ?? 0,
      student: await this.proofs.has(viewer),
    };
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, url: string): Promise<void> {
  if (isForm(request)) await reply.status(303).header('location', url).send();
  else await reply.status(200).send({ url });
}
