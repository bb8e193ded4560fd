import { z } from 'zod';

/** Topics of the event log. Each is created by migration; none is created by accident. */
export const TOPICS = ['tracking', 'catalogue', 'moodboards', 'subscriptions', 'members', 'ratings'] as const;
export type Topic = (typeof TOPICS)[number];

/** Topics that commands publish to, in the transaction of their events; with Kafka they are relayed there. */
export const OUTBOX_TOPICS: readonly Topic[] = TOPICS.filter((topic) => topic !== 'tracking');

/** The versioned envelope every log record's value holds as JSON. Stored bytes never change; upcasters run at read. */
export const logMessageSchema = z.object({
  id: z.uuid(),
  type: z.string().min(1).max(100),
  version: z.int().min(1),
  occurred_at: z.iso.datetime(),
  subject: z.string().max(300).nullable(),
  correlation_id: z.string().max(100),
  causation_id: z.string().max(100).nullable(),
  data: z.record(z.string(), z.unknown()),
});
export type LogMessage<D = Record<string, unknown>> = Omit<z.infer<typeof logMessageSchema>, 'data'> & {
  data: D;
};
