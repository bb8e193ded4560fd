import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';
import { DASHBOARD_PLAN, PLANS, SUBSCRIPTION_KINDS } from '../subscription.js';

/** Whose subscription; `member` is its owner's random subject id. */
const identity = {
  subscription_id: z.int().positive(),
  kind: z.enum(SUBSCRIPTION_KINDS),
  member: slugSchema,
};
const plan = z.enum([...PLANS, DASHBOARD_PLAN]);
const ends_at = z.iso.datetime();
const quantity = z.int().positive();

const message = <S extends z.ZodRawShape>(type: string, shape: S) =>
  defineMessage({
    topic: 'subscriptions',
    type,
    version: 1,
    schema: z.strictObject({ ...identity, ...shape }),
  });

export const subscriptionStarted = message('subscription-started', { plan, quantity, ends_at });
/** The term ends later now, or will not be followed by another (`renews` false). */
export const subscriptionRenewed = message('subscription-renewed', { ends_at, renews: z.boolean() });
export const subscriptionPlanChanged = message('subscription-plan-changed', { plan });
export const subscriptionQuantityChanged = message('subscription-quantity-changed', { quantity });
export const subscriptionPaymentFailed = message('subscription-payment-failed', {
  status: z.enum(['past_due', 'unpaid', 'paused']),
});
export const subscriptionPaymentRecovered = message('subscription-payment-recovered', {});
export const subscriptionCanceled = message('subscription-canceled', { ends_at });
/** It is used on another device now, or its device was given up. Which one stays private. */
export const subscriptionDeviceBound = message('subscription-device-bound', {});
export const subscriptionDeviceReleased = message('subscription-device-released', {});
