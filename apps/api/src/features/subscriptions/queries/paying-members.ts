import { Inject, Injectable } from '@nestjs/common';
import type { Currency, Interval, PaywallPlan } from '@toile/contracts';
import { type ProjectionRunner, readSchema } from '@toile/event-store';
import type pg from 'pg';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { POOL } from '../../../kernel/tokens.js';
import type { PaidPrice, PaymentReport } from '../domain/payment-report.js';
import { subscriptionsReadModel } from '../read-models/subscriptions.projection.js';

/** Whoever bought before `since` was promised that this price stays. */
export interface PromisedPrice {
  currency: Currency;
  interval: Interval;
  /** ISO. */
  since: string;
}

/** Members who pay the same for a plan. */
export interface PayingGroup {
  /** Null where the provider has not told it. */
  price: PaidPrice | null;
  /** Whether their plan goes on when its term is over. */
  renews: boolean;
  /** Whether their price was promised for good. */
  promised: boolean;
  members: number;
  seats: number;
  /** When the first of them is renewed, or ends; ISO. */
  next_end: string;
}

/** Who pays for a plan now: $1 the plan, $2 the time, $3 promised prices. */
const PAYING = `
  SELECT held.key, held.doc->>'member' AS member, (held.doc->>'quantity')::int AS quantity,
    (held.doc->>'renews')::boolean AS renews, held.doc->>'endsAt' AS ends, newest.report, newest.report->'price' AS price,
    EXISTS (
      SELECT 1 FROM jsonb_to_recordset($3::jsonb) AS promise (currency text, "interval" text, since text)
      WHERE promise.currency = newest.report->'price'->>'currency'
        AND promise."interval" = newest.report->'price'->>'interval'
        AND newest.report->>'createdAt' < promise.since
    ) AS promised
  FROM ${readSchema(subscriptionsReadModel)}.document AS held
  CROSS JOIN LATERAL (
    SELECT report FROM jsonb_array_elements(held.doc->'reports') AS report
    ORDER BY report->>'status' = 'canceled', report->>'createdAt' DESC, report->>'ref' LIMIT 1
  ) AS newest
  WHERE held.kind = 'paywall' AND held.doc->>'plan' = $1 AND held.doc->>'status' <> 'canceled'
    AND held.doc->>'endsAt' > $2`;

const GROUPS = `
  SELECT price, renews, promised, count(*)::int AS members, sum(quantity)::int AS seats, min(ends) AS next_end
  FROM (${PAYING}) AS paying GROUP BY price, renews, promised
  ORDER BY members DESC, price->>'currency', price->>'interval', price->>'amount', renews, promised`;

const AFFECTED = `
  SELECT key, member, report FROM (${PAYING}) AS paying
  JOIN jsonb_to_recordset($4::jsonb) AS wanted (currency text, "interval" text, amount int)
    ON wanted.currency = price->>'currency' AND wanted."interval" = price->>'interval'
   AND wanted.amount <> (price->>'amount')::int
  WHERE renews AND NOT promised AND report->>'createdAt' < $5 AND key > $6 ORDER BY key LIMIT $7`;

/** What members pay now, as the provider has told it. */
@Injectable()
export class PayingMembers {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  async groups(plan: PaywallPlan, promised: readonly PromisedPrice[], now: string): Promise<PayingGroup[]> {
    await this.readModels.whenCurrent(subscriptionsReadModel);
    const { rows } = await this.pool.query<PayingGroup>(GROUPS, [plan, now, JSON.stringify(promised)]);
    return rows;
  }

  /**
   * Those whose plan was bought before a new price began and is renewed at another one, in the order of their keys.
   * @param after the key of the last one that was seen; '' at first
   */
  async affected(
    wanted: {
      plan: PaywallPlan;
      prices: readonly PaidPrice[];
      promised: readonly PromisedPrice[];
      /** ISO. */
      begun: string;
      now: string;
    },
    after: string,
    most: number,
  ): Promise<{ key: string; member: string; report: PaymentReport }[]> {
    await this.readModels.whenCurrent(subscriptionsReadModel);
    const { plan, prices, promised, begun, now } = wanted;
    const values = [plan, now, JSON.stringify(promised), JSON.stringify(prices), begun, after, most];
    return (await this.pool.query(AFFECTED, values)).rows;
  }
}
