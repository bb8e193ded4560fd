import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberEntity } from '../accounts/index.js';
import { ChangePlanHandler } from './commands/change-plan.js';
import { HoldCouponHandler, UseCouponHandler } from './commands/hold-coupon.js';
import { WriteCouponHandler } from './commands/write-coupon.js';
import { Effects } from './effects.js';
import { CouponsController } from './http/coupons.controller.js';
import { PlansController } from './http/plans.controller.js';
import { Offers } from './offers.js';
import { PlanStreams } from './plan-streams.js';
import { CouponsHandler } from './queries/coupons.js';
import { PriceEffectHandler } from './queries/price-effect.js';
import { TermsHistoryHandler } from './queries/terms-history.js';
import { WrittenPlansHandler } from './queries/written-plans.js';
import { PLANS_ENTITIES } from './schema.js';

@Module({
  imports: [TypeOrmModule.forFeature([...PLANS_ENTITIES, MemberEntity])],
  controllers: [PlansController, CouponsController],
  providers: [
    Offers,
    Effects,
    PlanStreams,
    ChangePlanHandler,
    WriteCouponHandler,
    HoldCouponHandler,
    UseCouponHandler,
    WrittenPlansHandler,
    PriceEffectHandler,
    CouponsHandler,
    TermsHistoryHandler,
  ],
  exports: [Offers, PlanStreams],
})
export class PlansModule {}
