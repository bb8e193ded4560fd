import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  CURRENCIES,
  type Currency,
  INTERVALS,
  type Interval,
  type Locale,
  MOST_SEATS,
  type PaywallPlan,
  PLANS,
} from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { EmptyIsNull, IsText } from '../../../kernel/http/dto/text.decorator.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { HoldCoupon, Offers } from '../../plans/index.js';
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

  /**
   * What a seat cost where the buyer saw it; refused where it costs something else by now.
   * @example 4900
   */
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(100_000_000)
  price?: number;

  /**
   * A code that takes something off.
   * @example "FAIR-2027"
   */
  @EmptyIsNull()
  @IsOptional()
  @IsText({ max: 40 })
  coupon?: string | null;

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
    private readonly offers: Offers,
    private readonly commands: CommandBus,
  ) {}

  /** @throws DomainError payments/unavailable, checkout/conflict, checkout-price/conflict, quantity/invalid, student/forbidden, as `HoldCoupon` */
  async execute({ buyer, wanted, commandId }: StartCheckout) {
    const { plan, interval, currency, quantity, locale } = wanted;
    if (!this.payments) throw unavailable();
    const own = (await this.subscriptions.ownOf(buyer))?.doc;
    if (own && own.status !== 'canceled' && Date.parse(own.endsAt) > Date.now())
      throw new DomainError('checkout/conflict', 'You have a plan already. Change it instead.');
    if (plan === 'student-special') {
      if (quantity > 1) throw new DomainError('quantity/invalid', 'A student’s plan has one seat.');
      await this.proofs.mustHave(buyer);
    }
    const offer = await this.offers.of(plan);
    const unitPrice = offer.prices[currency][interval];
    if (wanted.price !== undefined && wanted.price !== unitPrice)
      throw new DomainError(
        'checkout-price/conflict',
        'The price has changed since you saw it. Look at it again.',
        { price: unitPrice },
      );
    const idempotencyKey = `${buyer.subject}-${commandId}`;
    const coupon = wanted.coupon
      ? await this.commands.execute(
          new HoldCoupon(
            wanted.coupon,
            { order: idempotencyKey, member: buyer.subject },
            { plan, currency, total: unitPrice * quantity },
          ),
        )
      : null;
    const page = `${this.publicUrl}/${locale}/premium-memberships`;
    const url = await this.payments.checkout({
      member: buyer.subject,
      plan,
      interval,
      currency,
      quantity,
      locale,
      unitPrice,
      // Who has had a plan has tried it.
      trialDays: own ? 0 : offer.trial_days,
      coupon,
      idempotencyKey,
      doneUrl: `${page}?bought=${plan}`,
      backUrl: `${page}#${plan}`,
    });
    return { url };
  }
}
