import { defineMessage } from '../define-message.js';
import { type Fields, oneOf, positive, slug, time, yesOrNo } from '../json-schema.js';
import { DASHBOARD_PLAN, PLANS, SUBSCRIPTION_KINDS } from '../subscription.js';

/** Whose subscription; `member` is its owner's random subject id. */
const identity = {
  subscription_id: positive,
  kind: oneOf(SUBSCRIPTION_KINDS),
  member: slug,
} as const;
const plan = oneOf([...PLANS, DASHBOARD_PLAN]);
const ends_at = time;
const quantity = positive;

const message = <const F extends Fields>(type: string, fields: F) =>
  defineMessage({
    topic: 'subscriptions',
    type,
    version: 1,
    data: { ...identity, ...fields },
  });

export const subscriptionStarted = message('subscription-started', { plan, quantity, ends_at });
/** The term ends later now, or will not be followed by another (`renews` false). */
export const subscriptionRenewed = message('subscription-renewed', { ends_at, renews: yesOrNo });
export const subscriptionPlanChanged = message('subscription-plan-changed', { plan });
export const subscriptionQuantityChanged = message('subscription-quantity-changed', { quantity });
export const subscriptionPaymentFailed = message('subscription-payment-failed', {
  status: oneOf(['past_due', 'unpaid', 'paused']),
});
export const subscriptionPaymentRecovered = message('subscription-payment-recovered', {});
export const subscriptionCanceled = message('subscription-canceled', { ends_at });
/** It is used on another device now, or its device was given up. Which one stays private. */
export const subscriptionDeviceBound = message('subscription-device-bound', {});
export const subscriptionDeviceReleased = message('subscription-device-released', {});
