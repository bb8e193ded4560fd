import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, type Currency, INTERVALS, type Interval, type PaywallPlan } from '@toile/contracts';
import { ArrayUnique, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { KEEPS, type Keeps, PLAN_FEATURES, type PlanFeature } from '../domain/plan.events.js';
import { otherEffect } from '../domain/plans.errors.js';
import { Effects } from '../effects.js';
import { PlanStreams } from '../plan-streams.js';

/** Stripe takes no less in any of the currencies; nobody means a seat for more. */
const LEAST = 50;
const MOST = 10_000_000;

/** A price for one seat. */
export class NewPriceDto {
  @IsIn(CURRENCIES)
  currency: Currency;

  @IsIn(INTERVALS)
  interval: Interval;

  /**
   * In the currency's smallest unit.
   * @example 5500
   */
  @IsInt()
  @Min(LEAST)
  @Max(MOST)
  amount: number;
}

/** Prices that are to hold from a moment on. */
export class WantedPricesDto {
  /** When they begin; null for at once. */
  @IsOptional()
  @IsTime()
  from: string | null;

  /** Until when those who pay already keep their price. */
  @IsIn(KEEPS)
  keeps: Keeps;

  @IsNestedList(() => NewPriceDto, { min: 1, max: 8 })
  prices: NewPriceDto[];
}

/** Which version of a plan was seen, and why it is changed; the reason stays for good, so it names nobody. */
export class PlanReasonDto {
  /** @example 0 */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  version: number;

  /** @example "Prices of the new year" */
  @IsText({ min: 5, max: 300 })
  reason: string;
}

export class SetPricesDto extends WantedPricesDto {
  /** @example 0 */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  version: number;

  /** @example "Prices of the new year" */
  @IsText({ min: 5, max: 300 })
  reason: string;

  /**
   * How many members the preview said would pay another price; refused where it is another number by now.
   * @example 12
   */
  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  affected: number;
}

export class SetTrialDto extends PlanReasonDto {
  /**
   * Days before the first payment; 0 for none.
   * @example 14
   */
  @IsInt()
  @Min(0)
  @Max(90)
  days: number;
}

export class SetFeaturesDto extends PlanReasonDto {
  /** What the page of plans says is in it. */
  @IsArray()
  @ArrayUnique()
  @IsIn(PLAN_FEATURES, { each: true })
  @ApiProperty({ enum: PLAN_FEATURES, isArray: true })
  features: PlanFeature[];
}

export type PlanChange =
  | ({ does: 'set-prices' } & SetPricesDto)
  | ({ does: 'take-prices-back'; change: string } & PlanReasonDto)
  | ({ does: 'set-trial' } & SetTrialDto)
  | ({ does: 'set-features' } & SetFeaturesDto);

/** An operator changes the terms of a plan. */
export class ChangePlan extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly plan: PaywallPlan,
    readonly wanted: PlanChange,
  ) {
    super();
  }
}

@CommandHandler(ChangePlan)
export class ChangePlanHandler implements ICommandHandler<ChangePlan> {
  constructor(
    private readonly streams: PlanStreams,
    private readonly effects: Effects,
  ) {}

  /** @throws DomainError plan/conflict, plan-effect/conflict, plan-start/invalid, plan-prices/…, price-change/… */
  async execute({ caller, plan, wanted }: ChangePlan): Promise<void> {
    const { version: _, ...detail } = plain(wanted);
    await this.streams.noted(caller.subject, 'plan-changed', { plan, ...detail }, () =>
      this.carryOut(caller, plan, wanted),
    );
  }

  private async carryOut(caller: Caller, plan: PaywallPlan, wanted: PlanChange): Promise<void> {
    const { version, reason } = wanted;
    const now = caller.metadata.occurredAt.toISOString();
    const seen = { plan, version, reason };
    switch (wanted.does) {
      case 'set-prices': {
        const { from, keeps, prices, affected } = plain(wanted);
        const { affected: found } = await this.effects.of(plan, { from, keeps, prices }, now);
        const change = caller.commandId;
        const starts = from === null ? null : new Date(from).toISOString();
        // A repeat of what was done is answered as it was, whatever it would do by now.
        if (found !== affected && !(await this.effects.isMade(plan, change))) throw otherEffect(found);
        return this.streams.ofPlan(caller, {
          type: 'SetPrices',
          ...seen,
          change,
          from: starts,
          keeps,
          prices,
          now,
        });
      }
      case 'take-prices-back':
        return this.streams.ofPlan(caller, { type: 'TakeBack', ...seen, change: wanted.change, now });
      case 'set-trial':
        return this.streams.ofPlan(caller, { type: 'SetTrial', ...seen, days: wanted.days });
      case 'set-features':
        return this.streams.ofPlan(caller, { type: 'SetFeatures', ...seen, features: wanted.features });
      default:
        return wanted satisfies never;
    }
  }
}
