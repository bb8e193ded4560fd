import {
  type PaywallPlan,
  PLAN_PRICES,
  type Plan,
  type SubscriptionKind,
  type SubscriptionStatus,
} from '@toile/contracts';
import { demoSubject } from './members.js';

const YEAR_MS = 365 * 24 * 3600_000;

/** The domain whose people a deal of their company lets in. */
export const PARTNER = { domain: 'partner.toile.test', company: 'Partner (demo)' };

const PLANS: readonly [name: string, SubscriptionKind, Plan, SubscriptionStatus, seats: number][] = [
  ['subscriber', 'paywall', 'all-included', 'active', 1],
  ['student', 'paywall', 'student-special', 'active', 1],
  ['trend', 'paywall', 'trend-master', 'active', 1],
  ['team', 'paywall', 'all-included', 'active', 5],
  ['canceled', 'paywall', 'all-included', 'canceled', 1],
  ['pastdue', 'paywall', 'all-included', 'past_due', 1],
  ['analyst', 'dashboard', 'dashboard', 'active', 1],
];

/** The plans of the demo's members, for a year from `now`. */
export const demoPlans = (now: Date) =>
  PLANS.map(([name, kind, plan, status, quantity]) => ({
    member: demoSubject(`${name}@demo.toile.test`),
    kind,
    plan,
    status,
    quantity,
    price:
      kind === 'paywall'
        ? ({
            currency: 'eur',
            interval: 'year',
            amount: PLAN_PRICES[plan as PaywallPlan].eur.year,
          } as const)
        : undefined,
    endsAt: new Date(now.getTime() + (status === 'canceled' ? 0 : YEAR_MS)),
  }));
