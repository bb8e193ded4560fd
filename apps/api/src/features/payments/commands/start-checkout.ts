import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  CURRENCIES,
  type Currency,
  INTERVALS,
  type Interval,
  type Locale,
  MOST_SEATS,
  type PaywallPlan,
  PLAN_PRICES,
  PLANS,
} from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { HeldSubscriptions } from '../../subscriptions/index.js';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';
import { unavailable } from '../stripe/stripe-provider.js';
import { StudentProofs } from '../student-proofs.js';

/** What is to be bought. */
export class CheckoutDto {
  @IsIn(PLANS)
  plan: PaywallPlan;

  @IsIn(INTERVALS)
  interval: Interval;

  @IsIn(CURRENCIES)
  currency: Currency;

  /** Seats. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MOST_SEATS)
  quantity: number = 1;

  /** The language of the page to come back to. */
  @IsLocale()
  locale: Locale = 'en';
}

/** Where to go on. */
export class CheckoutUrlDto {
  /** @example "https://checkout.stripe.com/c/pay/cs_test_1" */
  url: string;
}

/** A member wants to buy a plan. */
export class StartCheckout extends Command<CheckoutUrlDto> {
  constructor(
    readonly buyer: Member,
    readonly wanted: CheckoutDto,
    /** Kept across retries of one click, so that it opens one checkout. */
    readonly commandId: string,
  ) {
    super();
  }
}

@CommandHandler(StartCheckout)
export class StartCheckoutHandler implements ICommandHandler<StartCheckout> {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    private readonly subscriptions: HeldSubscriptions,
    private readonly proofs: StudentProofs,
  ) {}

  /** @throws DomainError payments/unavailable, checkout/conflict, quantity/invalid, student/forbidden */
  async execute({ buyer, wanted, commandId }: StartCheckout) {
    const { plan, interval, currency, quantity, locale } = wanted;
    if (!this.payments) throw unavailable();
    const own = (await this.subscriptions.ownOf(buyer))?.doc;
    if (own && own.status !== 'canceled' && Date.parse(own.endsAt) > Date.now())
      throw new DomainError('checkout/conflict', 'You have a plan already. Change it instead.');
    if (plan === 'student-special') {
      if (quantity > 1) throw new DomainError('quantity/invalid', 'A student’s plan has one seat.');
      if (!(await this.proofs.has(buyer)))
        throw new DomainError('student/forbidden', 'Prove your student address first.');
    }
    const page = `${this.publicUrl}/${locale}/premium-memberships`;
    const url = await this.payments.checkout({
      member: buyer.subject,
      plan,
      interval,
      currency,
      quantity,
      locale,
      unitPrice: PLAN_PRICES[plan][currency][interval],
      idempotencyKey: `${buyer.subject}-${commandId}`,
      doneUrl: `${page}?bought=${plan}`,
      backUrl: `${page}#${plan}`,
    });
    return { url };
  }
}
