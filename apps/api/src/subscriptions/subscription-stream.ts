import { createHash } from 'node:crypto';
import type { SubscriptionKind } from '@toile/contracts';

/** One stream a member and kind, so that two purchases of the same meet. */
export function subscriptionStream(member: string, kind: SubscriptionKind): string {
  return `subscription-${createHash('sha256').update(`${kind}\n${member}`).digest('hex').slice(0, 24)}`;
}
