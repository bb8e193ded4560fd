import type { Consumer, EachBatchHandler } from 'kafkajs';

/** Starts a consumer, or starts it again with further topics. Rejects when it cannot join its group. */
export async function runConsumer(
  consumer: Consumer,
  topics: readonly string[],
  eachBatch: EachBatchHandler,
): Promise<void> {
  let crash: Error | undefined;
  const stopListening = consumer.on(consumer.events.CRASH, ({ payload }) => {
    crash = payload.error;
  });
  try {
    await consumer.connect();
    // It takes topics only while it stands still.
    await consumer.stop();
    await consumer.subscribe({ topics: [...topics], fromBeginning: true });
    await consumer.run({ autoCommit: false, eachBatch });
    // It says nothing when it could not join.
    if (crash) throw crash;
  } catch (error) {
    await consumer.disconnect().catch(() => undefined);
    throw error;
  } finally {
    stopListening();
  }
}
