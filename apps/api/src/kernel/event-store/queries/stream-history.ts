import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { StreamEvent } from '@toile/contracts';
import type { PostgresEventStore, RecordedEvent } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsRFC3339, Max, Min } from 'class-validator';
import type { EventSourcedFeature } from '../event-sourced-feature.js';
import { EVENT_STORE, FEATURES } from '../tokens.js';

/** As of when a stream is asked for; as it is when both are left out. */
export class StreamHistoryQueryDto {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  version?: number;

  /**
   * A time with its offset.
   * @example "2026-11-21T10:00:00Z"
   */
  @IsOptional()
  @IsRFC3339()
  at?: string;
}

/** An event as it was recorded; personal fields of erased people are null. */
export class StreamEventDto implements StreamEvent {
  /** @example 1 */
  version: number;
  /**
   * Among the events of all streams.
   * @example 4711
   */
  position: number;
  /** @example "01932f5e-6b1a-7c39-9d3b-0c2f5a1e7b44" */
  id: string;
  /** @example "MoodboardCreated" */
  type: string;
  /** @example 1 */
  schema_version: number;
  data: Record<string, unknown>;
  /** @example "2026-11-21T10:00:00.000Z" */
  occurred_at: string;
  /** @example "2026-11-21T10:00:00.012Z" */
  recorded_at: string;
  command_id: string;
  correlation_id: string;
  causation_id: string | null;
  /** Subject of the member who caused it. */
  actor: string | null;
}

/** A stream of events, and what it adds up to. */
export class StreamHistoryDto {
  /** @example "moodboard-5f1c2d3e4a5b6c7d" */
  stream: string;
  /** @example 1 */
  version: number;
  /** Of its own shape in every feature; null where no feature knows the stream. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  state: unknown;
  events: StreamEventDto[];
}

export class StreamHistory extends Query<StreamHistoryDto> {
  constructor(
    readonly stream: string,
    readonly asOf: StreamHistoryQueryDto,
  ) {
    super();
  }
}

@QueryHandler(StreamHistory)
export class StreamHistoryHandler implements IQueryHandler<StreamHistory> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(FEATURES) private readonly features: readonly EventSourcedFeature[],
  ) {}

  /** @throws DomainError stream/unknown */
  async execute({ stream, asOf: { version, at } }: StreamHistory): Promise<StreamHistoryDto> {
    const asOf = { ...(version ? { version } : {}), ...(at ? { time: new Date(at) } : {}) };
    const events = await this.store.load(stream, asOf);
    const last = events.at(-1);
    if (!last) throw new DomainError('stream/unknown', `There was no stream "${stream}" then.`);
    const category = stream.slice(0, stream.indexOf('-'));
    const feature = this.features.find((one) => one.category.name === category);
    const shown = feature?.shownOf?.(events) ?? events;
    return {
      stream,
      version: last.version,
      state: feature?.stateOf(shown) ?? null,
      events: events.map((event, index) => toDto({ ...event, data: shown[index]?.data ?? {} })),
    };
  }
}

function toDto(event: RecordedEvent): StreamEventDto {
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
