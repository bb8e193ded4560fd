import type { Currency, Interval, PaywallPlan } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** What a plan costs for one seat, in the currency's smallest unit. */
export interface Price {
  currency: Currency;
  interval: Interval;
  amount: number;
}

/** Whether those who pay already keep their price for good, or until their plan is renewed the next time. */
export const KEEPS = ['renewal', 'forever'] as const;
export type Keeps = (typeof KEEPS)[number];

/** What can be said of a plan beside others. */
export const PLAN_FEATURES = ['looks', 'models', 'street', 'zoom', 'flash', 'premium', 'seats'] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

interface Reasoned {
  plan: PaywallPlan;
  reason: string;
}

/** What operators have made of a plan's terms; what it costs is added to and never written over. */
export type PlanEvent =
  | DomainEvent<'PricesSet', Reasoned & { change: string; from: string; keeps: Keeps; prices: Price[] }>
  | DomainEvent<'PricesTakenBack', Reasoned & { change: string }>
  | DomainEvent<'TrialSet', Reasoned & { days: number }>
  | DomainEvent<'FeaturesSet', Reasoned & { features: PlanFeature[] }>
  /** Those who paid before have the new price from their next renewal on. */
  | DomainEvent<'PricesApplied', { plan: PaywallPlan; change: string; subscriptions: number }>;

export const planStream = (plan: PaywallPlan) => `plan-${plan}`;
