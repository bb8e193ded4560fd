import { DASHBOARD_PLAN, type PaywallPlan, PLANS } from './subscription.js';

export const CURRENCIES = ['eur', 'usd', 'gbp', 'cny'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** Most seats that are sold without a talk. */
export const MOST_SEATS = 50;

/** By currency and interval. */
export type PlanPrices = Record<Currency, Record<Interval, number>>;

/** For one seat, in the currency's smallest unit; a year costs ten months. */
export const PLAN_PRICES: Record<PaywallPlan, PlanPrices> = {
  'all-included': {
    eur: { month: 4_900, year: 49_000 },
    usd: { month: 5_400, year: 54_000 },
    gbp: { month: 4_200, year: 42_000 },
    cny: { month: 38_000, year: 380_000 },
  },
  'student-special': {
    eur: { month: 900, year: 9_000 },
    usd: { month: 1_000, year: 10_000 },
    gbp: { month: 800, year: 8_000 },
    cny: { month: 7_000, year: 70_000 },
  },
  'trend-master': {
    eur: { month: 7_900, year: 79_000 },
    usd: { month: 8_600, year: 86_000 },
    gbp: { month: 6_800, year: 68_000 },
    cny: { month: 61_000, year: 610_000 },
  },
};

/** A plan as it is sold. */
export interface PlanOffer {
  plan: PaywallPlan;
  prices: PlanPrices;
  /** Whether several seats can be bought. */
  seats: boolean;
  /** Whether a student's address must be proved. */
  student: boolean;
}

export const PLAN_OFFERS: readonly PlanOffer[] = PLANS.map((plan) => ({
  plan,
  prices: PLAN_PRICES[plan],
  seats: plan !== 'student-special',
  student: plan === 'student-special',
}));
export const ON_REQUEST = [DASHBOARD_PLAN] as const;

const ACADEMIC = /(?:^|\.)(?:edu|edu\.[a-z]{2}|ac\.[a-z]{2})$/;
/** Schools whose domains say nothing of them. */
const SCHOOLS = new Set([
  'polimoda.com',
  'marangoni.it',
  'istitutomarangoni.com',
  'ifmparis.fr',
  'esmod.com',
  'naba.it',
  'antwerp-fashion.be',
  'lacambre.be',
  'campus.toile.test',
]);

/** Whether an address is one a school gives to its students. */
export function isStudentAddress(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const parents = domain.split('.').map((_, index, parts) => parts.slice(index).join('.'));
  return ACADEMIC.test(domain) || parents.some((parent) => SCHOOLS.has(parent));
}
