import { Injectable } from '@nestjs/common';
import type { PaywallPlan } from '@toile/contracts';
import { type PayingGroup, PayingMembers } from '../subscriptions/index.js';
import type { Keeps, Price } from './domain/plan.events.js';
import { promisedBefore, untouchedPlan } from './domain/plan.state.js';
import type { EffectDto, EffectRowDto, Outcome } from './effect.dto.js';
import { Offers } from './offers.js';

interface Wanted {
  from: string | null;
  keeps: Keeps;
  prices: readonly Price[];
}

/** Counts what a change would do before it is made. */
@Injectable()
export class Effects {
  constructor(
    private readonly offers: Offers,
    private readonly paying: PayingMembers,
  ) {}

  async of(plan: PaywallPlan, { from, keeps, prices }: Wanted, now: string): Promise<EffectDto> {
    const terms = (await this.offers.terms()).get(plan) ?? untouchedPlan();
    const begins = from === null ? now : new Date(from).toISOString();
    const groups = await this.paying.groups(plan, promisedBefore(terms, begins), now);
    const rows = groups.map((group) => toRow(group, prices, keeps));
    const sum = (some: readonly EffectRowDto[]) => some.reduce((total, { members }) => total + members, 0);
    return { affected: sum(rows.filter(({ outcome }) => outcome === 'renewal')), members: sum(rows), rows };
  }

  async isMade(plan: PaywallPlan, change: string): Promise<boolean> {
    const terms = (await this.offers.terms()).get(plan);
    return terms?.changes.some((one) => one.change === change) ?? false;
  }
}

function toRow(group: PayingGroup, prices: readonly Price[], keeps: Keeps): EffectRowDto {
  const { price, members, seats, next_end } = group;
  const wanted = prices.find(
    ({ currency, interval }) => currency === price?.currency && interval === price.interval,
  );
  const outcome = outcomeOf(group, wanted, keeps);
  return {
    currency: price?.currency ?? null,
    interval: price?.interval ?? null,
    pays: price?.amount ?? null,
    will_pay: outcome === 'renewal' && wanted ? wanted.amount : (price?.amount ?? null),
    outcome,
    members,
    seats,
    next_end,
  };
}

function outcomeOf(
  { price, renews, promised }: PayingGroup,
  wanted: Price | undefined,
  keeps: Keeps,
): Outcome {
  if (!price) return 'untold';
  if (!wanted || wanted.amount === price.amount) return 'same';
  if (!renews) return 'ends';
  if (promised) return 'promised';
  return keeps === 'forever' ? 'keeps' : 'renewal';
}
