import { Controller, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';
import { rawBodyOf } from '../raw-body.js';
import { RecordPayment } from '../record-payment.js';
import { reportOfEvent } from './report-of-subscription.js';
import { StripeProvider } from './stripe-provider.js';

/** What Stripe tells us. It repeats what is not answered with 2xx, so an answer means that it is recorded. */
@Controller('api/payments/stripe')
export class StripeWebhookController {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
    private readonly records: RecordPayment,
  ) {}

  @Post('webhook')
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  async receive(
    @Req() request: FastifyRequest,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    if (!(this.payments instanceof StripeProvider))
      throw new DomainError('webhook/unknown', 'Nothing is paid with Stripe here.');
    const event = this.payments.event(rawBodyOf(request), signature ?? '');
    const told = reportOfEvent(event);
    if (told) await this.records.record(told, told.report, `stripe-${event.id}`);
    return { received: true };
  }
}
