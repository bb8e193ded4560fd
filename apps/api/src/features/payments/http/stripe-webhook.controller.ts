import { Controller, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { UseCoupon } from '../../plans/index.js';
import { ReportPayment } from '../../subscriptions/index.js';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';
import { rawBodyOf } from '../raw-body.js';
import { ReceivedDto } from '../stripe/received.dto.js';
import { reportOfEvent } from '../stripe/report-of-subscription.js';
import { StripeProvider } from '../stripe/stripe-provider.js';

/** What Stripe tells us. It repeats what is not answered with 2xx, so an answer means that it is recorded. */
@Controller('api/payments/stripe')
export class StripeWebhookController {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
    private readonly commands: CommandBus,
  ) {}

  /** What Stripe tells: signed, in any order, repeated at will. */
  @Post('webhook')
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  async receive(
    @Req() request: FastifyRequest,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<ReceivedDto> {
    if (!(this.payments instanceof StripeProvider))
      throw new DomainError('webhook/unknown', 'Nothing is paid with Stripe here.');
    const event = this.payments.event(rawBodyOf(request), signature ?? '');
    const told = reportOfEvent(event);
    if (told) {
      const { member, coupon, report } = told;
      await this.commands.execute(new ReportPayment(told, report, `stripe-${event.id}`));
      if (coupon)
        await this.commands.execute(new UseCoupon(coupon.code, { order: coupon.order, member }, false));
    }
    return { received: true };
  }
}
