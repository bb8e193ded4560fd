import type { PaywallPlan } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import type { Keeps, PlanEvent, PlanFeature, Price } from './plan.events.js';
import { evolvePlan, type PlanTerms, priceAt, untouchedPlan } from './plan.state.js';
import {
  begunAlready,
  changedAlready,
  pastStart,
  samePrice,
  stalePlan,
  takenMoment,
  twicePriced,
  unknownChange,
} from './plans.errors.js';

/** Who changes a plan says which version they saw, and why. */
interface Seen {
  plan: PaywallPlan;
  version: number;
  reason: string;
}
export type PlanCommand =
  | (Seen & {
      type: 'SetPrices';
      change: string;
      /** ISO; null for at once. */
      from: string | null;
      keeps: Keeps;
      prices: readonly Price[];
      now: string;
    })
  | (Seen & { type: 'TakeBack'; change: string; now: string })
  | (Seen & { type: 'SetTrial'; days: number })
  | (Seen & { type: 'SetFeatures'; features: readonly PlanFeature[] })
  | { type: 'MarkApplied'; plan: PaywallPlan; change: string; subscriptions: number };

const FARTHEST_MS = 2 * 366 * 86_400_000;

export const planDecider: Decider<PlanTerms, PlanCommand, PlanEvent> = {
  initialState: untouchedPlan,
  evolve: evolvePlan,
  decide: (command, state) => {
    if (command.type === 'MarkApplied') return markApplied(command, state);
    const { plan, reason, version } = command;
    if (version !== state.version) throw stalePlan(state.version);
    switch (command.type) {
      case 'SetPrices':
        return setPrices(command, state);
      case 'TakeBack': {
        const { change, now } = command;
        const found = state.changes.find((one) => one.change === change);
        if (!found) throw unknownChange();
        if (found.isTakenBack) throw changedAlready();
        if (found.from <= now) throw begunAlready();
        return [{ type: 'PricesTakenBack', data: { plan, reason, change } }];
      }
      case 'SetTrial':
        if (command.days === state.trialDays) return [];
        return [{ type: 'TrialSet', data: { plan, reason, days: command.days } }];
      case 'SetFeatures':
        return [{ type: 'FeaturesSet', data: { plan, reason, features: [...command.features] } }];
      default:
        return command satisfies never;
    }
  },
};

function setPrices(
  { plan, reason, change, keeps, prices, now, ...command }: Extract<PlanCommand, { type: 'SetPrices' }>,
  state: PlanTerms,
): PlanEvent[] {
  const from = command.from ?? now;
  if (from < now || Date.parse(from) - Date.parse(now) > FARTHEST_MS) throw pastStart();
  const keys = prices.map(keyOf);
  if (new Set(keys).size < keys.length) throw twicePriced();
  const isTaken = state.changes.some(
    (one) => !one.isTakenBack && one.from === from && one.prices.some((price) => keys.includes(keyOf(price))),
  );
  if (isTaken) throw takenMoment();
  const different = prices.filter((price) => priceAt(state, plan, price, from) !== price.amount);
  if (different.length === 0) throw samePrice();
  return [{ type: 'PricesSet', data: { plan, reason, change, from, keeps, prices: different } }];
}

function markApplied(
  { plan, change, subscriptions }: Extract<PlanCommand, { type: 'MarkApplied' }>,
  state: PlanTerms,
): PlanEvent[] {
  const found = state.changes.find((one) => one.change === change);
  if (!found || found.isApplied || found.isTakenBack) return [];
  return [{ type: 'PricesApplied', data: { plan, change, subscriptions } }];
}

const keyOf = ({ currency, interval }: Price) => `${currency} ${interval}`;
