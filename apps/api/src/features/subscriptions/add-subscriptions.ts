import type { Plan, SubscriptionKind, SubscriptionStatus } from '@toile/contracts';
import { handleCommand, openEventStore, ProjectionRunner } from '@toile/event-store';
import type pg from 'pg';
import type { PaidPrice } from './domain/payment-report.js';
import { subscriptionDecider } from './domain/subscription.decider.js';
import { subscriptionsReadModel } from './read-models/subscriptions.projection.js';
import { subscriptionsFeature } from './subscriptions.feature.js';
import { subscriptionStream } from './subscriptions.js';

/** A plan of a member, as a payment provider would report it. */
export interface SubscriptionToAdd {
  /** Subject of whose plan it is. */
  member: string;
  kind: SubscriptionKind;
  plan: Plan;
  status: SubscriptionStatus;
  /** Seats. */
  quantity: number;
  endsAt: Date;
  /** Left out where nobody knows it. */
  price?: PaidPrice | undefined;
}

/** Adds plans without a running api or a payment; safe to repeat with the same `source`, a name for where they come from: what is there stays as it is. */
export async function addSubscriptions(
  pool: pg.Pool,
  subscriptions: readonly SubscriptionToAdd[],
  { source, now }: { source: string; now: Date },
): Promise<void> {
  // Nothing personal is written, so no key is needed.
  const store = openEventStore({
    pool,
    categories: [subscriptionsFeature.category],
    masterKey: Buffer.alloc(32),
  });
  for (const { member, kind, plan, status, quantity, endsAt, price } of subscriptions) {
    const { rows } = await pool.query<{ id: string }>("SELECT nextval('subscription_id') AS id");
    const report = {
      ref: `${source}-${kind}`,
      createdAt: now.toISOString(),
      saidAt: now.toISOString(),
      rank: 0,
      plan,
      status,
      quantity,
      renews: status !== 'canceled',
      endsAt: endsAt.toISOString(),
      ...(price && { price }),
    };
    await handleCommand(store, subscriptionDecider, {
      stream: subscriptionStream(member, kind),
      // The id of the first time.
      commandId: source,
      command: { type: 'Report', id: Number(rows[0]?.id), kind, member, report },
      metadata: { correlationId: source, causationId: null, actor: null, occurredAt: now },
    });
  }
  const runner = new ProjectionRunner(store, { projections: [subscriptionsReadModel] });
  await runner.catchUp();
  await runner.stop();
}

/** A deal for everybody with an address of this domain; safe to repeat. */
export async function addCompanyDeal(pool: pg.Pool, domain: string, company: string): Promise<void> {
  await pool.query('INSERT INTO company_deal VALUES ($1, $2) ON CONFLICT DO NOTHING', [domain, company]);
}
