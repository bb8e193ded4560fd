import type { EntityClass, MigrationClass } from '@toile/database';
import { SubscriptionIdsAndDeals1790007001000 } from './migrations/1790007001000-subscription-ids-and-deals.js';
import { MemberPlan1790007002000 } from './migrations/1790007002000-member-plan.js';
import { MemberDevice1790007003000 } from './migrations/1790007003000-member-device.js';
import { SubscriptionEntity } from './read-models/subscription.entity.js';

export const SUBSCRIPTIONS_ENTITIES: EntityClass[] = [SubscriptionEntity];

/** A step that has been released is never edited. */
export const SUBSCRIPTIONS_MIGRATIONS: readonly MigrationClass[] = [
  SubscriptionIdsAndDeals1790007001000,
  MemberPlan1790007002000,
  MemberDevice1790007003000,
];
