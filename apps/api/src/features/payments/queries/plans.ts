import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  CURRENCIES,
  type Currency,
  INTERVALS,
  type Interval,
  MOST_SEATS,
  ON_REQUEST,
  type PaywallPlan,
  PLAN_OFFERS,
  type PlanOffer,
} from '@toile/contracts';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';

/** For one seat, in the currency's smallest unit. */
export class PriceDto {
  /** @example 4900 */
  month: number;
  /** @example 49000 */
  year: number;
}

/** By currency. */
export class PricesDto {
  eur: PriceDto;
  usd: PriceDto;
  gbp: PriceDto;
  cny: PriceDto;
}

/** A plan as it is sold. */
export class PlanOfferDto implements PlanOffer {
  plan: PaywallPlan;
  prices: PricesDto;
  /** Whether several seats can be bought. */
  seats: boolean;
  /** Whether a student's address must be proved. */
  student: boolean;
}

/** What can be bought. */
export class PlanListDto {
  results: PlanOfferDto[];
  /** Sold on request. */
  on_request: 'dashboard'[];
  currencies: Currency[];
  intervals: Interval[];
  /**
   * Sold without a talk.
   * @example 50
   */
  most_seats: number;
  /** What takes the money: nothing does in a test. Null where nothing can be bought. */
  provider: 'stripe' | 'test' | null;
}

export class Plans extends Query<PlanListDto> {}

@QueryHandler(Plans)
export class PlansHandler implements IQueryHandler<Plans> {
  constructor(@Inject(PAYMENTS) private readonly payments: PaymentProvider | null) {}

  async execute(): Promise<PlanListDto> {
    return {
      results: [...PLAN_OFFERS],
      on_request: [...ON_REQUEST],
      currencies: [...CURRENCIES],
      intervals: [...INTERVALS],
      most_seats: MOST_SEATS,
      provider: this.payments?.name ?? null,
    };
  }
}
