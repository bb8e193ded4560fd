import { Inject, Injectable } from '@nestjs/common';
import type { StreamEvent, StreamHistory } from '@toile/contracts';
import type { PostgresEventStore, RecordedEvent } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { z } from 'zod';
import type { EventSourcedFeature } from '../event-sourced-feature.js';
import { EVENT_STORE, FEATURES } from '../tokens.js';

export const streamHistorySchema = z.object({
  version: z.coerce.number().int().min(1).max(1_000_000).optional(),
  at: z.iso.datetime({ offset: true }).optional(),
});

@Injectable()
export class StreamHistoryQuery {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(FEATURES) private readonly features: readonly EventSourcedFeature[],
  ) {}

  /** A stream as of a version or a time, or as it is. @throws DomainError stream/unknown */
  async run(stream: string, { version, at }: z.infer<typeof streamHistorySchema>): Promise<StreamHistory> {
    const asOf = { ...(version ? { version } : {}), ...(at ? { time: new Date(at) } : {}) };
    const events = await this.store.load(stream, asOf);
    const last = events.at(-1);
    if (!last) throw new DomainError('stream/unknown', `There was no stream "${stream}" then.`);
    const category = stream.slice(0, stream.indexOf('-'));
    const feature = this.features.find((one) => one.category.name === category);
    return {
      stream,
      version: last.version,
      state: feature?.stateOf(events) ?? null,
      events: events.map(toStreamEvent),
    };
  }
}

function toStreamEvent(event: RecordedEvent): StreamEvent {
  return {
    version: event.version,
    position: event.position,
    id: event.id,
    type: event.type,
    schema_version: event.schemaVersion,
    data: { ...event.data },
    occurred_at: event.metadata.occurredAt.toISOString(),
    recorded_at: event.recordedAt.toISOString(),
    command_id: event.commandId,
    correlation_id: event.metadata.correlationId,
    causation_id: event.metadata.causationId,
    actor: event.metadata.actor,
  };
}
