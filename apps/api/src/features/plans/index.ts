export { type HeldCoupon, HoldCoupon, UseCoupon } from './commands/hold-coupon.js';
export { PLAN_FEATURES, type PlanFeature } from './domain/plan.events.js';
export {
  dueChanges,
  type PlanTerms,
  type PriceChange,
  promisedBefore,
  unappliedChanges,
} from './domain/plan.state.js';
export { Offers } from './offers.js';
export { PlanStreams } from './plan-streams.js';
export { couponsFeature, plansFeature } from './plans.feature.js';
export { PlansModule } from './plans.module.js';
export { PricesDto } from './price.dto.js';
export { PLANS_ENTITIES } from './schema.js';
