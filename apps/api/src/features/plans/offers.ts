import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  CURRENCIES,
  INTERVALS,
  type PaywallPlan,
  PLAN_OFFERS,
  type PlanOffer,
  type PlanPrices,
} from '@toile/contracts';
import type { ProjectionRunner } from '@toile/event-store';
import { Repository } from 'typeorm';
import { READ_MODELS } from '../../kernel/event-store/tokens.js';
import type { PlanFeature } from './domain/plan.events.js';
import { featuresOf, type PlanTerms, priceAt, untouchedPlan } from './domain/plan.state.js';
import { PlanTermsEntity } from './read-models/plan-terms.entity.js';
import { planTerms } from './read-models/plan-terms.projection.js';

/** A plan as it is sold now. */
export interface CurrentOffer extends PlanOffer {
  trial_days: number;
  features: PlanFeature[];
}

/** What plans are sold for: the one place that says so. */
@Injectable()
export class Offers {
  constructor(
    @InjectRepository(PlanTermsEntity) private readonly plans: Repository<PlanTermsEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** With every change that was made before it was asked; those nobody has changed are as they are shipped. */
  async terms(): Promise<ReadonlyMap<PaywallPlan, PlanTerms>> {
    await this.readModels.whenCurrent(planTerms);
    const found = new Map((await this.plans.find()).map(({ doc }) => [doc.plan, doc]));
    return new Map(PLAN_OFFERS.map(({ plan }) => [plan, found.get(plan) ?? untouchedPlan()]));
  }

  async current(at = new Date()): Promise<CurrentOffer[]> {
    const terms = await this.terms();
    return PLAN_OFFERS.map((offer) => {
      const own = terms.get(offer.plan) ?? untouchedPlan();
      return {
        ...offer,
        prices: pricesAt(own, offer.plan, at.toISOString()),
        trial_days: own.trialDays,
        features: featuresOf(own, offer.plan),
      };
    });
  }

  async of(plan: PaywallPlan, at = new Date()): Promise<CurrentOffer> {
    const offer = (await this.current(at)).find((one) => one.plan === plan);
    if (!offer) throw new Error(`"${plan}" is not sold`);
    return offer;
  }
}

/** Every price of a plan at a moment. */
export function pricesAt(terms: PlanTerms, plan: PaywallPlan, at: string): PlanPrices {
  const of = <K extends string, T>(keys: readonly K[], make: (key: K) => T) =>
    Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;
  return of(CURRENCIES, (currency) =>
    of(INTERVALS, (interval) => priceAt(terms, plan, { currency, interval }, at)),
  );
}
