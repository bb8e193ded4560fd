import type { Consumer } from 'kafkajs';
import { LogUnavailableError } from '../port.js';

export interface Place {
  topic: string;
  partition: number;
}

/**
 * Commits as a member of the consumer's group. A consumer that has stopped ignores commits in silence, so only one whose
 * event was seen counts. @returns the generation under which Kafka took it
 */
export async function storeOffsets(
  consumer: Consumer,
  offsets: (Place & { offset: string })[],
): Promise<number> {
  let generation: number | undefined;
  const [own] = offsets;
  const stopListening = consumer.on(consumer.events.COMMIT_OFFSETS, ({ payload }) => {
    const stored = payload.topics.find(({ topic }) => topic === own?.topic)?.partitions ?? [];
    // What kafkajs tells is a number of its own.
    if (stored.some(({ partition, offset }) => partition === own?.partition && `${offset}` === own.offset))
      generation = payload.groupGenerationId;
  });
  try {
    await consumer.commitOffsets(offsets);
  } finally {
    stopListening();
  }
  if (generation === undefined) throw new LogUnavailableError('the member is not in its group');
  return generation;
}
