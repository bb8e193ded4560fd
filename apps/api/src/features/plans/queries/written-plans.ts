import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { PaywallPlan } from '@toile/contracts';
import { PayingMembers } from '../../subscriptions/index.js';
import { KEEPS, type Keeps, PLAN_FEATURES, type PlanFeature } from '../domain/plan.events.js';
import { featuresOf, type PlanTerms } from '../domain/plan.state.js';
import { Offers, pricesAt } from '../offers.js';
import { ChangedPriceDto, PricesDto } from '../price.dto.js';

/** Prices that have not begun. */
export class ComingPricesDto {
  /** By which they are taken back. */
  change: string;
  /** @example "2027-01-01T00:00:00.000Z" */
  from: string;
  /** Until when those who pay already keep their price. */
  @ApiProperty({ enum: KEEPS })
  keeps: Keeps;
  prices: ChangedPriceDto[];
}

/** A plan as operators see it. */
export class WrittenPlanDto {
  plan: PaywallPlan;
  /** Counts what operators have changed; a change names the one it was seen at. */
  version: number;
  /** What it costs now. */
  prices: PricesDto;
  /** The next one first. */
  coming: ComingPricesDto[];
  /** @example 14 */
  trial_days: number;
  @ApiProperty({ enum: PLAN_FEATURES, isArray: true })
  features: PlanFeature[];
  /**
   * Who pay for it now.
   * @example 40
   */
  members: number;
  /** @example 52 */
  seats: number;
}

/** Every plan with its terms. */
export class WrittenPlansDto {
  results: WrittenPlanDto[];
}

export class WrittenPlans extends Query<WrittenPlansDto> {}

@QueryHandler(WrittenPlans)
export class WrittenPlansHandler implements IQueryHandler<WrittenPlans> {
  constructor(
    private readonly offers: Offers,
    private readonly paying: PayingMembers,
  ) {}

  async execute(): Promise<WrittenPlansDto> {
    const terms = await this.offers.terms();
    const now = new Date().toISOString();
    return { results: await Promise.all([...terms].map(([plan, own]) => this.written(plan, own, now))) };
  }

  private async written(plan: PaywallPlan, terms: PlanTerms, now: string): Promise<WrittenPlanDto> {
    const groups = await this.paying.groups(plan, [], now);
    const sum = (of: 'members' | 'seats') => groups.reduce((total, group) => total + group[of], 0);
    const { version, trialDays, changes } = terms;
    return {
      plan,
      version,
      prices: pricesAt(terms, plan, now),
      coming: changes
        .filter(({ isTakenBack, from }) => !isTakenBack && from > now)
        .map(({ change, from, keeps, prices }) => ({ change, from, keeps, prices: [...prices] }))
        .sort((a, b) => (a.from < b.from ? -1 : 1)),
      trial_days: trialDays,
      features: featuresOf(terms, plan),
      members: sum('members'),
      seats: sum('seats'),
    };
  }
}
