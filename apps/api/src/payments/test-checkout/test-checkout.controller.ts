import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { MOST_SEATS } from '@toile/contracts';
import { DomainError, validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CsrfForm } from '../../accounts/csrf/csrf-form.decorator.js';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { isForm } from '../../http/page-redirect.js';
import { SubscriptionsQuery } from '../../subscriptions/my-subscription/subscriptions.query.js';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';
import { RecordPayment } from '../record-payment.js';
import type { TestOrderView } from './test-order-view.js';
import { TestProvider } from './test-provider.js';
import { changed, firstReport } from './test-reports.js';

const order = z.string().max(4096);
export const testPaymentSchema = z.object({ order, outcome: z.enum(['paid', 'declined']) });
export const testChangeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.enum(['stop', 'resume', 'cancel', 'fail', 'recover', 'renew']) }),
  z.object({ change: z.literal('quantity'), quantity: z.coerce.number().int().min(1).max(MOST_SEATS) }),
]);
export type TestChange = z.infer<typeof testChangeSchema>;

/** The labelled test checkout of the embedded run: says that no money moves, and tells what a provider would tell. */
@Controller('api/payments/test')
export class TestCheckoutController {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
    private readonly records: RecordPayment,
    private readonly subscriptions: SubscriptionsQuery,
  ) {}

  @Get('order')
  @Allow('subscriptions:own')
  @Header('cache-control', 'private, no-store')
  show(@Query() query: unknown, @Viewer() viewer: Member): TestOrderView {
    const { plan, interval, currency, quantity, unitPrice, backUrl } = this.order(
      validate(z.object({ order }), query).order,
      viewer,
    );
    return { plan, interval, currency, quantity, total: unitPrice * quantity, back_url: backUrl };
  }

  @Post('pay')
  @HttpCode(200)
  @Allow('subscriptions:own')
  @CsrfForm('checkout')
  async pay(
    @Body() body: unknown,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { order: token, outcome } = validate(testPaymentSchema, body);
    const bought = this.order(token, viewer);
    if (outcome === 'paid') {
      const report = firstReport(bought, new Date());
      const holder = { member: viewer.subject, kind: 'paywall' } as const;
      await this.records.record(holder, report, `test-${bought.id}`);
    }
    const url = outcome === 'paid' ? bought.doneUrl : bought.backUrl;
    if (isForm(request)) await reply.status(303).header('location', url).send();
    else await reply.status(200).send({ url });
  }

  /** What the customer portal of a provider would do, and what only time does: a payment that fails, a renewal. */
  @Post('change')
  @HttpCode(200)
  @Allow('subscriptions:own')
  @CsrfForm('checkout')
  async change(
    @Body() body: unknown,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.provider();
    const change = validate(testChangeSchema, body);
    const found = await this.subscriptions.of(viewer, 'paywall');
    if (!found || found.doc.member !== viewer.subject)
      throw new DomainError('subscription/unknown', 'You have no subscription of your own.');
    const report = changed(found.doc, change, new Date());
    await this.records.record(
      { member: viewer.subject, kind: 'paywall' },
      report,
      `test-${report.ref}-${report.saidAt}`,
    );
    const back = (body as { back?: unknown }).back;
    if (isForm(request) && typeof back === 'string' && /^\/[a-z]{2}\/[a-z/#?=-]*$/.test(back))
      await reply.status(303).header('location', back).send();
    else await reply.status(200).send({ status: report.status, ends_at: report.endsAt });
  }

  private provider(): TestProvider {
    if (!(this.payments instanceof TestProvider))
      throw new DomainError('checkout/unknown', 'There is no test checkout here.');
    return this.payments;
  }

  private order(token: string, viewer: Member) {
    const found = this.provider().order(token);
    if (found.member !== viewer.subject)
      throw new DomainError('order/forbidden', 'This order belongs to someone else.');
    return found;
  }
}
