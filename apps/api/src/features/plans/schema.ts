import type { EntityClass } from '@toile/database';
import { CouponEntity } from './read-models/coupon.entity.js';
import { PlanTermsEntity } from './read-models/plan-terms.entity.js';

export const PLANS_ENTITIES: EntityClass[] = [PlanTermsEntity, CouponEntity];
