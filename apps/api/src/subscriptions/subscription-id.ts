import { unknownSubscription } from './domain/subscription.errors.js';

/** Ids are digits only; anything else names no subscription. @throws DomainError subscription/unknown */
export function subscriptionId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw unknownSubscription();
  return Number(text);
}
