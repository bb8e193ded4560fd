import { Inject, Injectable } from '@nestjs/common';
import type { WebhookEventType } from '@toile/contracts';
import type pg from 'pg';
import { Jobs, type Queryable } from '../../../kernel/jobs/jobs.js';
import { POOL } from '../../../kernel/tokens.js';
import { addDelivery } from '../deliver/deliver.handler.js';

/** Something that happened, for whoever asked to be told. */
export interface NewWebhookEvent {
  /** The same whenever it is told: what is published twice is told once. */
  id: string;
  type: WebhookEventType | 'webhook.test';
  /** Whose it is; null where every subscriber may know. */
  subject: string | null;
  occurredAt: Date;
  data: object;
}

/** Writes down what happened, and a delivery for every endpoint that wants to know, in the transaction that causes it. */
@Injectable()
export class WebhookEvents {
  constructor(
    private readonly jobs: Jobs,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** Nobody asks for most of what happens: that is not kept. */
  async publish(events: readonly NewWebhookEvent[], tx: Queryable = this.pool): Promise<void> {
    for (const event of events) await this.#publishOne(event, tx);
  }

  async #publishOne({ id, type, subject, occurredAt, data }: NewWebhookEvent, tx: Queryable): Promise<void> {
    const answer = await tx.query(
      `WITH wanted AS (
         SELECT id FROM webhook_endpoint WHERE $2 = ANY (types) AND ($3::text IS NULL OR subject = $3)
       ), event AS (
         INSERT INTO webhook_event (id, type, subject, occurred_at, data)
         SELECT $1, $2, $3, $4, $5::jsonb WHERE EXISTS (SELECT FROM wanted)
         ON CONFLICT (id) DO NOTHING
         RETURNING position
       )
       INSERT INTO webhook_delivery (endpoint, position)
       SELECT wanted.id, event.position FROM wanted CROSS JOIN event
       RETURNING endpoint, position`,
      [id, type, subject, occurredAt.toISOString(), JSON.stringify(data)],
    );
    for (const { endpoint, position } of rowsOf(answer))
      await addDelivery(this.jobs, { endpoint, position: Number(position) }, tx);
  }
}

/** A pool answers its result, TypeORM's manager the rows of it. */
function rowsOf(answer: unknown): { endpoint: string; position: string }[] {
  return Array.isArray(answer) ? answer : (answer as { rows: { endpoint: string; position: string }[] }).rows;
}
