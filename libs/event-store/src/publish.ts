import type { LogMessage, Topic } from '@toile/contracts';
import type { NewRecord } from '@toile/event-log';
import { TRACEPARENT } from '@toile/platform';
import type { DomainEvent, RecordedEvent } from './event.js';

/**
 * The public message of an event: the envelope of `libs/contracts`, keyed by the stream, so that the messages of a
 * stream stay in one partition and in order. Its id is the event's: a repeated message is recognised by it.
 */
export function toLogRecord(
  event: RecordedEvent<DomainEvent>,
  message: { topic: Topic; type: string; version: number; data: Record<string, unknown> },
): NewRecord {
  const { metadata } = event;
  const envelope: LogMessage = {
    id: event.id,
    type: message.type,
    version: message.version,
    occurred_at: metadata.occurredAt.toISOString(),
    subject: metadata.actor,
    correlation_id: metadata.correlationId,
    causation_id: event.commandId,
    data: message.data,
  };
  return {
    topic: message.topic,
    key: event.stream,
    headers: {
      'correlation-id': metadata.correlationId,
      ...(metadata.traceparent && { [TRACEPARENT]: metadata.traceparent }),
    },
    value: Buffer.from(JSON.stringify(envelope)),
  };
}
