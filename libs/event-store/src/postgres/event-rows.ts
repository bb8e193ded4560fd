import type { EventMetadata, StoredEvent } from '../event.js';

/** The columns `toStoredEvent` reads. */
export const EVENT_COLUMNS =
  'position, stream, version, id, type, schema_version, data, metadata, command_id, occurred_at, recorded_at';

export interface EventRow {
  position: string;
  stream: string;
  version: number;
  id: string;
  type: string;
  schema_version: number;
  data: Record<string, unknown>;
  metadata: Omit<EventMetadata, 'occurredAt'>;
  command_id: string;
  occurred_at: Date;
  recorded_at: Date;
}

export function toStoredEvent(row: EventRow): StoredEvent {
  return {
    id: row.id,
    type: row.type,
    schemaVersion: row.schema_version,
    stream: row.stream,
    commandId: row.command_id,
    recordedAt: row.recorded_at,
    version: row.version,
    position: Number(row.position),
    data: row.data,
    metadata: { ...row.metadata, occurredAt: row.occurred_at },
  };
}
