import { OUTBOX_TOPICS } from '@toile/contracts';
import { createPostgresLog } from '@toile/event-log';
import { relayLog } from '@toile/event-store';
import type { Logger } from '@toile/platform';
import type { Stores } from './stores.js';

/** Carries what commands publish from PostgreSQL to Kafka. @returns what stops it */
export async function startRelay(
  stores: Pick<Stores, 'pool' | 'log'>,
  logger: Logger,
): Promise<() => Promise<void>> {
  const outbox = createPostgresLog(stores.pool);
  const relay = await relayLog({
    ...{ source: outbox, target: stores.log, topics: OUTBOX_TOPICS },
    onError: (error) => logger.warn({ err: error }, 'the relay to Kafka tries again'),
  });
  return async () => {
    await relay.stop();
    await outbox.close();
  };
}
