import { type DataOf, objectOf, time } from './json-schema.js';

/** One recorded event as operators see it; personal fields of erased people are null. */
export interface StreamEvent {
  version: number;
  position: number;
  id: string;
  type: string;
  schema_version: number;
  data: Record<string, unknown>;
  occurred_at: string;
  recorded_at: string;
  command_id: string;
  correlation_id: string;
  causation_id: string | null;
  actor: string | null;
}

/** Topics of the event log. Each is created by migration; none is created by accident. */
export const TOPICS = [
  'tracking',
  'catalogue',
  'moodboards',
  'subscriptions',
  'members',
  'ratings',
  'vocabulary',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Topics that commands publish to, in the transaction of their events; with Kafka they are relayed there. */
export const OUTBOX_TOPICS: readonly Topic[] = TOPICS.filter((topic) => topic !== 'tracking');

/** The versioned envelope every log record's value holds as JSON. Stored bytes never change; upcasters run at read. */
export const logMessageSchema = {
  ...objectOf({
    id: { type: 'string', format: 'uuid' },
    type: { type: 'string', minLength: 1, maxLength: 100 },
    version: { type: 'integer', minimum: 1 },
    occurred_at: time,
    subject: { type: ['string', 'null'], maxLength: 300 },
    correlation_id: { type: 'string', maxLength: 100 },
    causation_id: { type: ['string', 'null'], maxLength: 100 },
    data: { type: 'object' },
  }),
  // A later version of the envelope may say more.
  additionalProperties: true,
};
export type LogMessage<D = Record<string, unknown>> = Omit<
  DataOf<(typeof logMessageSchema)['properties']>,
  'data'
> & { data: D };
