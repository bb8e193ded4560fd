import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PaywallPlan } from '@toile/contracts';
import type { WantedPricesDto } from '../commands/change-plan.js';
import type { EffectDto } from '../effect.dto.js';
import { Effects } from '../effects.js';

/** What a change of prices would do to those who pay already. */
export class PriceEffect extends Query<EffectDto> {
  constructor(
    readonly plan: PaywallPlan,
    readonly wanted: WantedPricesDto,
  ) {
    super();
  }
}

@QueryHandler(PriceEffect)
export class PriceEffectHandler implements IQueryHandler<PriceEffect> {
  constructor(private readonly effects: Effects) {}

  execute({ plan, wanted }: PriceEffect): Promise<EffectDto> {
    return this.effects.of(plan, wanted, new Date().toISOString());
  }
}
