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

/** GET `/api/events/streams/{id}?version&at`: a stream as of a version or a time, and what it adds up to. */
export interface StreamHistory {
  stream: string;
  version: number;
  state: unknown;
  events: StreamEvent[];
}
