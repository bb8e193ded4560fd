import type { Plan, SubscriptionKind, SubscriptionStatus } from '@toile/contracts';
import { handleCommand, openEventStore, type PostgresEventStore, ProjectionRunner } from '@toile/event-store';
import type pg from 'pg';
import { demoSubject } from '../../accounts/index.js';
import { subscriptionDecider } from '../domain/subscription.decider.js';
import { subscriptionsReadModel } from '../read-models/subscriptions.projection.js';
import { subscriptionsFeature } from '../subscriptions.feature.js';
import { subscriptionStream } from '../subscriptions.js';

const YEAR_MS = 365 * 24 * 3600_000;

interface DemoPlan {
  email: string;
  kind: SubscriptionKind;
  plan: Plan;
  status: SubscriptionStatus;
  quantity: number;
}
const paywall = (
  name: string,
  plan: Plan,
  status: SubscriptionStatus = 'active',
  quantity = 1,
): DemoPlan => ({ email: `${name}@demo.toile.test`, kind: 'paywall', plan, status, quantity });
const DEMO_PLANS: readonly DemoPlan[] = [
  paywall('subscriber', 'all-included'),
  paywall('student', 'student-special'),
  paywall('trend', 'trend-master'),
  paywall('team', 'all-included', 'active', 5),
  paywall('canceled', 'all-included', 'canceled'),
  paywall('pastdue', 'all-included', 'past_due'),
  {
    email: 'analyst@demo.toile.test',
    kind: 'dashboard',
    plan: 'dashboard',
    status: 'active',
    quantity: 1,
  },
];

/** The plans of the demo's members, for a year from `now`, and its company deal; safe to repeat. */
export async function seedDemoSubscriptions(pool: pg.Pool, now = new Date()): Promise<void> {
  await pool.query(
    "INSERT INTO company_deal VALUES ('partner.toile.test', 'Partner (demo)') ON CONFLICT DO NOTHING",
  );
  // Nothing personal is written, so no key is needed.
  const store = openEventStore({
    pool,
    categories: [subscriptionsFeature.category],
    masterKey: Buffer.alloc(32),
  });
  for (const demo of DEMO_PLANS) await seed(pool, store, demo, now);
  const runner = new ProjectionRunner(store, { projections: [subscriptionsReadModel] });
  await runner.catchUp();
  await runner.stop();
}

async function seed(
  pool: pg.Pool,
  store: PostgresEventStore,
  { email, kind, plan, status, quantity }: DemoPlan,
  now: Date,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>("SELECT nextval('subscription_id') AS id");
  const member = demoSubject(email);
  const isOver = status === 'canceled';
  const report = {
    ref: `demo-${kind}`,
    createdAt: now.toISOString(),
    saidAt: now.toISOString(),
    rank: 0,
    plan,
    status,
    quantity,
    renews: !isOver,
    endsAt: new Date(now.getTime() + (isOver ? 0 : YEAR_MS)).toISOString(),
  };
  await handleCommand(store, subscriptionDecider, {
    stream: subscriptionStream(member, kind),
    // The id of the first time: what is there stays as it is.
    commandId: 'demo',
    command: { type: 'Report', id: Number(rows[0]?.id), kind, member, report },
    metadata: { correlationId: 'demo', causationId: null, actor: null, occurredAt: now },
  });
}
