import { type Currency, type Interval, type PaywallPlan, PLAN_PRICES } from '@toile/contracts';
import { type Keeps, PLAN_FEATURES, type PlanEvent, type PlanFeature, type Price } from './plan.events.js';

export interface PriceChange {
  change: string;
  /** ISO. */
  from: string;
  keeps: Keeps;
  prices: readonly Price[];
  isTakenBack: boolean;
  /** Whether those who paid before have it from their next renewal on. */
  isApplied: boolean;
}

/** The terms of a plan as operators have left them. */
export interface PlanTerms {
  /** Counts what operators changed; 0 where nobody has. */
  version: number;
  /** In the order they were made. */
  changes: readonly PriceChange[];
  trialDays: number;
  /** Null where nobody has chosen. */
  features: readonly PlanFeature[] | null;
}

export const untouchedPlan = (): PlanTerms => ({ version: 0, changes: [], trialDays: 0, features: null });

export function evolvePlan(state: PlanTerms, event: PlanEvent): PlanTerms {
  const version = state.version + 1;
  switch (event.type) {
    case 'PricesSet': {
      const { change, from, keeps, prices } = event.data;
      const made = { change, from, keeps, prices, isTakenBack: false, isApplied: false };
      return { ...state, version, changes: [...state.changes, made] };
    }
    case 'PricesTakenBack':
      return { ...state, version, changes: marked(state, event.data.change, { isTakenBack: true }) };
    case 'TrialSet':
      return { ...state, version, trialDays: event.data.days };
    case 'FeaturesSet':
      return { ...state, version, features: event.data.features };
    case 'PricesApplied':
      return { ...state, changes: marked(state, event.data.change, { isApplied: true }) };
    default:
      return event satisfies never;
  }
}

/** What is sold at a moment: the price that began last; before the first, the one that is shipped. */
export function priceAt(
  { changes }: Pick<PlanTerms, 'changes'>,
  plan: PaywallPlan,
  { currency, interval }: { currency: Currency; interval: Interval },
  at: string,
): number {
  const begun = changes
    .filter(({ isTakenBack, from }) => !isTakenBack && from <= at)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const amounts = begun.flatMap(({ prices }) =>
    prices.filter((price) => price.currency === currency && price.interval === interval),
  );
  return amounts.at(-1)?.amount ?? PLAN_PRICES[plan][currency][interval];
}

/** Whose price was promised for good before a moment: those who bought before `since`. */
export interface Promised {
  currency: Currency;
  interval: Interval;
  /** ISO. */
  since: string;
}

export function promisedBefore({ changes }: Pick<PlanTerms, 'changes'>, at: string): Promised[] {
  return changes
    .filter(({ keeps, isTakenBack, from }) => keeps === 'forever' && !isTakenBack && from <= at)
    .flatMap(({ prices, from }) =>
      prices.map(({ currency, interval }) => ({ currency, interval, since: from })),
    );
}

/** Changes that those who paid before will have at their renewal and have not yet, begun or to come; the first comes first. */
export const unappliedChanges = ({ changes }: Pick<PlanTerms, 'changes'>): PriceChange[] =>
  changes
    .filter((one) => one.keeps === 'renewal' && !one.isTakenBack && !one.isApplied)
    .sort((a, b) => (a.from < b.from ? -1 : 1));

/** Those of them whose time has come. */
export const dueChanges = (terms: Pick<PlanTerms, 'changes'>, at: string): PriceChange[] =>
  unappliedChanges(terms).filter(({ from }) => from <= at);

const SEATS: PlanFeature = 'seats';
/** What is in a plan where nobody has chosen: the student's is for one. */
export const featuresOf = ({ features }: Pick<PlanTerms, 'features'>, plan: PaywallPlan): PlanFeature[] =>
  PLAN_FEATURES.filter((one) =>
    features ? features.includes(one) : plan !== 'student-special' || one !== SEATS,
  );

const marked = ({ changes }: PlanTerms, change: string, mark: Partial<PriceChange>): PriceChange[] =>
  changes.map((one) => (one.change === change ? { ...one, ...mark } : one));
