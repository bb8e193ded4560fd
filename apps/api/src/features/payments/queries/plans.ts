import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import {
  CURRENCIES,
  type Currency,
  INTERVALS,
  type Interval,
  MOST_SEATS,
  ON_REQUEST,
  type PaywallPlan,
  type PlanOffer,
} from '@toile/contracts';
import { Offers, PLAN_FEATURES, type PlanFeature, PricesDto } from '../../plans/index.js';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';

/** A plan as it is sold. */
export class PlanOfferDto implements PlanOffer {
  plan: PaywallPlan;
  prices: PricesDto;
  /** Whether several seats can be bought. */
  seats: boolean;
  /** Whether a student's address must be proved. */
  student: boolean;
  /**
   * Days before the first payment, for who has never had a plan.
   * @example 14
   */
  trial_days: number;
  /** What is in it. */
  @ApiProperty({ enum: PLAN_FEATURES, isArray: true })
  features: PlanFeature[];
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
  /** Whether the provider counts taxes, which are in these prices then; nobody else counts any. */
  taxes_by_provider: boolean;
}

export class Plans extends Query<PlanListDto> {}

@QueryHandler(Plans)
export class PlansHandler implements IQueryHandler<Plans> {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
    private readonly offers: Offers,
  ) {}

  async execute(): Promise<PlanListDto> {
    return {
      results: await this.offers.current(),
      on_request: [...ON_REQUEST],
      currencies: [...CURRENCIES],
      intervals: [...INTERVALS],
      most_seats: MOST_SEATS,
      provider: this.payments?.name ?? null,
      taxes_by_provider: this.payments?.countsTaxes ?? false,
    };
  }
}
