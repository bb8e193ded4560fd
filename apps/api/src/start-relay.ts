import { OUTBOX_TOPICS } from '@toile/contracts';
import { createPostgresLog, type EventLog } from '@toile/event-log';
import { relayLog } from '@toile/event-store';
import type { Logger } from '@toile/platform';
import type pg from 'pg';

/** Carries what commands publish from PostgreSQL to Kafka; of several, one at a time. @returns what stops it */
export async function startRelay(stores: {
  pool: pg.Pool;
  log: EventLog;
  logger: Logger;
}): Promise<() => Promise<void>> {
  const outbox = createPostgresLog(stores.pool);
  const relay = await relayLog({
    source: outbox,
    target: stores.log,
    topics: OUTBOX_TOPICS,
    onError: (error) => stores.logger.warn({ err: error }, 'the relay to Kafka tries again'),
  });
  return async () => {
    await relay.stop();
    await outbox.close();
  };
}
