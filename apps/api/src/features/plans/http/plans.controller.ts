import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type PaywallPlan, PLANS } from '@toile/contracts';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import {
  ChangePlan,
  type PlanChange,
  PlanReasonDto,
  SetFeaturesDto,
  SetPricesDto,
  SetTrialDto,
  WantedPricesDto,
} from '../commands/change-plan.js';
import { planStream } from '../domain/plan.events.js';
import { unknownPlan } from '../domain/plans.errors.js';
import { EffectDto } from '../effect.dto.js';
import { PriceEffect } from '../queries/price-effect.js';
import { TermsHistory, TermsHistoryDto } from '../queries/terms-history.js';
import { WrittenPlans, WrittenPlansDto } from '../queries/written-plans.js';

/** @throws DomainError plan/unknown */
function planOf(text: string): PaywallPlan {
  const plan = PLANS.find((known) => known === text);
  if (!plan) throw unknownPlan();
  return plan;
}

/** What plans cost and hold, for operators; each change with a reason, in the audit log. */
@Controller('api/newsroom/plans')
@Allow('plans:write')
export class PlansController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Every plan with its prices, those that are to begin, its trial and features, and how many pay for it. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(): Promise<WrittenPlansDto> {
    return this.queries.execute(new WrittenPlans());
  }

  /** Who has changed what of a plan, and why. */
  @Get(':plan/history')
  @Header('cache-control', 'private, no-store')
  history(@Param('plan') plan: string): Promise<TermsHistoryDto> {
    return this.queries.execute(new TermsHistory(planStream(planOf(plan))));
  }

  /** What these prices would change for those who pay already; nothing is changed. */
  @Post(':plan/effect')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  effect(@Param('plan') plan: string, @Body() body: WantedPricesDto): Promise<EffectDto> {
    return this.queries.execute(new PriceEffect(planOf(plan), body));
  }

  /** Lets prices begin, now or later; 409 where the plan, or the number of members this affects, is another one by now. */
  @Post(':plan/prices')
  @HttpCode(200)
  setPrices(
    @CommandCaller() caller: Caller,
    @Param('plan') plan: string,
    @Body() body: SetPricesDto,
  ): Promise<WrittenPlansDto> {
    return this.change(caller, plan, { does: 'set-prices', ...body });
  }

  /** Takes prices back that have not begun. */
  @Post(':plan/prices/:change/take-back')
  @HttpCode(200)
  takeBack(
    @CommandCaller() caller: Caller,
    @Param('plan') plan: string,
    @Param('change') change: string,
    @Body() body: PlanReasonDto,
  ): Promise<WrittenPlansDto> {
    return this.change(caller, plan, { does: 'take-prices-back', change, ...body });
  }

  /** How many days who has never had a plan reads before the first payment. */
  @Put(':plan/trial')
  setTrial(
    @CommandCaller() caller: Caller,
    @Param('plan') plan: string,
    @Body() body: SetTrialDto,
  ): Promise<WrittenPlansDto> {
    return this.change(caller, plan, { does: 'set-trial', ...body });
  }

  /** What the page of plans says is in one. */
  @Put(':plan/features')
  setFeatures(
    @CommandCaller() caller: Caller,
    @Param('plan') plan: string,
    @Body() body: SetFeaturesDto,
  ): Promise<WrittenPlansDto> {
    return this.change(caller, plan, { does: 'set-features', ...body });
  }

  private async change(caller: Caller, plan: string, wanted: PlanChange): Promise<WrittenPlansDto> {
    await this.commands.execute(new ChangePlan(caller, planOf(plan), wanted));
    return this.list();
  }
}
