import type { RetrievedPaywall } from '@toile/contracts';

export type Reason = NonNullable<RetrievedPaywall['reason']>;

/** What a segment means to its reader; that another device has the plan, no segment says. */
export function reasonOf(segment: string): Reason {
  if (segment === 'visitor') return 'visitor';
  if (segment === 'free-user') return 'free';
  if (segment === 'canceled') return 'canceled';
  return /-(past_due|unpaid|paused)$/.test(segment) ? 'payment' : 'other';
}
