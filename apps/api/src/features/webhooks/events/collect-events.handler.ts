import { Inject } from '@nestjs/common';
import type { PostgresEventStore, RecordedEvent } from '@toile/event-store';
import type pg from 'pg';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../../kernel/jobs/task.js';
import { POOL } from '../../../kernel/tokens.js';
import { toldOf } from './told-of.js';
import { WebhookEvents } from './webhook-events.js';

export const COLLECT_EVENTS = defineTask('collect-webhook-events', NoPayload, {
  schedule: '* * * * *',
  maxAttempts: 3,
});

const CATEGORIES = ['collection', 'forecast'] as const;
/** Events of imports hold whole collections. */
const BATCH = 200;

/** Every minute: what the event store has recorded since becomes events of webhooks, each once. */
@HandlesTask(COLLECT_EVENTS)
export class CollectEventsHandler implements TaskHandler<NoPayload> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly events: WebhookEvents,
  ) {}

  async handle(): Promise<void> {
    while (await this.#batch());
  }

  /** @returns whether there is more */
  async #batch(): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const { end } = await this.store.readAll({ from: 0, limit: 0 });
      // Who comes first begins with the present. The row is one collector's until it commits.
      const { rows } = await client.query<{ next_position: string; is_wanted: boolean }>(
        `INSERT INTO webhook_cursor (next_position) VALUES ($1)
         ON CONFLICT (singleton) DO UPDATE SET next_position = webhook_cursor.next_position
         RETURNING next_position, EXISTS (SELECT FROM webhook_endpoint) AS is_wanted`,
        [end],
      );
      const from = Number(rows[0]?.next_position ?? end);
      // With nobody to tell, what happens is passed over.
      const next = rows[0]?.is_wanted ? await this.#publishFrom(from, client) : end;
      await client.query('UPDATE webhook_cursor SET next_position = $1', [next]);
      await client.query('COMMIT');
      return next < end;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  async #publishFrom(from: number, client: pg.PoolClient): Promise<number> {
    const slice = await this.store.readAll({ from, limit: BATCH, categories: CATEGORIES });
    const told = slice.events.flatMap((event) => toldOf(event as RecordedEvent<never>));
    await this.events.publish(told, client);
    return slice.next;
  }
}
